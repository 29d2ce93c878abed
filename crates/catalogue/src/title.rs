//! [`Title`]: the object-safe interface of a title.

use crate::{AnyTable, TypedTable};
use game::transcript::{self, Header, Player, Transcript, Verdict};
use game::{
    Answers, Edition, Fault, Faults, Field, GameRequest, Meta, Published, Puzzles, Seat, Seed, Table, Tally,
    TallyFault, position,
};
use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

/// A title with its types erased.
pub trait Title: Send + Sync {
    /// Its metadata.
    fn meta(&self) -> &'static Meta;
    /// The built-in component file.
    fn components(&self) -> &'static str;
    /// Checks a component file for every number of players, without and with all modules.
    fn check_components(&self, text: &str) -> Result<Edition, Faults>;
    /// The message ids of the scoring categories.
    fn categories(&self) -> &'static [&'static str];
    /// The files of its lessons, each with its id.
    fn lessons(&self) -> &'static [(&'static str, &'static str)];
    /// Its puzzles, if it has some.
    fn puzzles(&self) -> Option<Puzzles>;

    /// Deals a new game whose chance comes from `seed`.
    fn deal(
        &self,
        request: &GameRequest,
        components: Option<&str>,
        players: Vec<Player>,
        seed: Seed,
    ) -> Result<Box<dyn AnyTable>, SetUpFault>;
    /// A game at rest that begins from a position, given as its header and the lines after it; `player` names who sits
    /// where. `components` is needed if the position is of another edition than the built-in one.
    fn begin_from(
        &self,
        header: &position::Header,
        text: &str,
        components: Option<&str>,
        player: &mut dyn FnMut(Seat) -> Player,
    ) -> Result<Box<dyn AnyTable>, Faults>;
    /// Replays a transcript.
    fn replay(&self, transcript: &Transcript) -> Opened;

    /// The questions of the scoring pad for a game played on a physical table.
    fn sheet(&self) -> &'static [Field];
    /// Scores one player's answers.
    fn tally(&self, components: Option<&str>, answers: &Answers) -> Result<Tally, TallyFault>;
    /// Checks the answers of all players of one game together.
    fn check_together(&self, components: Option<&str>, all: &[&Answers]) -> Result<(), TallyFault>;
}

/// Why a game cannot be dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetUpFault {
    /// The request is invalid; the text says what is possible.
    Request(String),
    /// The component file is invalid.
    Components(Faults),
}

impl fmt::Display for SetUpFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetUpFault::Request(what) => f.write_str(what),
            SetUpFault::Components(faults) => write!(f, "{faults}"),
        }
    }
}

impl std::error::Error for SetUpFault {}

/// A replayed transcript.
pub struct Opened {
    /// Which game it is.
    pub header: Header,
    /// Whether the file agrees with the rules.
    pub verdict: Verdict,
    /// The game as far as it could be replayed, at rest.
    pub table: Option<Box<dyn AnyTable>>,
}

/// Parses a transcript of any title and replays it.
pub fn open(text: &str) -> Result<Opened, Faults> {
    let transcript = transcript::read(text)?;
    let title = crate::title(&transcript.header.title).map_err(|what| Fault::at(1, what))?;
    Ok(title.replay(&transcript))
}

/// Reads a full position of any title: a game at rest that begins from it.
pub fn open_position(
    text: &str,
    components: Option<&str>,
    player: &mut dyn FnMut(Seat) -> Player,
) -> Result<Box<dyn AnyTable>, Faults> {
    let (header, rest, lines) = position::read_header(text)?;
    let title = crate::title(&header.title).map_err(|what| Fault::at(1, what))?;
    title.begin_from(&header, rest, components, player).map_err(|faults| faults.after_lines(lines))
}

/// The [`Title`] implementation for `G`.
pub struct Entry<G>(PhantomData<fn() -> G>);

impl<G> Entry<G> {
    /// The only value.
    pub const NEW: Self = Entry(PhantomData);
}

impl<G: Published> Entry<G> {
    fn set_up(request: &GameRequest, components: Option<&str>) -> Result<Arc<G::Setup>, SetUpFault> {
        G::META.check(request).map_err(SetUpFault::Request)?;
        G::set_up(components, &G::options_for(request)).map(Arc::new).map_err(SetUpFault::Components)
    }

    fn read_options(options: &serde_json::Value) -> Result<G::Options, String> {
        serde_json::from_value(options.clone())
            .map_err(|error| format!("the options are not those of {}: {error}", G::TITLE))
    }

