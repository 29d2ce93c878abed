//! Digests: of component files, of seeds, of positions.

use sha2::{Digest, Sha256};
use std::fmt;

/// SHA-256.
pub(crate) fn sha256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// SHA-256 in hexadecimal.
pub fn sha256_hex(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for half in bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]) {
        text.push(char::from(b"0123456789abcdef"[usize::from(half)]));
    }
    text
}

/// A position in 16 hexadecimal digits: the first 8 bytes of the SHA-256 of its canonical text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fingerprint(pub String);

impl Fingerprint {
    /// The fingerprint of a canonical text.
    pub fn of(text: &str) -> Self {
        Fingerprint(hex(&Sha256::digest(text)[..8]))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
