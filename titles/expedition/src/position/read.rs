//! Parsing of positions.

use crate::adventures::ActionTile;
use crate::cell::Cell;
use crate::hand::{HAND, Held};
use crate::layout::{Frame, Layout};
use crate::options::Setup;
use crate::player::Player;
use crate::spots::Spot;
use crate::stack::Stack;
use crate::state::{Phase, State};
use crate::tile::{Back, Tile};
use game::{Fault, Faults, Seat};

/// More of one kind than any box has, few enough to be added up.
const MOST_ALIKE: u8 = 20;

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

/// Reads a position: what [`write`](super::write) wrote, or less. White space at will; `turn` and `first` may be left
/// out (then 1), and a player without `supply` has what is not on the table and not captured; without a line, nothing
/// but that.
///
/// Only what cannot be represented is refused. Whether the position can occur in a game is not checked here;
/// [`State::check`] checks that every tile and adventurer is there exactly once.
pub fn read(setup: &Setup, text: &str) -> Result<State, Faults> {
    let mut reader = Reader {
        setup,
        state: State {
            layout: Layout::empty(setup.start_frame()),
            players: [Player::NOBODY; 4],
            turn: 1,
            first: Seat(0),
            seat: Seat(0),
            phase: Phase::Over,
        },
        corner: None,
        tiles: Vec::new(),
        supplied: [false; 4],
        deciding: None,
    };
    for (number, line) in (1..).zip(text.lines()) {
        if line.contains('?') {
            let what = "something is unknown here (?): only a full position can be played on";
            return Err(Fault::at(number, what).into());
        }
        reader.line(line).map_err(|what| Fault::at(number, what))?;
    }
    reader.finish().map_err(|what| Fault::whole(what).into())
}

struct Reader<'a> {
    setup: &'a Setup,
    state: State,
    corner: Option<Cell>,
    /// The rows of the map, `None` for an empty cell.
    tiles: Vec<Vec<Option<OnTable>>>,
    supplied: [bool; 4],
    /// The words after `seat`, which may name a cell of a map still to come.
    deciding: Option<String>,
}

struct OnTable {
    tile: Tile,
    stack: Stack,
    ship: Option<Seat>,
    snakes: bool,
}

