//! Open-loop information-set tree search: nodes are sequences of actions, every descent imagines a fresh position, and
//! a child competes only where it was available.

use super::parallel::on_threads;
use super::{Family, Means, Method, Ranked};
use crate::budget::{Budget, Clock};
use crate::instinct::{Lists, Manner, play_on};
use crate::judge::{Judged, Worth, final_worth, worth};
use crate::quick::Quick;
use game::{Lottery, MAX_SEATS, Outlook, Silent};

/// How much the unknown attracts.
const CURIOSITY: f32 = 0.35;
/// How much a point promised is worth before anything is known, in chances to win.
const TRUST: f32 = 0.03;
/// No node.
const NONE: u32 = u32::MAX;

/// One sequence of actions.
struct Node<A> {
    action: A,
    visits: u32,
    /// How often it could have been chosen.
    available: u32,
    first_child: u32,
    next: u32,
    /// What was found beneath it, for every seat.
    sums: Worth,
}

struct Tree<A> {
    nodes: Vec<Node<A>>,
    most: usize,
}

impl<A: Copy + Eq> Tree<A> {
    fn new(root: A, memory: usize) -> Self {
        let most = (memory / size_of::<Node<A>>()).clamp(64, NONE as usize - 1);
        let mut tree = Tree { nodes: Vec::new(), most };
        tree.add(root);
        tree
    }

    fn add(&mut self, action: A) -> u32 {
        self.nodes.push(Node {
            action,
            visits: 0,
            available: 0,
            first_child: NONE,
            next: NONE,
            sums: [0.0; MAX_SEATS],
        });
        self.nodes.len() as u32 - 1
    }

    fn child(&self, of: u32, action: A) -> Option<u32> {
        let mut child = self.nodes[of as usize].first_child;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if node.action == action {
                return Some(child);
            }
            child = node.next;
        }
        None
    }

    /// A new child; nothing when memory is used up.
    fn expand(&mut self, of: u32, action: A) -> Option<u32> {
        if self.nodes.len() >= self.most {
            return None;
        }
        // Memory grows by what is needed, not by doubling beyond the limit.
        if self.nodes.len() == self.nodes.capacity() {
            let more = self.nodes.len().min(self.most - self.nodes.len());
            self.nodes.reserve_exact(more.max(1));
        }
        let child = self.add(action);
        self.nodes[child as usize].next = self.nodes[of as usize].first_child;
        self.nodes[of as usize].first_child = child;
        Some(child)
    }
}

pub(super) fn search<G: Judged>(
    outlook: &Outlook<'_, G>,
    actions: &[G::Action],
    method: &Method,
    means: &Means,
) -> Vec<Ranked<G::Action>> {
    let threads = means.threads.max(1);
    let each = match means.budget {
        Budget::Iterations(count) => Budget::Iterations(count.div_ceil(threads as u64)),
        time => time,
    };
    let trees = on_threads(threads, |thread| {
        let mut grower = Grower::<G> {
            outlook,
            method,
            tree: Tree::new(actions[0], method.memory / threads),
            lists: Lists::default(),
            order: Vec::new(),
            path: Vec::new(),
        };
        let mut clock = Clock::start(each, &means.stop);
        let mut number = thread as u64;
        while clock.allows(1) {
            grower.grow(Quick::stream(means.seed, number));
            number += threads as u64;
        }
        grower.tree
    });
    let seat = outlook.seat().index();
    let mut ranked: Vec<Ranked<G::Action>> = actions
        .iter()
        .map(|&action| {
            let (mut sum, mut samples) = (0.0, 0u64);
            for tree in &trees {
                if let Some(child) = tree.child(0, action) {
                    let node = &tree.nodes[child as usize];
                    sum += f64::from(node.sums[seat]);
                    samples += u64::from(node.visits);
                }
            }
            let worth = if samples > 0 { (sum / samples as f64) as f32 } else { 0.0 };
            Ranked { action, worth, samples }
        })
        .collect();
    // What was looked at most is best: the search itself came back to it.
    ranked.sort_by(|one, other| other.samples.cmp(&one.samples).then(other.worth.total_cmp(&one.worth)));
    ranked
}

