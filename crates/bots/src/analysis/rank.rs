//! Ranks the choices of a decision by the chances they leave, as the deciding player could know them.
//!
//! All choices get the same determinized positions and the same chance (common random numbers), so that their
//! differences are known far better than their values. The search for the best choice (sequential halving) and its
//! comparison with the played one use different samples: otherwise the luckiest choice would look best, and every other
//! like a mistake.

use super::choices::choices;
use super::play_out::{Chances, PlayOuts, chances, difference};
use crate::compiled::compiled;
use crate::evaluate::Evaluate;
use crate::split_mix::SplitMix64;
use catalogue::Listed;
use game::Observation;

/// At least so many samples of each choice, however many there are; fewer if there are few play-outs at all.
const MIN_SAMPLES: u64 = 8;
/// If there are more choices than this, most of them get a glance only: so many samples.
const MANY: usize = 32;
const GLANCE: u64 = 4;
/// The looks at choices that are ranked closely, each by this part of all samples. What is then certainly further
/// behind than this gets no more of them.
const LOOKS: [u64; 2] = [32, 8];
const NEAR: f64 = 0.06;
/// What must not be a lucky one among many counts only if it is more than so many standard errors.
pub(crate) const CERTAIN: f64 = 4.0;
/// The samples of the comparison have numbers from here on.
const FRESH: u64 = 1 << 40;

/// How much a ranking may cost, and what its samples depend on.
#[derive(Clone, Copy)]
pub struct RankLimits<'a> {
    /// Play-outs: half of them to find the best choice, half to compare it with the played one and the second best.
    pub play_outs: u64,
    /// The seed of all samples.
    pub seed: u64,
    /// Asked now and then: should it stop?
    pub stopped: &'a (dyn Fn() -> bool + Sync),
}

impl RankLimits<'_> {
    fn min_samples(&self) -> u64 {
        (self.play_outs / 16).clamp(2, MIN_SAMPLES)
    }
}

/// A choice and what is known of it.
#[derive(Clone, PartialEq, Debug)]
pub struct RankedChoice<A> {
    /// The actions it consists of: usually one, or a card and the move it makes.
    pub actions: Vec<A>,
    /// The win chance of the player who decides.
    pub chance: f64,
    /// The standard error of its difference to the best choice; 0 for the best.
    pub error: f64,
}

/// The ranked choices of a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranking<A> {
    /// All choices, best first.
    pub choices: Vec<RankedChoice<A>>,
    /// The chances of all seats after the best choice.
    pub best: Chances,
    /// The index of the choice that was asked about; the best if none was.
    pub played: usize,
    /// What it loses against the best, for the player who decides; never negative.
    pub loss: f64,
    /// The standard error of `loss`.
    pub error: f64,
    /// What it changes for each seat against the best.
    pub change: Chances,
}

/// Ranks the choices of the player who decides; `None` if it was stopped or somebody else decides. Nothing in the
/// result depends on what is hidden from the player.
///
/// # Panics
/// If the title is not in the list of titles.
pub fn rank<G: Listed>(
    observation: &Observation<'_, G>,
    limits: &RankLimits<'_>,
) -> Option<Ranking<G::Action>> {
    compiled().rank(observation, limits)
}

pub(crate) fn rank_all<G: Evaluate>(
    observation: &Observation<'_, G>,
    limits: &RankLimits<'_>,
) -> Option<Ranking<G::Action>> {
    let choices = choices(observation);
    rank_choices(observation, choices, None, limits)
}

/// The same for choices that are already known, and one of them to compare with the best.
pub(crate) fn rank_choices<G: Evaluate>(
    observation: &Observation<'_, G>,
    choices: Vec<Vec<G::Action>>,
    played: Option<usize>,
    limits: &RankLimits<'_>,
) -> Option<Ranking<G::Action>> {
    if choices.is_empty() {
        return None;
    }
    let mut sampler = Sampler::new(observation, &choices, limits);
    let mut first = sampler.no_samples();
    let finalists = sampler.halve(&mut first, played)?;
    let count = (limits.play_outs / 2 / finalists.len() as u64).max(limits.min_samples());
    sampler.compare(&first, &finalists, played, count)
}

