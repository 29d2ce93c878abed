//! The text of a position: canonical, because fingerprints are digests of it, and readable, so that tests and reports
//! can use it.
//!
//! # The text
//!
//! Lines end in `\n`, words are separated by one space, nothing else is white. Seats are counted from 1 as people do;
//! cells are named as in actions. In this order:
//!
//! ```text
//! turn 5 first 1
//! seat 2 lay 1
//! layout g8
//! d dc12 . m
//! ot l~2 d! dp
//! player 1 supply 27 captured 2 2 hand 1dc+ 2l stack 2d 2dc 2dc 3ot actions ship+ caravan pile snakes
//! player 2 …
//! ```
//!
//! - `turn`: the number of the turn. `first`: who began.
//! - `seat`: who decides, then what: `keep` (X2), `lay N` after N tiles in this turn, `deploy CELL N` from the camp
//!   there, the Nth tile of the turn, `adventure` (use an action tile or pass), `from TILE` (which mountain),
//!   `to TILE CELL` (from that mountain, where to), `over`.
//! - `layout`: the north-west corner of the smallest rectangle around all tiles, then its rows from north to south,
//!   each from west to east; before the start layout lies, no rows and the corner it will have. `.` is an empty cell. A
//!   tile is its letters (`d` desert, `o` oasis, `m` mountains, `l` lake; `c` camp, `t` temple, `p` pyramid after
//!   them), then the owners of its adventurers from bottom to top, then `~` and the owner of a ship, then `!` for
//!   snakes.
//! - `player`, one line for each in the order of seats: `supply`; `captured` and the owners of captured adventurers in
//!   the order of seats; `kept` and the letters of the tile chosen in X2, until all have chosen; `hand`, the tile held
//!   longer first, each its back and letters, with `+` if everybody knows the face; `stack`, the tiles not drawn yet,
//!   by back, then in the order desert, desert camp, temple, pyramid, oasis, oasis camp, temple, pyramid, mountains,
//!   lake; `actions`, those in hand in the order ship, caravan, snakes, sandstorm, of each kind those everybody knows
//!   (`+`) first; `pile`, the action tiles not drawn yet in the same order. A word with nothing after it is left out,
//!   except `supply`, which always has its number.
//!
//! # The order of chance
//!
//! 1. `first` (unless the options name the first player): one seat of those that play, seen by all.
//! 2. With New Adventures, for each seat in order, `actions` as often as a player holds them, seen by that player.
//! 3. After the last choice of X2, `start` for each cell of the start layout, row by row from the north-west, from all
//!    tiles given, seen by all; the last one too.
//! 4. After each tile laid, when its adventurers have come to rest, `tiles` from the lowest back left in the stack of
//!    the player whose turn it is, seen by that player; nothing when the stack is empty.
//! 5. After an action tile was used, `actions`, seen by that player; nothing when the pile is empty.

mod check;
mod read;
mod write;

pub use check::check;
pub use read::read;
pub use write::write;
