//! Puts the analysed steps together: chances over the game, luck and play, which add up exactly.
//!
//! The value of a position is the true chances after the best choice. A step leads from its value to that of the next
//! position; the difference is what the choice cost as far as the player could know (play), what was hidden made of it,
//! and what chance made of it (luck). So the differences of all steps add up to the result whatever the estimates are.

use super::play_out::{Chances, NONE, difference, result};
use super::rank::{Ranking, VERDICT};
use super::rounding::{largest_remainder, round};
use super::step::{Analysed, Mean};
use super::walk::Step;
use super::{AnalysisSettings, words};
use crate::evaluate::Evaluate;
use catalogue::analysis::{
    AnalysedChoice, AnalysedDecision, Analysis, ChancesAt, ChoicePart, Grade, LuckEvent, LuckSource, METHOD,
    SeatAnalysis, Shown, TurningKind, TurningPoint,
};
use game::{Game, Observation};

/// A loss from which on a choice gets the grade.
const INACCURACY: f64 = 0.02;
const MISTAKE: f64 = 0.05;
const BLUNDER: f64 = 0.10;
/// A strong choice is the only one within this of the best.
const STRONG: f64 = 0.05;
/// So many choices of a decision are listed, and the played one.
const LISTED: usize = 40;
/// So many choices are described in words if the played one was an inaccuracy or worse.
const DESCRIBED: usize = 4;
/// A swing from which on something is a turning point.
const SWING: f64 = 0.05;

/// What does not change while the steps are analysed.
pub(super) struct Ledger<'a, G: Game> {
    pub setup: &'a G::Setup,
    /// The last position.
    pub state: &'a G::State,
    pub steps: &'a [Step<G>],
    /// The chances before the deal; `None` if the game began from a position.
    pub start: Option<Mean>,
    /// The chances in the last position, if the players ended the game before the rules did.
    pub end: Option<Mean>,
    pub settings: &'a AnalysisSettings<'a>,
}

/// What a step gave each seat.
struct Entry {
    /// The value of the position.
    before: Mean,
    play: Chances,
    hidden: Chances,
    hidden_errors: Chances,
    chance: Chances,
    chance_errors: Chances,
}