/// Ranks choices so that each of them is known well, for puzzles, where any may be answered: short looks leave those
/// that may come near the best, and these are compared by `samples` new samples each. What `limits` says of play-outs
/// is not used.
pub(crate) fn rank_closely<G: Evaluate>(
    observation: &Observation<'_, G>,
    choices: Vec<Vec<G::Action>>,
    played: usize,
    samples: u64,
    limits: &RankLimits<'_>,
) -> Option<Ranking<G::Action>> {
    let mut sampler = Sampler::new(observation, &choices, limits);
    let mut first = sampler.no_samples();
    let mut near: Vec<usize> = (0..choices.len()).collect();
    let mut taken = 0;
    for part in LOOKS {
        let count = (samples / part).max(MIN_SAMPLES) - taken;
        sampler.sample(&mut first, &near, taken, count)?;
        taken += count;
        let by_mean = |one: &&usize, other: &&usize| first[**one].mean().total_cmp(&first[**other].mean());
        let best = *near.iter().max_by(by_mean)?;
        near.retain(|&at| {
            let (behind, error) = first[best].ahead_of(&first[at]);
            behind <= NEAR + CERTAIN * error
        });
    }
    near.retain(|&at| at != played);
    near.push(played);
    sampler.compare(&first, &near, Some(played), samples)
}

/// What was sampled of one choice.
#[derive(Clone, Default)]
struct Samples {
    /// The decider's chance in each sample, by number: two choices have their first samples in common.
    own: Vec<f64>,
    sums: Chances,
}

impl Samples {
    fn mean(&self) -> f64 {
        self.own.iter().sum::<f64>() / (self.own.len().max(1)) as f64
    }

    fn chances(&self) -> Chances {
        self.sums.map(|sum| sum / self.own.len().max(1) as f64)
    }

    /// By how much this choice is better, over the samples both have, and the standard error of that.
    fn ahead_of(&self, other: &Samples) -> (f64, f64) {
        let pairs = self.own.iter().zip(&other.own).map(|(one, other)| one - other);
        mean_and_error(pairs)
    }
}

/// The mean of samples and its standard error.
pub(super) fn mean_and_error(samples: impl Iterator<Item = f64>) -> (f64, f64) {
    let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
    for sample in samples {
        count += 1.0;
        sum += sample;
        squares += sample * sample;
    }
    if count < 2.0 {
        return (if count > 0.0 { sum } else { 0.0 }, 0.0);
    }
    let mean = sum / count;
    let variance = (squares - count * mean * mean).max(0.0) / (count - 1.0);
    (mean, (variance / count).sqrt())
}

struct Sampler<'a, G: Evaluate> {
    observation: &'a Observation<'a, G>,
    choices: &'a [Vec<G::Action>],
    play_outs: PlayOuts<'a, G>,
    limits: &'a RankLimits<'a>,
}

impl<'a, G: Evaluate> Sampler<'a, G> {
    fn new(
        observation: &'a Observation<'a, G>,
        choices: &'a [Vec<G::Action>],
        limits: &'a RankLimits<'a>,
    ) -> Self {
        Sampler { observation, choices, play_outs: PlayOuts::new(observation.setup()), limits }
    }

    fn no_samples(&self) -> Vec<Samples> {
        self.choices.iter().map(|_| Samples::default()).collect()
    }

    /// Compares the finalists by so many new samples each; of the others only the `first` ones are known.
    fn compare(
        &mut self,
        first: &[Samples],
        finalists: &[usize],
        played: Option<usize>,
        count: u64,
    ) -> Option<Ranking<G::Action>> {
        let mut fresh = self.no_samples();
        self.sample(&mut fresh, finalists, FRESH, count)?;
        let by_mean = |one: &&usize, other: &&usize| fresh[**one].mean().total_cmp(&fresh[**other].mean());
        // Of equal ones the last is the greatest, and the played choice comes last.
        let best = *finalists.iter().max_by(by_mean).expect("there are finalists");
        let played = played.unwrap_or(best);
        let (loss, error) = fresh[best].ahead_of(&fresh[played]);
        let change = difference(&fresh[played].chances(), &fresh[best].chances());
        let of_best = fresh[best].mean();
        let ranked = |at: usize| {
            let actions = self.choices[at].clone();
            if finalists.contains(&at) {
                let (behind, error) = fresh[best].ahead_of(&fresh[at]);
                return RankedChoice { actions, chance: of_best - behind, error };
            }
            let (behind, error) = first[best].ahead_of(&first[at]);
            RankedChoice { actions, chance: (of_best - behind.max(0.0)).max(0.0), error }
        };
        let mut order: Vec<(usize, RankedChoice<G::Action>)> =
            (0..self.choices.len()).map(|at| (at, ranked(at))).collect();
        // Stable, and the best first even if another one was set aside with the same chance.
        order.sort_by(|(at, one), (of, other)| {
            (*of == best).cmp(&(*at == best)).then(other.chance.total_cmp(&one.chance))
        });
        let played =
            order.iter().position(|(at, _)| *at == played).expect("the played choice is one of them");
        Some(Ranking {
            best: fresh[best].chances(),
            choices: order.into_iter().map(|(_, ranked)| ranked).collect(),
            played,
            loss,
            error,
            change,
        })
    }

