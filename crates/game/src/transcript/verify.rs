//! Replay and verification of transcripts.

use super::line::Line;
use super::{Header, Transcript, write::result_seats};
use crate::{
    ChanceOutcome, Fault, Fingerprint, Game, Pile, Replayed, RngChance, Seed, Sight, Silent, Table, Takeover,
    UnsupportedGeneration, position,
};
use std::fmt;
use std::sync::Arc;

/// The result of verifying a transcript.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Every action is legal, every fingerprint and the result agree.
    Exact,
    /// Nothing contradicts the rules, but not everything could be checked, for this reason.
    Unverified(String),
    /// From here on the file and the rules disagree.
    Diverged(Fault),
    /// Its generation of the rules is not supported, so it was not replayed.
    UnsupportedGeneration(UnsupportedGeneration),
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Exact => f.write_str("exact"),
            Verdict::Unverified(why) => write!(f, "unverified: {why}"),
            Verdict::Diverged(fault) => write!(f, "diverged: {fault}"),
            Verdict::UnsupportedGeneration(unsupported) => unsupported.fmt(f),
        }
    }
}

/// A replayed transcript.
pub struct Replay<G: Game> {
    /// The table after the last step that could be replayed.
    pub table: Option<Table<G>>,
    /// Whether the file agrees with the rules.
    pub verdict: Verdict,
}

/// Replays a transcript with a setup made from its header, under the generation of the rules it states.
pub fn replay<G: Game>(setup: Arc<G::Setup>, transcript: &Transcript) -> Replay<G> {
    if let Err(unsupported) = transcript.header.generation.check::<G>() {
        return Replay { table: None, verdict: Verdict::UnsupportedGeneration(unsupported) };
    }
    let mut table = None;
    let verdict = match verify::<G>(setup, transcript, &mut table) {
        Ok(caveat) => caveat.map_or(Verdict::Exact, Verdict::Unverified),
        Err(fault) => Verdict::Diverged(fault),
    };
    Replay { table, verdict }
}

/// Replays all lines into `kept`; returns why the transcript cannot be verified completely, if it cannot.
fn verify<G: Game>(
    setup: Arc<G::Setup>,
    transcript: &Transcript,
    kept: &mut Option<Table<G>>,
) -> Result<Option<String>, Fault> {
    let header = &transcript.header;
    check_header::<G>(&setup, header)?;
    if let Some(who) = &header.known_to {
        return Ok(Some(format!("the file holds only what {who} knows, not every card")));
    }
    let mut caveat = edition_caveat::<G>(&setup, header);
    let mut announced = 0;
    let mut players = header.seats.clone();
    for (number, line) in &transcript.lines {
        let at = |what: String| Fault::at(*number, what);
        let Some(table) = kept.as_mut() else {
            let Line::Deal(deal) = line else { return Err(at("the deal is missing".into())) };
            *kept = Some(start::<G>(&setup, header, &deal.deal).map_err(at)?);
            continue;
        };
        match line {
            Line::Deal(_) => return Err(at("a second deal".into())),
            Line::Turn(turn) => {
                let now = G::turn(table.state());
                if now != turn.turn {
                    return Err(at(format!(
                        "the file begins turn {}, by the rules it is turn {now}",
                        turn.turn
                    )));
                }
                check_position(table, turn.position.as_deref(), &mut caveat).map_err(at)?;
                announced = now;
            }
            Line::Act(act) => {
                let now = G::turn(table.state());
                if now != announced {
                    return Err(at(format!("turn {now} begins here, but its own line is missing")));
                }
                let decider = table.decider().ok_or_else(|| at("an action after the game is over".into()))?;
                if decider != act.seat {
                    return Err(at(format!("seat {} acts, but seat {} decides", act.seat.0, decider.0)));
                }
                let action: G::Action = act.action.parse().map_err(at)?;
                let chance_outcomes = read_chance::<G>(&setup, &act.chance).map_err(at)?;
                // Try it on a copy first, so that the table keeps only legal steps.
                let mut tried = *table.state();
                let mut replayed = Replayed::new(&chance_outcomes);
                if let Err(refusal) = G::apply(&setup, &mut tried, action, &mut replayed, &mut Silent) {
                    return Err(at(format!("\"{}\" is not legal here ({})", act.action, refusal.rule)));
                }
                if let Some(fault) = replayed.fault() {
                    return Err(at(fault));
                }
                let done = table.act(action, &mut Replayed::new(&chance_outcomes));
                debug_assert!(done.is_ok(), "it was just tried");
            }
            Line::Undo(undo) => match table.undo(undo.seat) {
                Ok(action) if action.to_string() == undo.undo => {}
                Ok(action) => {
                    return Err(at(format!(
                        "the file takes back \"{}\", the latest choice was \"{action}\"",
                        undo.undo
                    )));
                }
                Err(_) => {
                    return Err(at(format!("nothing can be taken back here, not \"{}\" either", undo.undo)));
                }
            },
            Line::Takeover(line) => {
                let super::line::Takeover { seat, from, to } = line.clone();
                let Some(player) = players.get_mut(seat.index()) else {
                    return Err(at(format!("there is no seat {}", seat.0)));
                };
                if *player != from {
                    return Err(at(format!(
                        "seat {} is played by {:?}, not by {:?}",
                        seat.0, player.name, from.name
                    )));
                }
                player.clone_from(&to);
                let taken = table.take_over(Takeover { seat, from, to });
                taken.map_err(|_| at("a seat changes hands after the game is over".into()))?;
            }
            Line::End(end) => {
                table.end().map_err(|_| at("the game is ended after it is over".into()))?;
                check_position(table, end.position.as_deref(), &mut caveat).map_err(at)?;
                check_seed(table, header, end.seed.as_deref(), &mut caveat).map_err(at)?;
            }
            Line::Result(result) => {
                let outcome = G::outcome(&setup, table.state())
                    .ok_or_else(|| at("a result, but by the rules the game is not over".into()))?;
                if result_seats::<G>(&outcome) != result.result {
                    return Err(at("the result differs from what the rules score".into()));
                }
                check_position(table, result.position.as_deref(), &mut caveat).map_err(at)?;
                check_seed(table, header, result.seed.as_deref(), &mut caveat).map_err(at)?;
            }
        }
    }
    if kept.as_ref().is_some_and(|table| table.decider().is_none()) && !transcript.finished() {
        return Err(Fault::whole("the game is over, but the file ends without its result: it was cut off"));
    }
    Ok(caveat)
}

