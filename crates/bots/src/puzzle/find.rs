//! Searches one game for puzzles: cheap tests first, the full number of samples for what is left.

use super::{LEAD, PuzzleSettings, is_ahead, lead};
use crate::analysis::choices::choice_of;
use crate::analysis::rank::{RankLimits, rank_choices, rank_closely};
use crate::analysis::rounding::round;
use crate::analysis::walk::{Step, steps};
use crate::analysis::words;
use crate::evaluate::Evaluate;
use crate::factory::Bots;
use crate::players::{PolicyBot, Skill};
use crate::split_mix::SplitMix64;
use catalogue::puzzle::{Puzzle, PuzzleChoice};
use game::{Arg, GameRequest, Knowledge, Observation, RngChance, Seed, Table, position};
use std::sync::Arc;

/// Nobody wants to compare more choices than this.
const MOST_CHOICES: usize = 60;
/// Play-outs of the screenings; in each the natural choice must lose this much, and the best lead by this much.
const SCREENINGS: [(u64, f64, f64); 3] = [(120, 0.015, 0.0), (480, 0.025, 0.01), (2000, 0.025, 0.02)];
/// A natural choice that loses more than this is no temptation for anybody.
const TEMPTING: f64 = 0.2;
/// The player who decides has at least this chance after the best choice, and at most the other.
const OPEN: std::ops::RangeInclusive<f64> = 0.12..=0.88;
/// The reasons for the best choice name at least so many points: with less there is nothing to understand.
const WORTH_TELLING: i64 = 2;
/// The natural choice is what a greedy player would do in each of so many samples; none of them may find the best.
const GREEDY: u64 = 4;
/// Gentle players who try, to see how hard it is.
const GENTLE: u64 = 100;
/// So many puzzles of a game are enough to choose from.
const ENOUGH: usize = 3;

/// The puzzles of the game with this number; `None` if it was stopped.
pub(super) fn find<G: Evaluate>(settings: &PuzzleSettings<'_>, number: u64) -> Option<Vec<Puzzle>> {
    let mut rng = SplitMix64::stream(settings.seed, number);
    let table = played::<G>(settings, number, &mut rng)?;
    let steps = steps(&table);
    let mut order: Vec<(usize, u64)> = (0..steps.len()).map(|at| (at, rng.word())).collect();
    // By lot, but every third game begins with its beginning, its middle, or its end.
    let third = |at: usize| (3 * at / steps.len().max(1)) as u64;
    order.sort_by_key(|(at, lot)| (third(*at) != number % 3, *lot));
    let mut found: Vec<Puzzle> = Vec::new();
    for (at, seed) in order {
        if (settings.stopped)() {
            return None;
        }
        let step = &steps[at];
        let question = G::question(table.setup(), &step.state).map(|question| question.name.to_string());
        let question = question.unwrap_or_default();
        // Different questions, as far as there are any.
        if found.iter().any(|found| found.question == question) {
            continue;
        }
        let candidate = Candidate { settings, table: &table, step, seed };
        found.extend(candidate.puzzle(number, question));
        if found.len() == ENOUGH {
            break;
        }
    }
    (!(settings.stopped)()).then_some(found)
}

/// A game of bots; players and modules by its number. `None` if it was stopped.
fn played<G: Evaluate>(settings: &PuzzleSettings<'_>, number: u64, rng: &mut SplitMix64) -> Option<Table<G>> {
    let setup = G::set_up(None, &G::options_for(&request::<G>(number))).ok()?;
    let mut chance = RngChance::seeded(&Seed::from_number(rng.word()));
    let mut table = Table::<G>::deal(Arc::new(setup), &mut chance);
    let factory = Bots::default();
    let seats = G::seats(table.setup());
    let mut bots = Vec::new();
    for _ in 0..seats {
        bots.push(factory.create::<G>(settings.bot, rng.word()).ok()?);
    }
    while let Some(seat) = table.decider() {
        if (settings.stopped)() {
            return None;
        }
        let action = bots[seat.index()].decide(&Observation::new(&**table.setup(), table.state(), seat));
        table.act(action, &mut chance).ok()?;
    }
    Some(table)
}

