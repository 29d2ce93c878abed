//! A temporary folder with the program running in it.

#![allow(dead_code, reason = "each test file needs its own part of it")]

use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// The result of one run of the program.
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Run {
    fn new(status: ExitStatus, out: Vec<u8>, err: Vec<u8>) -> Run {
        let text = |bytes| String::from_utf8(bytes).unwrap();
        let run = Run { code: status.code().unwrap_or(-1), out: text(out), err: text(err) };
        assert!(!run.err.contains("panicked"), "{}", run.err);
        assert!(!run.out.contains('\u{1b}') && !run.err.contains('\u{1b}'), "colours in a pipe");
        assert!(!run.out.contains('‹'), "a text is missing");
        run
    }
}

/// How questions end that wait for a line.
const QUESTIONS: [&str; 3] = ["> ", "press Enter. ", "to cover the table. "];

/// A temporary folder, removed on drop.
pub struct Sandbox(pub PathBuf);

impl Sandbox {
    pub fn new() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("luxor-sandbox-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Sandbox(path)
    }

    /// Runs `luxor` with arguments separated by spaces and this standard input.
    pub fn luxor(&self, args: &str, input: impl AsRef<[u8]>) -> Run {
        self.luxor_with(&args.split_whitespace().collect::<Vec<_>>(), input)
    }

    pub fn luxor_with(&self, args: &[&str], input: impl AsRef<[u8]>) -> Run {
        self.luxor_in(&[], args, input)
    }

    /// Runs `luxor` with these environment variables, and no other locale.
    pub fn luxor_in(&self, variables: &[(&str, &str)], args: &[&str], input: impl AsRef<[u8]>) -> Run {
        let mut child = self.start(variables, args);
        let mut stdin = child.stdin.take().unwrap();
        let input = input.as_ref().to_vec();
        // The program may end before it has read everything.
        let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
        let output = child.wait_with_output().unwrap();
        writer.join().unwrap();
        Run::new(output.status, output.stdout, output.stderr)
    }

    /// Runs `luxor` and answers each of its questions; `answer` gets what was shown since the one before.
    pub fn luxor_answered(&self, args: &str, mut answer: impl FnMut(&str) -> String) -> Run {
        let mut child = self.start(&[], &args.split_whitespace().collect::<Vec<_>>());
        let (mut stdin, mut stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let (mut out, mut answered) = (Vec::new(), 0);
        let mut buffer = [0; 4096];
        loop {
            let count = stdout.read(&mut buffer).unwrap();
            if count == 0 {
                break;
            }
            out.extend_from_slice(&buffer[..count]);
            // A question ends with a space instead of a line break.
            if let Ok(shown) = str::from_utf8(&out[answered..])
                && QUESTIONS.iter().any(|question| shown.ends_with(question))
            {
                let line = answer(shown) + "\n";
                answered = out.len();
                stdin.write_all(line.as_bytes()).unwrap();
            }
        }
        let rest = child.wait_with_output().unwrap();
        Run::new(rest.status, out, rest.stderr)
    }

    fn start(&self, variables: &[(&str, &str)], args: &[&str]) -> Child {
        Command::new(env!("CARGO_BIN_EXE_luxor"))
            .args(args)
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env_remove("LANG")
            .envs(variables.iter().copied())
            .current_dir(&self.0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
    }

    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.0.join(name)).unwrap()
    }

    pub fn write(&self, name: &str, text: &str) {
        std::fs::write(self.0.join(name), text).unwrap();
    }

    /// The saved games in the folder.
    pub fn games(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.retain(|name| name.ends_with(".jsonl"));
        names.sort();
        names
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
