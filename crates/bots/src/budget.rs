//! How much a decision may cost, and how to cancel it.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What a decision may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// Wall-clock time.
    Time(Duration),
    /// A number of play-outs: the same seed then gives the same decision.
    Iterations(u64),
}

impl Budget {
    /// A budget in milliseconds.
    pub const fn millis(millis: u64) -> Budget {
        Budget::Time(Duration::from_millis(millis))
    }

    /// This budget multiplied by `times / over`.
    pub fn scaled(self, times: u32, over: u32) -> Budget {
        match self {
            Budget::Time(time) => Budget::Time(time * times / over),
            Budget::Iterations(count) => {
                Budget::Iterations((count * u64::from(times) / u64::from(over)).max(1))
            }
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
            Budget::Iterations(count) => write!(f, "{count}i"),
        }
    }
}

impl FromStr for Budget {
    type Err = String;

    /// `1s`, `200ms`, or `2000i` for iterations.
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text:?} is no budget; one reads 1s, 200ms, or 2000i for 2000 play-outs");
        let digits = text.find(|c: char| !c.is_ascii_digit()).ok_or_else(wrong)?;
        let number: u64 = text[..digits].parse().map_err(|_| wrong())?;
        match &text[digits..] {
            _ if number == 0 || number > 1_000_000_000 => Err(wrong()),
            "s" => Ok(Budget::Time(Duration::from_secs(number))),
            "ms" => Ok(Budget::millis(number)),
            "i" => Ok(Budget::Iterations(number)),
            _ => Err(wrong()),
        }
    }
}

/// Cancels a running search, which then answers with the best action found so far. All clones share one flag.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    flag: Arc<AtomicBool>,
    deadline: Option<Instant>,
}

impl Stop {
    /// Stops at this instant, even if the budget allows more.
    pub fn at(deadline: Instant) -> Stop {
        Stop { flag: Arc::default(), deadline: Some(deadline) }
    }

    /// Stops now.
    pub fn stop(&self) {
        self.flag.store(true, Ordering::Relaxed);
    }

    /// Whether it was stopped or its deadline has passed.
    pub fn is_stopped(&self) -> bool {
        self.flag.load(Ordering::Relaxed) || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

/// What is left of the budget for one part of a decision: a deadline, or a number of play-outs.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    deadline: Option<Instant>,
    left: u64,
    stop: Stop,
}

impl Clock {
    /// Starts the clock.
    pub fn start(budget: Budget, stop: &Stop) -> Clock {
        match budget {
            Budget::Time(time) => {
                Clock { deadline: Some(Instant::now() + time), left: u64::MAX, stop: stop.clone() }
            }
            Budget::Iterations(count) => Clock { deadline: None, left: count, stop: stop.clone() },
        }
    }

    /// Takes `count` play-outs off the budget; false if it does not allow them.
    #[inline]
    pub fn allows(&mut self, count: u64) -> bool {
        if self.left < count || self.stop.is_stopped() {
            return false;
        }
        self.left -= count;
        self.deadline.is_none_or(|deadline| Instant::now() < deadline)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budget_texts_parse() {
        assert_eq!("1s".parse(), Ok(Budget::millis(1000)));
        assert_eq!("250ms".parse(), Ok(Budget::millis(250)));
        assert_eq!("2000i".parse(), Ok(Budget::Iterations(2000)));
        for wrong in ["", "s", "0s", "1", "1h", "-1s", "1.5s", "99999999999i"] {
            assert!(wrong.parse::<Budget>().is_err(), "{wrong}");
        }
        assert_eq!(Budget::millis(100).scaled(1, 4), Budget::millis(25));
    }
}