    fn set_up_as(header: &Header) -> Result<Arc<G::Setup>, Fault> {
        let options = Self::read_options(&header.options).map_err(|what| Fault::at(1, what))?;
        G::set_up_under(header.generation, header.components.as_deref(), &options).map(Arc::new).map_err(
            |faults| {
                let what = match header.components {
                    Some(_) => format!("the component file in the header is not usable: {faults}"),
                    None => faults.to_string(),
                };
                Fault::at(1, what)
            },
        )
    }
}

impl<G: Published> Title for Entry<G> {
    fn meta(&self) -> &'static Meta {
        &G::META
    }

    fn components(&self) -> &'static str {
        G::COMPONENTS
    }

    fn check_components(&self, text: &str) -> Result<Edition, Faults> {
        let modules: Vec<String> = G::META.modules.iter().map(|module| module.id.into()).collect();
        let mut found = Vec::new();
        let mut edition = None;
        for players in G::META.players.clone() {
            for modules in [Vec::new(), modules.clone()] {
                let options = G::options_for(&GameRequest { players, modules, first: None });
                match G::set_up(Some(text), &options) {
                    Ok(setup) => edition = Some(G::edition(&setup).clone()),
                    Err(faults) => {
                        found.extend(
                            faults.0.into_iter().filter(|fault| !found.contains(fault)).collect::<Vec<_>>(),
                        );
                    }
                }
            }
        }
        match edition {
            Some(edition) if found.is_empty() => Ok(edition),
            _ => Err(Faults(found)),
        }
    }

    fn categories(&self) -> &'static [&'static str] {
        G::CATEGORIES
    }

    fn lessons(&self) -> &'static [(&'static str, &'static str)] {
        G::LESSONS
    }

    fn puzzles(&self) -> Option<Puzzles> {
        G::PUZZLES
    }

    fn deal(
        &self,
        request: &GameRequest,
        components: Option<&str>,
        players: Vec<Player>,
        seed: Seed,
    ) -> Result<Box<dyn AnyTable>, SetUpFault> {
        if players.len() != request.players as usize {
            let what = format!("{} players are named for a game of {}", players.len(), request.players);
            return Err(SetUpFault::Request(what));
        }
        let setup = Self::set_up(request, components)?;
        Ok(Box::new(TypedTable::<G>::deal(setup, players, seed)))
    }

    fn begin_from(
        &self,
        header: &position::Header,
        text: &str,
        components: Option<&str>,
        player: &mut dyn FnMut(Seat) -> Player,
    ) -> Result<Box<dyn AnyTable>, Faults> {
        let refuse = |what: String| Faults::from(Fault::whole(what));
        header.generation.check::<G>().map_err(|unsupported| refuse(unsupported.to_string()))?;
        if let Some(who) = &header.known_to {
            return Err(refuse(format!(
                "this position holds only what {who} knows; only a full position can be played on"
            )));
        }
        let options = Self::read_options(&header.options).map_err(refuse)?;
        let setup = G::set_up_under(header.generation, components, &options)?;
        let digest = &G::edition(&setup).digest;
        if *digest != header.digest {
            return Err(refuse(format!(
                "the position is of the edition with digest {}, the components at hand have {digest}",
                header.digest
            )));
        }
        let state = position::read::<G>(&setup, text)?;
        let players = Seat::all(G::seats(&setup)).map(player).collect();
        let table = Table::<G>::from_position(Arc::new(setup), state);
        Ok(Box::new(TypedTable::at_rest(table, players)))
    }

    fn replay(&self, transcript: &Transcript) -> Opened {
        let header = transcript.header.clone();
        // Before anything else: the options and components of another generation may have another meaning.
        if let Err(unsupported) = header.generation.check::<G>() {
            return Opened { header, verdict: Verdict::UnsupportedGeneration(unsupported), table: None };
        }
        let setup = match Self::set_up_as(&header) {
            Ok(setup) => setup,
            Err(fault) => return Opened { header, verdict: Verdict::Diverged(fault), table: None },
        };
        let replay = transcript::replay::<G>(setup, transcript);
        let seats = header.seats.clone();
        let table =
            replay.table.map(|table| Box::new(TypedTable::at_rest(table, seats)) as Box<dyn AnyTable>);
        Opened { header, verdict: replay.verdict, table }
    }

    fn sheet(&self) -> &'static [Field] {
        G::SHEET
    }

    fn tally(&self, components: Option<&str>, answers: &Answers) -> Result<Tally, TallyFault> {
        G::tally(components, answers)
    }

    fn check_together(&self, components: Option<&str>, all: &[&Answers]) -> Result<(), TallyFault> {
        G::check_together(components, all)
    }
}
