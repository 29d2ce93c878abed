//! Random secrets and digests.

use crate::clock;
use crate::fault::Fault;
use game::Seed;
use session::Secrets;
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

/// A name for this process among those that share a store.
pub fn node_name() -> String {
    // Without randomness, which nothing else here could do without, the number of the process tells nodes apart.
    random_code(12).unwrap_or_else(|_| format!("{}-{}", std::process::id(), clock::now()))
}

/// SHA-256.
pub fn digest(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// Length of a game's id: 80 bits, so ids cannot be guessed.
const ID_LENGTH: usize = 16;
/// Length of invitation and watch codes.
const INVITE_LENGTH: usize = 16;

/// The secrets of a new game whose chance comes from `seed`.
pub fn of_new_game(seed: Seed) -> Result<Secrets, Fault> {
    Ok(Secrets {
        id: random_code(ID_LENGTH)?,
        invite: random_code(INVITE_LENGTH)?,
        watch: random_code(INVITE_LENGTH)?,
        seed,
    })
}

/// A fresh code with which somebody can take one seat of a running game. It names the game, so that it is found without
/// an index; the part after it is the secret.
pub fn new_seat_code(game: &str) -> Result<String, Fault> {
    Ok(format!("{game}-{}", random_code(INVITE_LENGTH)?))
}

/// The game in which a code is for a seat, if it looks like such a code.
pub fn game_of_seat_code(code: &str) -> Option<&str> {
    code.split_once('-').map(|(game, _)| game)
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
