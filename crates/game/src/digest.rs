//! Digests: of component files, of seeds, of positions.

use sha2::{Digest, Sha256};
use std::fmt;

/// SHA-256 in hexadecimal.
pub fn sha256_hex(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A position in 16 hexadecimal digits: the first 8 bytes of the SHA-256 of its canonical text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fingerprint(pub String);

impl Fingerprint {
    /// The fingerprint of a canonical text.
    pub fn of(text: &str) -> Self {
        let mut hex = sha256_hex(text.as_bytes());
        hex.truncate(16);
        Fingerprint(hex)
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