impl Reader<'_> {
    fn line(&mut self, line: &str) -> Result<(), String> {
        let mut words = line.split_whitespace().peekable();
        match words.peek().copied() {
            None => Ok(()),
            Some("turn" | "first") => self.turn(&mut words),
            Some("seat") => {
                self.deciding = Some(words.skip(1).collect::<Vec<_>>().join(" "));
                Ok(())
            }
            Some("layout") => {
                self.corner = Some(words.nth(1).ok_or("the corner of the layout is missing")?.parse()?);
                Ok(())
            }
            Some("player") => self.player(&mut words),
            Some(_) if self.corner.is_some() => {
                self.tiles.push(words.map(|word| self.on_table(word)).collect::<Result<_, _>>()?);
                Ok(())
            }
            Some(word) => Err(format!(
                "a line begins with turn, seat, layout or player, and rows follow a layout; not {word:?}"
            )),
        }
    }

    fn turn(&mut self, words: &mut Words<'_>) -> Result<(), String> {
        while let (Some(name), Some(value)) = (words.next(), words.next()) {
            match name {
                "turn" => {
                    self.state.turn = value.parse().map_err(|_| format!("turn {value:?} is no number"))?
                }
                "first" => self.state.first = self.seat(value)?,
                _ => return Err(format!("{name:?} is neither turn nor first")),
            }
        }
        Ok(())
    }

    fn seat(&self, word: &str) -> Result<Seat, String> {
        let seats = self.setup.options.players;
        Seat::all(seats)
            .find(|seat| seat.to_string() == word)
            .ok_or_else(|| format!("a player is a number from 1 to {seats}, not {word:?}"))
    }

    /// `dc12`, `l~2`, `d!`, `.`
    fn on_table(&self, word: &str) -> Result<Option<OnTable>, String> {
        if word == "." {
            return Ok(None);
        }
        let wrong = || format!("{word:?} is no tile; one reads like d, dc12, l~2 or d!");
        let letters = word.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(word.len());
        let tile = Tile::coded(&word[..letters]).ok_or_else(wrong)?;
        let mut found = OnTable { tile, stack: Stack::EMPTY, ship: None, snakes: false };
        let mut rest = word[letters..].chars();
        while let Some(sign) = rest.next() {
            match sign {
                '~' => found.ship = Some(self.seat(&rest.next().ok_or_else(wrong)?.to_string())?),
                '!' => found.snakes = true,
                owner if found.stack.height() < Stack::HIGHEST => {
                    found.stack = found.stack.with(self.seat(&owner.to_string())?, 1);
                }
                _ => return Err(format!("{word:?} is higher than {}", Stack::HIGHEST)),
            }
        }
        Ok(Some(found))
    }

    fn player(&mut self, words: &mut Words<'_>) -> Result<(), String> {
        words.next();
        let seat = self.seat(words.next().ok_or("whose line is this?")?)?;
        let mut topic = "";
        for word in words {
            if matches!(word, "supply" | "captured" | "kept" | "hand" | "stack" | "actions" | "pile") {
                topic = word;
                continue;
            }
            match topic {
                "supply" => {
                    let supply = word.parse().map_err(|_| format!("supply {word:?} is no number"))?;
                    self.state.players[seat.index()].supply = supply;
                    self.supplied[seat.index()] = true;
                }
                "captured" => {
                    let owner = self.seat(word)?;
                    count(&mut self.state.players[seat.index()].captured[owner.index()])?;
                }
                _ => piece(&mut self.state.players[seat.index()], topic, word)?,
            }
        }
        Ok(())
    }

    fn finish(mut self) -> Result<State, String> {
        self.lay_all()?;
        for seat in self.setup.seats().filter(|seat| !self.supplied[seat.index()]) {
            let layout = &self.state.layout;
            let laid: u32 = layout.present(seat).map(|spot| u32::from(layout.stack(spot).count(seat))).sum();
            let captured: u32 =
                self.state.players.iter().map(|player| u32::from(player.captured[seat.index()])).sum();
            let rest = u32::from(self.setup.components.adventurers).saturating_sub(laid + captured);
            // No more than there are adventurers.
            self.state.players[seat.index()].supply = rest as u8;
        }
        let deciding = self.deciding.take().ok_or("nobody decides: seat 1 lay 0")?;
        self.phase(&deciding)?;
        Ok(self.state)
    }

    fn lay_all(&mut self) -> Result<(), String> {
        let Some(corner) = self.corner.filter(|_| !self.tiles.is_empty()) else { return Ok(()) };
        let width = self.tiles.iter().map(Vec::len).max().unwrap_or(0);
        let most = self.setup.table.limit as usize;
        if width > most || self.tiles.len() > most {
            return Err(format!("the layout is larger than {most} by {most}"));
        }
        // Both are at most ten.
        let frame = Frame {
            column: corner.column,
            row: corner.row,
            width: width as u8,
            height: self.tiles.len() as u8,
        };
        let layout = &mut self.state.layout;
        *layout = Layout::empty(frame);
        for (row, line) in (corner.row..).zip(&self.tiles) {
            for (column, found) in (corner.column..).zip(line) {
                let Some(found) = found else { continue };
                let spot = layout.lay(found.tile, Cell { column, row });
                found.stack.owners().for_each(|owner| layout.put(spot, owner, 1));
                if let Some(owner) = found.ship {
                    layout.put_ship(spot, owner);
                }
                if found.snakes {
                    layout.put_snakes(spot);
                }
            }
        }
        Ok(())
    }

    fn phase(&mut self, text: &str) -> Result<(), String> {
        let mut words = text.split(' ');
        self.state.seat = self.seat(words.next().unwrap_or(""))?;
        let words: Vec<&str> = words.collect();
        let number = |word: &str| word.parse::<u8>().map_err(|_| format!("{word:?} is no number"));
        let spot = |word: &str| -> Result<Spot, String> {
            self.state.layout.spot(word.parse()?).ok_or_else(|| format!("there is no tile on {word}"))
        };
        self.state.phase = match words[..] {
            ["keep"] => Phase::Keep,
            ["lay", laid] => Phase::Lay { laid: number(laid)? },
            ["deploy", camp, laid] => Phase::Deploy { camp: spot(camp)?, laid: number(laid)? },
            ["adventure"] => Phase::Adventure,
            ["from", tile] => Phase::From { tile: tile.parse()? },
            ["to", tile, from] => Phase::To { tile: tile.parse()?, from: spot(from)? },
            ["over"] => Phase::Over,
            _ => return Err(format!("{text:?} is nothing to decide")),
        };
        Ok(())
    }
}

/// A tile or action tile in hand, stack or pile.
fn piece(player: &mut Player, topic: &str, word: &str) -> Result<(), String> {
    let (word, known) = word.strip_suffix('+').map_or((word, false), |word| (word, true));
    match topic {
        "kept" => player.kept = Some(Tile::coded(word).ok_or_else(|| format!("there is no tile {word:?}"))?),
        "hand" if player.hand.has_room() => {
            let (back, tile) = tile(word)?;
            player.hand.add(Held { back, tile, known });
        }
        "hand" => return Err(format!("a hand holds {HAND} tiles")),
        "stack" => {
            let (back, tile) = tile(word)?;
            if back == Back::ONE {
                return Err("tiles with back 1 are never in a stack".into());
            }
            count(&mut player.pile_mut(back)[tile.index()])?;
        }
        "actions" => {
            let tile: ActionTile = word.parse()?;
            count(&mut player.actions[tile.index()])?;
            if known {
                count(&mut player.actions_known[tile.index()])?;
            }
        }
        "pile" => count(&mut player.action_pile[word.parse::<ActionTile>()?.index()])?,
        _ => {
            return Err(format!(
                "a player has supply, captured, kept, hand, stack, actions and pile; what is {word:?}?"
            ));
        }
    }
    Ok(())
}

/// One more of a kind.
fn count(kind: &mut u8) -> Result<(), String> {
    if *kind >= MOST_ALIKE {
        return Err(format!("nobody has more than {MOST_ALIKE} of a kind"));
    }
    *kind += 1;
    Ok(())
}

/// `3ot`: the back and the letters.
fn tile(word: &str) -> Result<(Back, Tile), String> {
    let wrong = || format!("{word:?} is no tile in a hand or stack; one reads like 3ot");
    let back = word.chars().next().and_then(|digit| digit.to_digit(10)).ok_or_else(wrong)?;
    let back = u8::try_from(back).ok().and_then(Back::new).ok_or_else(wrong)?;
    Ok((back, Tile::coded(&word[1..]).ok_or_else(wrong)?))
}