    /// Sequential halving: the two best choices, and the played one last.
    fn halve(&mut self, samples: &mut [Samples], played: Option<usize>) -> Option<Vec<usize>> {
        let mut active: Vec<usize> = (0..samples.len()).collect();
        let mut left = self.limits.play_outs / 2;
        let mut taken = 0;
        if active.len() > MANY {
            self.sample(samples, &active, taken, GLANCE)?;
            taken = GLANCE;
            left = left.saturating_sub(GLANCE * active.len() as u64);
            active = self.promising(samples, played);
        }
        let mut rounds = usize::BITS - active.len().leading_zeros();
        while active.len() > 2 {
            let count = (left / u64::from(rounds) / active.len() as u64).max(self.limits.min_samples());
            self.sample(samples, &active, taken, count)?;
            taken += count;
            left = left.saturating_sub(count * active.len() as u64);
            rounds = (rounds - 1).max(1);
            active.sort_by(|&one, &other| samples[other].mean().total_cmp(&samples[one].mean()));
            let half = active.len().div_ceil(2).max(2);
            let kept = played.filter(|played| active[half..].contains(played));
            active.truncate(half);
            // The played choice stays, so that it has every sample in common with whichever is best.
            active.extend(kept);
            if active.len() == 3 && kept.is_some() {
                break;
            }
        }
        if let Some(played) = played {
            active.retain(|&at| at != played);
            active.push(played);
        }
        Some(active)
    }

    /// Those of many choices that a few samples or the title's policy show as the best, and the played one.
    fn promising(&self, samples: &[Samples], played: Option<usize>) -> Vec<usize> {
        let observation = self.observation;
        let state = observation.determinize(&mut SplitMix64::stream(self.limits.seed, u64::MAX));
        let firsts: Vec<G::Action> = self.choices.iter().map(|choice| choice[0]).collect();
        let mut priors = Vec::new();
        G::policy(observation.setup(), &state, &firsts, &mut priors);
        let half = |worth: &dyn Fn(usize) -> f64| {
            let mut order: Vec<usize> = (0..samples.len()).collect();
            order.sort_by(|&one, &other| worth(other).total_cmp(&worth(one)));
            order.truncate(MANY / 2);
            order
        };
        let mut promising = half(&|at| samples[at].mean());
        promising.extend(half(&|at| f64::from(priors[at])));
        promising.extend(played);
        promising.sort_unstable();
        promising.dedup();
        promising
    }

    /// Adds samples with these numbers to some of the choices.
    fn sample(&mut self, samples: &mut [Samples], which: &[usize], from: u64, count: u64) -> Option<()> {
        let seat = self.observation.seat();
        for number in from..from + count {
            if (self.limits.stopped)() {
                return None;
            }
            let mut rng = SplitMix64::stream(self.limits.seed, number);
            let state = self.observation.determinize(&mut rng);
            for &at in which {
                let end = self.play_outs.run(state, seat, &self.choices[at], rng);
                let chances = chances::<G>(self.play_outs.setup, &end);
                samples[at].own.push(chances[seat.index()]);
                samples[at].sums.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance);
            }
        }
        Some(())
    }
}

impl<A> Ranking<A> {
    /// Is the choice that was asked about worse than the best beyond the error of the estimate?
    pub fn is_clear(&self) -> bool {
        self.loss > VERDICT * self.error && self.loss > 0.0
    }

    /// Is the best choice at least this much ahead of every other one, beyond error?
    pub fn only_within(&self, margin: f64) -> bool {
        let [best, others @ ..] = &self.choices[..] else { return false };
        let behind = |other: &RankedChoice<A>| best.chance - other.chance;
        !others.is_empty()
            && others.iter().all(|other| behind(other) >= margin && behind(other) > VERDICT * other.error)
    }
}

/// A difference counts if it is more than so many standard errors.
pub const VERDICT: f64 = 2.0;
