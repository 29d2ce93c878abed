//! Secrets derived from the secret of a game.

use sha2::{Digest, Sha256};

/// Derives a secret from another, which it does not reveal.
pub fn derive(seed: &[u8; 32], label: &str, number: u64) -> [u8; 32] {
    let mut hasher = Sha256::new();
    hasher.update(seed);
    hasher.update(label.as_bytes());
    hasher.update(number.to_le_bytes());
    hasher.finalize().into()
}
