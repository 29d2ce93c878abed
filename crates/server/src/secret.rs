//! Things nobody can guess, and what is kept of them.

use crate::fault::Fault;
use sha2::{Digest, Sha256};

/// Letters and digits that nobody confuses when reading aloud.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Random bytes.
pub fn bytes<const N: usize>() -> Result<[u8; N], Fault> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|why| Fault::internal(format!("no randomness: {why}")))?;
    Ok(bytes)
}

/// A random word of so many letters, five bits each.
pub fn word(letters: usize) -> Result<String, Fault> {
    let random = bytes::<64>()?;
    Ok(random.iter().take(letters).map(|byte| LETTERS[(byte & 31) as usize] as char).collect())
}

/// SHA-256.
pub fn digest(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// A secret made of another: who knows it learns nothing about that one.
pub fn derived(seed: &[u8; 32], what: &str, number: u64) -> [u8; 32] {
    let mut hasher = Sha256::new();
    hasher.update(seed);
    hasher.update(what.as_bytes());
    hasher.update(number.to_le_bytes());
    hasher.finalize().into()
}
