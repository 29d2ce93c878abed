//! Open-loop information-set tree search (ISMCTS): a node is a sequence of actions, every iteration determinizes a new
//! position, and only children legal in it compete.

use super::parallel::on_threads;
use super::{Decision, Family, MAX_ACTIONS, Ranked};
use crate::budget::{Budget, Clock};
use crate::evaluate::{Evaluate, Utility};
use crate::policy::PolicyBuffer;
use crate::split_mix::SplitMix64;
use game::{MAX_SEATS, RngChance, Silent};

/// The UCB exploration constant of [`Family::PlainTree`].
const UCB_EXPLORATION: f32 = 0.35;
/// The index of no node.
const NONE: u32 = u32::MAX;

/// The temperature, in points, of the softmax over priors.
const PRIOR_TEMPERATURE: f32 = 1.5;

/// A sequence of actions, by its last one.
struct Node<A> {
    action: A,
    visits: u32,
    /// How often its action was legal.
    available: u32,
    first_child: u32,
    next: u32,
    /// The title's prior for the action, in points.
    prior: f32,
    /// The sum of utilities of its visits, for each seat.
    sums: Utility,
}

struct Tree<A> {
    nodes: Vec<Node<A>>,
    max_nodes: usize,
}

impl<A: Copy + Eq> Tree<A> {
    fn new(root: A, memory: usize) -> Self {
        let max_nodes = (memory / size_of::<Node<A>>()).clamp(64, NONE as usize - 1);
        let mut tree = Tree { nodes: Vec::new(), max_nodes };
        tree.add(root, 0.0);
        tree
    }

    fn add(&mut self, action: A, prior: f32) -> u32 {
        self.nodes.push(Node {
            action,
            visits: 0,
            available: 0,
            first_child: NONE,
            next: NONE,
            prior,
            sums: [0.0; MAX_SEATS],
        });
        self.nodes.len() as u32 - 1
    }

    /// The child with this action. The search starts at `hint`, since legal actions usually come in the same order.
    #[inline]
    fn child(&self, of: u32, action: A, hint: u32) -> Option<u32> {
        let mut child = hint;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if node.action == action {
                return Some(child);
            }
            child = node.next;
        }
        child = self.nodes[of as usize].first_child;
        while child != hint && child != NONE {
            let node = &self.nodes[child as usize];
            if node.action == action {
                return Some(child);
            }
            child = node.next;
        }
        None
    }

    /// Appends a child; `None` when the memory limit is reached.
    fn add_child(&mut self, of: u32, action: A, prior: f32) -> Option<u32> {
        if self.nodes.len() >= self.max_nodes {
            return None;
        }
        // Reserve exactly, since doubling could exceed the limit.
        if self.nodes.len() == self.nodes.capacity() {
            let more = self.nodes.len().min(self.max_nodes - self.nodes.len());
            self.nodes.reserve_exact(more.max(1));
        }
        let new = self.add(action, prior);
        let mut last = self.nodes[of as usize].first_child;
        if last == NONE {
            self.nodes[of as usize].first_child = new;
        } else {
            while self.nodes[last as usize].next != NONE {
                last = self.nodes[last as usize].next;
            }
            self.nodes[last as usize].next = new;
        }
        Some(new)
    }
}

pub(super) fn search<G: Evaluate>(decision: &Decision<'_, G>) -> Vec<Ranked<G::Action>> {
    let Decision { observation, actions, method, limits } = decision;
    let threads = limits.threads.max(1);
    let each = match limits.budget {
        Budget::Iterations(count) => Budget::Iterations(count.div_ceil(threads as u64)),
        time => time,
    };
    let trees = on_threads(threads, |thread| {
        let mut tree_search = TreeSearch::<G> {
            decision,
            tree: Tree::new(actions[0], method.memory / threads),
            buffer: PolicyBuffer::default(),
            known: Vec::new(),
            order: Vec::new(),
            path: Vec::new(),
        };
        let mut clock = Clock::start(each, &limits.stop);
        let mut number = thread as u64;
        while clock.allows(1) {
            tree_search.iterate(SplitMix64::stream(limits.seed, number));
            number += threads as u64;
        }
        tree_search.tree
    });
    let seat = observation.seat().index();
    let mut ranked: Vec<Ranked<G::Action>> = actions
        .iter()
        .map(|&action| {
            let (mut sum, mut samples) = (0.0, 0u64);
            for tree in &trees {
                if let Some(child) = tree.child(0, action, NONE) {
                    let node = &tree.nodes[child as usize];
                    sum += f64::from(node.sums[seat]);
                    samples += u64::from(node.visits);
                }
            }
            let utility = if samples > 0 { (sum / samples as f64) as f32 } else { 0.0 };
            Ranked { action, utility, samples }
        })
        .collect();
    // The most visited action is best, as usual in tree search.
    ranked.sort_by(|one, other| other.samples.cmp(&one.samples).then(other.utility.total_cmp(&one.utility)));
    ranked
}

/// The search of one thread, with its reused buffers.
struct TreeSearch<'a, G: Evaluate> {
    decision: &'a Decision<'a, G>,
    tree: Tree<G::Action>,
    buffer: PolicyBuffer<G>,
    /// The children that are legal in the current position.
    known: Vec<u32>,
    /// Indices of the actions to add as children.
    order: Vec<u16>,
    path: Vec<u32>,
}

