//! The seed of a game, and the secrets that come from it.

use crate::Seat;
use std::fmt;
use std::str::FromStr;

/// The secret seed of a game's random number generator. Its digest is published when the game starts (commitment), the
/// seed itself when it has ended, so that anyone can verify that the server did not cheat.
///
/// ```
/// use game::{Seat, Seed};
/// let seed = Seed::from_number(7);
/// let published = seed.commitment();
/// // When the game is over everybody gets the seed as text and can compare it.
/// assert_eq!(seed.to_string().parse::<Seed>().unwrap().commitment(), published);
/// assert_eq!(format!("{seed:?}"), "Seed(secret)", "until then it is in no log");
/// assert_ne!(seed.secret_of("bot", Seat(0), 1), seed.secret_of("bot", Seat(1), 1));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a small number, for reproducible games.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// A secret number for one seat at one position: from it comes what a bot or a hint does there by chance. It tells
    /// nothing about the seed, nor about the numbers of other seats, positions and purposes.
    pub fn secret_of(&self, purpose: &str, seat: Seat, position: u64) -> u64 {
        // The parts after the purpose have a fixed length, so no two inputs are written the same.
        let parts: [&[u8]; 5] =
            [b"luxor secret of a seat: ", purpose.as_bytes(), &self.0, &[seat.0], &position.to_le_bytes()];
        let digest = crate::digest::sha256(&parts.concat());
        digest.iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte))
    }

    /// What is published at the start: SHA-256 of the 32 bytes, in hexadecimal.
    pub fn commitment(&self) -> String {
        crate::sha256_hex(&self.0)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    /// A seed is a secret: it must never appear in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("a seed is 64 hexadecimal digits, not {text:?}");
        if text.len() != 64 || !text.is_ascii() {
            return Err(wrong());
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| wrong())?;
        }
        Ok(Seed(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seed_round_trips_through_text() {
        let seed = Seed::from_number(7);
        assert_eq!(seed.to_string().parse::<Seed>().unwrap().commitment(), seed.commitment());
        assert!("7".parse::<Seed>().unwrap_err().contains("64 hexadecimal"));
        assert_eq!(format!("{seed:?}"), "Seed(secret)");
    }

    #[test]
    fn secrets_of_seats_positions_and_purposes_differ() {
        let seed = Seed::from_number(7);
        let mut secrets = Vec::new();
        for seat in 0..5 {
            for position in 0..50 {
                secrets.extend(["bot", "hint"].map(|purpose| seed.secret_of(purpose, Seat(seat), position)));
            }
        }
        assert_eq!(secrets[0], seed.secret_of("bot", Seat(0), 0), "the same every time");
        assert_ne!(secrets[0], Seed::from_number(8).secret_of("bot", Seat(0), 0));
        secrets.sort_unstable();
        secrets.dedup();
        assert_eq!(secrets.len(), 500);
    }
}