/// All numbers of players by turns, first without modules, then with each combination of them by turns.
fn request<G: Evaluate>(number: u64) -> GameRequest {
    let numbers: Vec<u8> = G::META.players.clone().collect();
    let round = number / numbers.len() as u64;
    let combinations = (1 << G::META.modules.len()) - 1;
    let combination = match round % 2 {
        1 if combinations > 0 => round / 2 % combinations + 1,
        _ => 0,
    };
    let modules = G::META.modules.iter().enumerate().filter(|(at, _)| combination >> at & 1 == 1);
    GameRequest {
        players: numbers[(number % numbers.len() as u64) as usize],
        modules: modules.map(|(_, module)| module.id.into()).collect(),
        first: None,
    }
}

/// A decision that may become a puzzle.
struct Candidate<'a, G: Evaluate> {
    settings: &'a PuzzleSettings<'a>,
    table: &'a Table<G>,
    step: &'a Step<G>,
    seed: u64,
}

impl<G: Evaluate> Candidate<'_, G> {
    /// The puzzle, if it is one: what costs least is asked first.
    fn puzzle(&self, game: u64, question: String) -> Option<Puzzle> {
        let Candidate { settings, table, step, .. } = self;
        if !(2..=MOST_CHOICES).contains(&step.choices.len()) {
            return None;
        }
        let observation = Observation::<G>::new(table.setup(), &step.state, step.seat);
        let greedy: Vec<usize> =
            (0..GREEDY).filter_map(|player| self.chosen(&observation, Skill::GREEDY, player)).collect();
        let natural = *greedy.first()?;
        for (round, (play_outs, loss, least)) in SCREENINGS.into_iter().enumerate() {
            let limits = self.limits(play_outs, round as u64);
            let ranking = rank_choices(&observation, step.choices.clone(), Some(natural), &limits)?;
            let is_open = OPEN.contains(&ranking.choices[0].chance);
            if ranking.loss < loss || ranking.loss <= ranking.error || lead(&ranking) < least || !is_open {
                return None;
            }
        }
        let limits = self.limits(0, SCREENINGS.len() as u64);
        let ranking = rank_closely(&observation, step.choices.clone(), natural, settings.samples, &limits)?;
        let best = &ranking.choices[0];
        if !is_ahead(&ranking) || !LEAD.contains(&lead(&ranking)) {
            return None;
        }
        if ranking.loss > TEMPTING || !OPEN.contains(&best.chance) {
            return None;
        }
        if greedy.iter().any(|&choice| step.choices[choice] == best.actions) {
            return None;
        }
        let reasons = words::reasons(&observation, &best.actions, &step.choices[natural], self.seed);
        let points_of = |(name, arg): &(&str, Arg)| match arg {
            Arg::Number(points) if *name == "points" => *points,
            _ => 0,
        };
        let gain: i64 = reasons.iter().flat_map(|reason| &reason.args).map(points_of).sum();
        if gain < WORTH_TELLING {
            return None;
        }
        let gentle = (0..GENTLE).filter_map(|player| self.chosen(&observation, Skill::GENTLE, player));
        let found = gentle.filter(|&choice| step.choices[choice] == best.actions).count();
        Some(Puzzle {
            game,
            turn: step.turn,
            seat: step.seat.0,
            question,
            position: position::write::<G>(table.setup(), &step.state, Knowledge::Full),
            choices: ranking
                .choices
                .iter()
                .map(|choice| PuzzleChoice {
                    actions: choice.actions.iter().map(G::Action::to_string).collect(),
                    chance: round(choice.chance),
                    error: round(choice.error),
                })
                .collect(),
            natural: ranking.played,
            found: found as u8,
            // Messages are plain data, which always serialises.
            reasons: reasons.iter().map(|reason| serde_json::to_value(reason).unwrap_or_default()).collect(),
        })
    }

    /// What a player who follows the policy would choose, as an index of the choices.
    fn chosen(&self, observation: &Observation<'_, G>, skill: Skill, player: u64) -> Option<usize> {
        let mut bot = PolicyBot::<G>::new(SplitMix64::stream(self.seed, player).word(), skill);
        let choice = choice_of(observation, &mut bot);
        self.step.choices.iter().position(|known| *known == choice)
    }

    /// Each time with other samples.
    fn limits(&self, play_outs: u64, round: u64) -> RankLimits<'_> {
        let seed = SplitMix64::stream(!self.seed, round).word();
        RankLimits { play_outs, seed, stopped: self.settings.stopped }
    }
}