impl<G: Evaluate> TreeSearch<'_, G> {
    /// One iteration: determinize, select, expand, play out, and back up the utilities.
    fn iterate(&mut self, mut rng: SplitMix64) {
        let observation = self.decision.observation;
        let setup = observation.setup();
        let mut state = observation.determinize(&mut rng);
        let mut chance = RngChance(rng);
        self.path.clear();
        self.path.push(0);
        let mut at = 0;
        while let Some(seat) = G::decider(setup, &state) {
            self.buffer.actions.clear();
            G::legal(setup, &state, &mut self.buffer.actions);
            if let [only] = self.buffer.actions[..] {
                // A forced action needs no node.
                G::play(setup, &mut state, only, &mut chance, &mut Silent);
                continue;
            }
            if let Some(noise) = self.decision.method.opponent_noise
                && seat != observation.seat()
            {
                self.buffer.priors.clear();
                G::policy(setup, &state, &self.buffer.actions, &mut self.buffer.priors);
                let action = self.buffer.best(noise, &mut chance.0);
                G::play(setup, &mut state, action, &mut chance, &mut Silent);
                continue;
            }
            let Some(next) = self.select(setup, &state, at, seat.index(), &mut chance.0) else { break };
            let node = &self.tree.nodes[next as usize];
            let new = node.visits == 0;
            G::play(setup, &mut state, node.action, &mut chance, &mut Silent);
            self.path.push(next);
            at = next;
            if new {
                break;
            }
        }
        let found = self.decision.play_out(&mut state, &mut chance, &mut self.buffer);
        for &node in &self.path {
            let node = &mut self.tree.nodes[node as usize];
            node.visits += 1;
            node.sums.iter_mut().zip(found).for_each(|(sum, utility)| *sum += utility);
        }
    }

    /// Selects a child, adding new ones first; `None` if the memory limit allows none.
    fn select(
        &mut self,
        setup: &G::Setup,
        state: &G::State,
        at: u32,
        seat: usize,
        rng: &mut SplitMix64,
    ) -> Option<u32> {
        let plain = self.decision.method.family == Family::PlainTree;
        let max_children = if plain { usize::MAX } else { MAX_ACTIONS };
        self.known.clear();
        let mut hint = self.tree.nodes[at as usize].first_child;
        let mut missing = false;
        for &action in &self.buffer.actions {
            match self.tree.child(at, action, hint) {
                Some(child) => {
                    hint = self.tree.nodes[child as usize].next;
                    self.known.push(child);
                }
                None => missing = true,
            }
        }
        if missing && self.known.len() < max_children {
            self.expand(setup, state, at, plain, max_children);
        }
        let parent = &self.tree.nodes[at as usize];
        let mut best = (f32::MIN, None);
        if plain {
            let start = rng.word() as usize % self.known.len().max(1);
            self.known.rotate_left(start);
            for &child in &self.known {
                let node = &mut self.tree.nodes[child as usize];
                node.available += 1;
                let score = if node.visits == 0 {
                    f32::MAX
                } else {
                    let visits = node.visits as f32;
                    node.sums[seat] / visits
                        + UCB_EXPLORATION * ((node.available as f32).ln() / visits).sqrt()
                };
                if score > best.0 {
                    best = (score, Some(child));
                }
            }
            return best.1;
        }
        let unvisited = if parent.visits > 0 { parent.sums[seat] / parent.visits as f32 } else { 0.0 };
        let top =
            self.known.iter().map(|&child| self.tree.nodes[child as usize].prior).fold(f32::MIN, f32::max);
        let weight = |node: &Node<G::Action>| ((node.prior - top) / PRIOR_TEMPERATURE).exp();
        let mut sum = 0.0;
        let mut visits = 1u32;
        for &child in &self.known {
            let node = &self.tree.nodes[child as usize];
            sum += weight(node);
            visits += node.visits;
        }
        let exploration = self.decision.method.exploration * (visits as f32).sqrt() / sum;
        for &child in &self.known {
            let node = &self.tree.nodes[child as usize];
            let found = if node.visits == 0 { unvisited } else { node.sums[seat] / node.visits as f32 };
            let score = found + exploration * weight(node) / (1.0 + node.visits as f32);
            if score > best.0 {
                best = (score, Some(child));
            }
        }
        best.1
    }

    /// Adds children for the legal actions that have none yet, limited to those with the highest priors.
    fn expand(&mut self, setup: &G::Setup, state: &G::State, at: u32, plain: bool, max_children: usize) {
        self.buffer.priors.clear();
        if plain {
            self.buffer.priors.resize(self.buffer.actions.len(), 0.0);
        } else {
            G::policy(setup, state, &self.buffer.actions, &mut self.buffer.priors);
        }
        self.order.clear();
        self.order.extend(0..self.buffer.actions.len() as u16);
        if self.order.len() > max_children {
            let priors = &self.buffer.priors;
            self.order.sort_by(|&one, &other| priors[other as usize].total_cmp(&priors[one as usize]));
            self.order.truncate(max_children);
        }
        for &index in &self.order {
            let action = self.buffer.actions[index as usize];
            if self.tree.child(at, action, NONE).is_some() {
                continue;
            }
            match self.tree.add_child(at, action, self.buffer.priors[index as usize]) {
                Some(new) => self.known.push(new),
                None => return,
            }
            if self.known.len() >= max_children {
                return;
            }
        }
    }
}