impl<G: Evaluate> Ledger<'_, G> {
    /// The analysis as far as the first steps tell.
    pub fn balance(&self, analysed: &[Option<Analysed<G::Action>>]) -> Analysis {
        let analysed: Vec<&Analysed<G::Action>> = analysed.iter().map_while(Option::as_ref).collect();
        let is_complete = analysed.len() == self.steps.len();
        // The value of the position after the steps that count: the last step with a value of its own ends them.
        let (count, last) = if is_complete {
            (analysed.len(), self.last_value())
        } else {
            let valued = analysed.iter().rposition(|analysed| own_value(analysed).is_some());
            match valued {
                Some(at) => (at, own_value(analysed[at]).unwrap_or(self.first_value())),
                None => (0, self.first_value()),
            }
        };
        let entries = self.entries(&analysed[..count], last);
        let first = entries.first().map_or(last, |entry| entry.before);
        let start = self.start.unwrap_or(first);

        let mut analysis = Analysis {
            title: G::TITLE.into(),
            method: METHOD,
            depth: self.settings.depth,
            done: 0,
            total: self.steps.iter().filter(|step| step.is_decision()).count() as u32,
            finished: self.end.is_none(),
            seats: Vec::new(),
            summary: None,
            chances: Vec::new(),
            decisions: Vec::new(),
            luck: Vec::new(),
            turning_points: Vec::new(),
        };
        if self.start.is_some() && (count > 0 || is_complete) {
            let change = difference(&first.chances, &start.chances);
            let errors = combined(&first.errors, &start.errors);
            self.add_luck(&mut analysis, LuckSource::Deal, None, &change, &errors);
        }
        for ((step, analysed), entry) in self.steps.iter().zip(&analysed).zip(&entries) {
            self.add_chances(&mut analysis, step.at, step.turn, &entry.before.chances);
            if let Some(ranking) = &analysed.ranking {
                self.add_decision(&mut analysis, step, analysed, ranking, entry);
                self.add_luck(
                    &mut analysis,
                    LuckSource::Hidden,
                    Some(step),
                    &entry.hidden,
                    &entry.hidden_errors,
                );
            }
            self.add_luck(&mut analysis, LuckSource::Chance, Some(step), &entry.chance, &entry.chance_errors);
        }
        match self.steps.get(count) {
            Some(step) => self.add_chances(&mut analysis, step.at, step.turn, &last.chances),
            None => {
                let at = self.steps.last().map_or(0, |step| step.until);
                self.add_chances(&mut analysis, at, G::turn(self.state), &last.chances);
            }
        }
        self.add_seats(&mut analysis, &entries, &start.chances, &last.chances);
        analysis.done = analysis.decisions.len() as u32;
        analysis.summary = is_complete.then(|| words::summary(&analysis.seats, analysis.finished));
        analysis
    }

    fn last_value(&self) -> Mean {
        let exact = |chances| Mean { chances, errors: NONE };
        self.end.or(result::<G>(self.setup, self.state).map(exact)).unwrap_or(self.first_value())
    }

    /// While nothing is known the chances are those before the deal, or equal.
    fn first_value(&self) -> Mean {
        let seats = usize::from(G::seats(self.setup));
        let equal = std::array::from_fn(|seat| if seat < seats { 1.0 / seats as f64 } else { 0.0 });
        self.start.unwrap_or(Mean { chances: equal, errors: NONE })
    }

    /// From the last step to the first, because a step without chance in which nothing was lost has the value of the
    /// next.
    fn entries(&self, analysed: &[&Analysed<G::Action>], last: Mean) -> Vec<Entry> {
        let mut next = last;
        let mut entries: Vec<Entry> = Vec::with_capacity(analysed.len());
        for (step, analysed) in self.steps.iter().zip(analysed).rev() {
            let before = own_value(analysed).unwrap_or(next);
            let play = match &analysed.ranking {
                Some(ranking) if ranking.is_clear() => ranking.change,
                _ => NONE,
            };
            let all = difference(&next.chances, &before.chances);
            let (chance, chance_errors) = match analysed.after_played {
                Some(played) if step.chance => {
                    let change = difference(&next.chances, &played.chances);
                    (change, combined(&next.errors, &played.errors))
                }
                _ => (NONE, NONE),
            };
            let hidden = difference(&difference(&all, &chance), &play);
            // Too large, because the samples of both choices have their chance in common.
            let hidden_errors = match (analysed.after_best, analysed.after_played) {
                (Some(best), Some(played)) if step.chance => combined(&best.errors, &played.errors),
                (Some(best), _) => combined(&best.errors, &next.errors),
                _ => NONE,
            };
            entries.push(Entry { before, play, hidden, hidden_errors, chance, chance_errors });
            next = before;
        }
        entries.reverse();
        entries
    }

    fn seats(&self) -> usize {
        usize::from(G::seats(self.setup))
    }

    fn rounded(&self, chances: &Chances) -> Vec<f64> {
        chances[..self.seats()].iter().map(|&chance| round(chance)).collect()
    }

    fn add_chances(&self, analysis: &mut Analysis, at: usize, turn: u32, chances: &Chances) {
        let now = ChancesAt { at: at as u64, turn, chances: self.rounded(chances) };
        let is_same = |last: &ChancesAt| last.turn == turn && last.chances == now.chances;
        if !analysis.chances.last().is_some_and(is_same) {
            analysis.chances.push(now);
        }
    }

    fn add_luck(
        &self,
        analysis: &mut Analysis,
        source: LuckSource,
        step: Option<&Step<G>>,
        change: &Chances,
        errors: &Chances,
    ) {
        if change.iter().all(|change| round(*change) == 0.0) && source != LuckSource::Deal {
            return;
        }
        let largest = largest(change);
        let event = LuckEvent {
            source,
            at: step.map_or(0, |step| step.at as u64),
            until: step.map_or(0, |step| step.until as u64),
            turn: step.map_or(0, |step| step.turn),
            seat: step.map(|step| step.seat.0),
            change: self.rounded(change),
            error: round(errors[largest]),
        };
        if change[largest].abs() >= SWING && change[largest].abs() > VERDICT * errors[largest] {
            analysis.turning_points.push(TurningPoint {
                kind: TurningKind::Luck,
                index: analysis.luck.len() as u32,
                at: event.at,
                until: event.until,
                turn: event.turn,
                seat: largest as u8,
                change: round(change[largest]),
            });
        }
        analysis.luck.push(event);
    }

    fn add_decision(
        &self,
        analysis: &mut Analysis,
        step: &Step<G>,
        analysed: &Analysed<G::Action>,
        ranking: &Ranking<G::Action>,
        entry: &Entry,
    ) {
        let own = step.seat.index();
        let truth = |at: usize| match (at == ranking.played, at == 0) {
            (true, _) => analysed.after_played.map(|mean| round(mean.chances[own])),
            (_, true) => analysed.after_best.map(|mean| round(mean.chances[own])),
            _ => None,
        };
        let is_lesson = ranking.is_clear() && ranking.loss >= INACCURACY;
        let described = if is_lesson { DESCRIBED } else { 1 };
        let choice = |(at, choice): (usize, &super::RankedChoice<G::Action>)| AnalysedChoice {
            actions: choice.actions.iter().map(G::Action::to_string).collect(),
            chance: round(choice.chance),
            error: round(choice.error),
            truth: truth(at),
            parts: if at < described || at == ranking.played {
                self.parts(step, &choice.actions)
            } else {
                Vec::new()
            },
        };
        // The played choice keeps its place if it is among those that are listed, and comes last otherwise.
        let listed = |at: usize| at < LISTED || at == ranking.played;
        let decision = AnalysedDecision {
            at: step.at as u64,
            until: step.until as u64,
            turn: step.turn,
            seat: step.seat.0,
            grade: grade(ranking),
            played: ranking.played.min(LISTED) as u32,
            loss: round(ranking.loss),
            error: round(ranking.error),
            count: ranking.choices.len() as u32,
            choices: ranking.choices.iter().enumerate().filter(|(at, _)| listed(*at)).map(choice).collect(),
            play: self.rounded(&entry.play),
            reasons: analysed.reasons.clone(),
        };
        if -entry.play[own] >= SWING {
            analysis.turning_points.push(TurningPoint {
                kind: TurningKind::Decision,
                index: analysis.decisions.len() as u32,
                at: decision.at,
                until: decision.until,
                turn: decision.turn,
                seat: step.seat.0,
                change: round(entry.play[own]),
            });
        }
        analysis.decisions.push(decision);
    }

    /// The actions of a choice as data and words, as the player could know them.
    fn parts(&self, step: &Step<G>, choice: &[G::Action]) -> Vec<ChoicePart> {
        let observation = Observation::<G>::new(self.setup, &step.state, step.seat);
        // What was played or ranked was legal, so there is always something to say.
        catalogue::parts(&observation, choice).unwrap_or_default()
    }

    fn add_seats(&self, analysis: &mut Analysis, entries: &[Entry], start: &Chances, last: &Chances) {
        let mut seats: Vec<SeatAnalysis> = Vec::new();
        let mut sums: Vec<[f64; 4]> = vec![[0.0; 4]; self.seats()];
        let deal = difference(&entries.first().map_or(*last, |entry| entry.before.chances), start);
        for (seat, [luck, hidden, play, others]) in sums.iter_mut().enumerate() {
            *luck += deal[seat];
            for (step, entry) in self.steps.iter().zip(entries) {
                *luck += entry.chance[seat] + entry.hidden[seat];
                *hidden += entry.hidden[seat];
                *if step.seat.index() == seat { &mut *play } else { &mut *others } += entry.play[seat];
            }
        }
        for (seat, [luck, hidden, play, others]) in sums.into_iter().enumerate() {
            let percent = |part: f64| 100.0 * part;
            let result = (percent(last[seat])).round() as i32;
            let parts = [start[seat], luck, play, others].map(percent);
            let [shown_start, shown_luck, shown_play, shown_others] = largest_remainder(parts, result);
            let shown = Shown {
                start: shown_start,
                luck: shown_luck,
                play: shown_play,
                others: shown_others,
                result,
            };
            seats.push(SeatAnalysis {
                start: round(start[seat]),
                luck: round(luck),
                hidden: round(hidden),
                play: round(play),
                others: round(others),
                result: round(last[seat]),
                shown,
                ..SeatAnalysis::default()
            });
        }
        for decision in &analysis.decisions {
            let seat = &mut seats[usize::from(decision.seat)];
            seat.decisions += 1;
            seat.error += decision.error * decision.error;
            let count = match decision.grade {
                Grade::Strong => &mut seat.grades.strong,
                Grade::Fine => &mut seat.grades.fine,
                Grade::Unclear => &mut seat.grades.unclear,
                Grade::Inaccuracy => &mut seat.grades.inaccuracy,
                Grade::Mistake => &mut seat.grades.mistake,
                Grade::Blunder => &mut seat.grades.blunder,
            };
            *count += 1;
        }
        for seat in &mut seats {
            let decisions = f64::from(seat.decisions.max(1));
            seat.loss = round(-seat.play / decisions);
            seat.error = round(seat.error.sqrt() / decisions);
        }
        analysis.seats = seats;
    }
}

/// The value of the position before a step, if it does not follow from the next one.
fn own_value<A>(analysed: &Analysed<A>) -> Option<Mean> {
    analysed.after_best.or(analysed.after_played)
}

fn grade<A>(ranking: &Ranking<A>) -> Grade {
    match ranking.loss {
        _ if ranking.played == 0 && ranking.only_within(STRONG) => Grade::Strong,
        loss if loss < INACCURACY => Grade::Fine,
        _ if !ranking.is_clear() => Grade::Unclear,
        loss if loss < MISTAKE => Grade::Inaccuracy,
        loss if loss < BLUNDER => Grade::Mistake,
        _ => Grade::Blunder,
    }
}

/// The seat with the largest change.
fn largest(change: &Chances) -> usize {
    let by_size = |one: &usize, other: &usize| change[*one].abs().total_cmp(&change[*other].abs());
    (0..change.len()).max_by(by_size).unwrap_or_default()
}

/// The standard errors of a difference.
fn combined(one: &Chances, other: &Chances) -> Chances {
    std::array::from_fn(|seat| (one[seat] * one[seat] + other[seat] * other[seat]).sqrt())
}
