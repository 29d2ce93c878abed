//! A connection that breaks when the other side stops taking what is sent, so that its memory is not held for ever.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// A stream whose writes fail if nothing was taken for a time.
pub struct SendTimeout<S, F> {
    stream: S,
    limit: Duration,
    /// Called when a write fails because of it.
    timed_out: F,
    /// Runs while a write waits.
    waiting: Option<Pin<Box<Sleep>>>,
}

impl<S, F: FnMut()> SendTimeout<S, F> {
    /// Breaks the stream when a write waits for this long, and reports it.
    pub fn new(stream: S, limit: Duration, timed_out: F) -> Self {
        SendTimeout { stream, limit, timed_out, waiting: None }
    }

    /// Passes on the result of a write, or fails if it has waited for too long.
    fn in_time<T>(&mut self, result: Poll<io::Result<T>>, cx: &mut Context<'_>) -> Poll<io::Result<T>> {
        if result.is_ready() {
            self.waiting = None;
            return result;
        }
        let limit = self.limit;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(limit)));
        waiting.as_mut().poll(cx).map(|()| {
            (self.timed_out)();
            Err(io::ErrorKind::TimedOut.into())
        })
    }
}

impl<S: AsyncRead + Unpin, F: Unpin> AsyncRead for SendTimeout<S, F> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl<S: AsyncWrite + Unpin, F: FnMut() + Unpin> AsyncWrite for SendTimeout<S, F> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let result = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.in_time(result, cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let result = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.in_time(result, cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let result = Pin::new(&mut self.stream).poll_flush(cx);
        self.in_time(result, cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};
    use tokio::time::timeout;

    #[tokio::test]
    async fn a_reader_that_takes_nothing_breaks_the_connection() {
        let (ours, theirs) = duplex(16);
        let mut count = 0;
        let mut sending = SendTimeout::new(ours, Duration::from_millis(1), || count += 1);
        let failed = timeout(Duration::from_secs(60), sending.write_all(&[0; 64])).await;
        let failed = failed.expect("it does not break").unwrap_err();
        drop(sending);
        assert_eq!((failed.kind(), count), (io::ErrorKind::TimedOut, 1));
        drop(theirs);
    }

    #[tokio::test]
    async fn a_reader_that_takes_everything_gets_it() {
        let (ours, mut theirs) = duplex(16);
        let mut sending = SendTimeout::new(ours, Duration::from_secs(3600), || unreachable!());
        let sent = tokio::spawn(async move { sending.write_all(&[7; 64]).await });
        let mut taken = Vec::new();
        theirs.read_to_end(&mut taken).await.unwrap();
        assert_eq!((taken, sent.await.unwrap().is_ok()), (vec![7; 64], true));
    }
}
