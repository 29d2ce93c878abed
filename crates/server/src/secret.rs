//! Random secrets and digests.

use crate::fault::Fault;
use sha2::{Digest, Sha256};

/// Crockford's Base32 alphabet: no letters that are easily confused.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Random bytes.
pub fn bytes<const N: usize>() -> Result<[u8; N], Fault> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|why| Fault::internal(format!("no randomness: {why}")))?;
    Ok(bytes)
}

/// A random code of this many letters, five bits each (at most 64).
pub fn random_code(length: usize) -> Result<String, Fault> {
    let random = bytes::<64>()?;
    Ok(random.iter().take(length).map(|byte| ALPHABET[(byte & 31) as usize] as char).collect())
}

/// SHA-256.
pub fn digest(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// Derives a secret from another, which it does not reveal.
pub fn derive(seed: &[u8; 32], label: &str, number: u64) -> [u8; 32] {
    let mut hasher = Sha256::new();
    hasher.update(seed);
    hasher.update(label.as_bytes());
    hasher.update(number.to_le_bytes());
    hasher.finalize().into()
}

/// Length of a one-time code.
const CODE_LENGTH: usize = 12;

/// A one-time code for moving seats to another device.
pub fn new_code() -> Result<String, Fault> {
    random_code(CODE_LENGTH)
}

/// The digest under which a one-time code is stored.
pub fn code_digest(code: &str) -> [u8; 32] {
    digest(code.trim().as_bytes())
}