/// The table before the first record: dealt, or set up as the header says.
fn start<G: Game>(setup: &Arc<G::Setup>, header: &Header, deal: &[String]) -> Result<Table<G>, String> {
    if let Some(text) = &header.position {
        if !deal.is_empty() {
            return Err("nothing is dealt in a game that begins from a position".into());
        }
        let start = position::read::<G>(setup, text)
            .map_err(|faults| format!("the position in the header cannot be used: {faults}"))?;
        return Ok(Table::from_position(setup.clone(), start));
    }
    let chance_outcomes = read_chance::<G>(setup, deal)?;
    let mut replayed = Replayed::new(&chance_outcomes);
    let table = Table::deal(setup.clone(), &mut replayed);
    match replayed.fault() {
        Some(fault) => Err(fault),
        None => Ok(table),
    }
}

fn check_header<G: Game>(setup: &G::Setup, header: &Header) -> Result<(), Fault> {
    if header.title != G::TITLE {
        return Err(Fault::at(1, format!("this is a game of {:?}, not of {:?}", header.title, G::TITLE)));
    }
    if header.generation != G::generation(setup) {
        let what =
            format!("the game is of {}, but was set up under {}", header.generation, G::generation(setup));
        return Err(Fault::at(1, what));
    }
    if header.seats.len() != G::seats(setup) as usize {
        let what = format!("{} players are named, the options seat {}", header.seats.len(), G::seats(setup));
        return Err(Fault::at(1, what));
    }
    let edition = G::edition(setup);
    if header.digest == edition.digest && header.edition != edition.name {
        let what = format!("the edition with this digest is {:?}, not {:?}", edition.name, header.edition);
        return Err(Fault::at(1, what));
    }
    Ok(())
}

fn edition_caveat<G: Game>(setup: &G::Setup, header: &Header) -> Option<String> {
    let edition = G::edition(setup);
    (header.digest != edition.digest).then(|| {
        format!("it was played with edition {:?} ({}), which is not at hand", header.edition, header.digest)
    })
}

fn check_position<G: Game>(
    table: &Table<G>,
    stated: Option<&str>,
    caveat: &mut Option<String>,
) -> Result<(), String> {
    match stated {
        Some(stated) => {
            let found = Fingerprint::of(&G::position(table.setup(), table.state()));
            if found.0 != stated {
                return Err(format!("the position has fingerprint {found}, the file says {stated}"));
            }
        }
        None => {
            caveat.get_or_insert_with(|| "the file has no fingerprint for some turns".into());
        }
    }
    Ok(())
}

/// The seed must match the published commitment, and produce the recorded chance outcomes.
fn check_seed<G: Game>(
    table: &Table<G>,
    header: &Header,
    seed: Option<&str>,
    caveat: &mut Option<String>,
) -> Result<(), String> {
    let Some(seed) = seed else {
        if header.commitment.is_some() {
            caveat.get_or_insert_with(|| {
                "a seed was promised at the start, but the file does not tell it".into()
            });
        }
        return Ok(());
    };
    let seed: Seed = seed.parse()?;
    if header.commitment.as_ref() != Some(&seed.commitment()) {
        return Err("the seed is not the one whose digest was published at the start".into());
    }
    if table.is_drawn_from(&mut RngChance::seeded(&seed)) {
        Ok(())
    } else {
        Err("the chance outcomes did not come from the published seed".into())
    }
}

/// Reads the chance outcomes of an action or of the deal.
pub fn read_chance<G: Game>(setup: &G::Setup, texts: &[String]) -> Result<Vec<ChanceOutcome>, String> {
    texts.iter().map(|text| parse_outcome::<G>(setup, text)).collect()
}

fn parse_outcome<G: Game>(setup: &G::Setup, text: &str) -> Result<ChanceOutcome, String> {
    let (what, value) = text.split_once(' ').ok_or_else(|| {
        format!("{text:?} is no chance outcome; one reads \"die 4\" or \"{} …\"", G::PILES[0])
    })?;
    if what == "die" {
        return match value.parse() {
            Ok(face @ 1..=6) => Ok(ChanceOutcome::Die(face)),
            _ => Err(format!("a die shows 1 to 6, not {value:?}")),
        };
    }
    let pile = G::PILES.iter().position(|name| *name == what).ok_or_else(|| {
        format!("there is no pile {what:?}; chance is \"die\" or one of {}", G::PILES.join(", "))
    })?;
    let pile = Pile(pile as u8);
    let kind = G::kind_named(setup, pile, value).ok_or_else(|| format!("{what} has no {value:?}"))?;
    Ok(ChanceOutcome::Drawn(pile, kind as u8, Sight::Nobody))
}