struct Grower<'a, G: Judged> {
    outlook: &'a Outlook<'a, G>,
    method: &'a Method,
    tree: Tree<G::Action>,
    lists: Lists<G>,
    /// The actions in the order in which they are tried.
    order: Vec<u16>,
    path: Vec<u32>,
}

impl<G: Judged> Grower<'_, G> {
    /// One descent: imagine, choose while known, add a node, play on, and tell everybody above what came of it.
    fn grow(&mut self, mut quick: Quick) {
        let setup = self.outlook.setup();
        let mut state = self.outlook.imagine(&mut quick);
        let mut chance = Lottery(quick);
        self.path.clear();
        self.path.push(0);
        let mut at = 0;
        while let Some(seat) = G::decider(setup, &state) {
            self.lists.actions.clear();
            G::legal(setup, &state, &mut self.lists.actions);
            if let [only] = self.lists.actions[..] {
                // Nothing to choose: no node.
                G::play(setup, &mut state, only, &mut chance, &mut Silent);
                continue;
            }
            let (action, next, new) = self.choose(setup, &state, at, seat.index(), &mut chance.0);
            G::play(setup, &mut state, action, &mut chance, &mut Silent);
            let Some(next) = next else { break };
            self.path.push(next);
            at = next;
            if new {
                break;
            }
        }
        let turns = self.method.turns.unwrap_or(u32::MAX);
        play_on::<G>(setup, &mut state, turns, self.method.manner, &mut chance, &mut self.lists);
        let found = match self.method.manner {
            Manner::Random if turns == u32::MAX => final_worth::<G>(setup, &state).unwrap_or_default(),
            _ => worth::<G>(setup, &state),
        };
        for &node in &self.path {
            let node = &mut self.tree.nodes[node as usize];
            node.visits += 1;
            node.sums.iter_mut().zip(found).for_each(|(sum, worth)| *sum += worth);
        }
    }

    /// The action to follow, its node, and whether that is new.
    fn choose(
        &mut self,
        setup: &G::Setup,
        state: &G::State,
        at: u32,
        seat: usize,
        quick: &mut Quick,
    ) -> (G::Action, Option<u32>, bool) {
        let count = self.lists.actions.len();
        let plain = self.method.family == Family::PlainTree;
        self.order.clear();
        self.order.extend(0..count as u16);
        self.lists.promises.clear();
        let visits = self.tree.nodes[at as usize].visits;
        let width = if plain {
            // New ones in any order.
            let turn = quick.word() as usize % count;
            self.order.rotate_left(turn);
            self.lists.promises.resize(count, 0.0);
            count
        } else {
            G::weigh(setup, state, &self.lists.actions, &mut self.lists.promises);
            let promises = &self.lists.promises;
            self.order.sort_by(|&one, &other| promises[other as usize].total_cmp(&promises[one as usize]));
            count.min(3 + (1.2 * (visits as f32).sqrt()) as usize)
        };
        let top = self.lists.promises[self.order[0] as usize];
        let mut best = (f32::MIN, self.order[0], NONE);
        for &index in &self.order[..width] {
            let action = self.lists.actions[index as usize];
            let Some(child) = self.tree.child(at, action) else {
                let new = self.tree.expand(at, action);
                if let Some(new) = new {
                    self.tree.nodes[new as usize].available = 1;
                }
                return (action, new, true);
            };
            let node = &mut self.tree.nodes[child as usize];
            node.available += 1;
            let visits = node.visits.max(1) as f32;
            let behind = top - self.lists.promises[index as usize];
            let score = node.sums[seat] / visits + CURIOSITY * ((node.available as f32).ln() / visits).sqrt()
                - TRUST * behind / (1.0 + 0.25 * visits);
            if score > best.0 {
                best = (score, index, child);
            }
        }
        (self.lists.actions[best.1 as usize], Some(best.2), false)
    }
}
