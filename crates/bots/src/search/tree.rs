//! Open-loop information-set tree search: nodes are sequences of actions, every descent determinizes a fresh position, and
//! a child competes only where it was available.

use super::parallel::on_threads;
use super::{Decision, Family, MOST, Ranked};
use crate::budget::{Budget, Clock};
use crate::evaluate::{Evaluate, Utility};
use crate::policy::Lists;
use crate::split_mix::SplitMix64;
use game::{MAX_SEATS, RngChance, Silent};

/// How much the unknown attracts a search without knowledge.
const CURIOSITY: f32 = 0.35;
/// No node.
const NONE: u32 = u32::MAX;

/// Promises so many points apart are told apart clearly.
const DOUBT: f32 = 1.5;

/// One sequence of actions.
struct Node<A> {
    action: A,
    visits: u32,
    /// How often it could have been chosen.
    available: u32,
    first_child: u32,
    next: u32,
    /// What the action promised at a rng look.
    prior: f32,
    /// What was found beneath it, for every seat.
    sums: Utility,
}

struct Tree<A> {
    nodes: Vec<Node<A>>,
    most: usize,
}

impl<A: Copy + Eq> Tree<A> {
    fn new(root: A, memory: usize) -> Self {
        let most = (memory / size_of::<Node<A>>()).clamp(64, NONE as usize - 1);
        let mut tree = Tree { nodes: Vec::new(), most };
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

    /// The child with this action, looked for from `hint` on: lists come in the same order again and again.
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

    /// A new child after the others; nothing when memory is used up.
    fn expand(&mut self, of: u32, action: A, prior: f32) -> Option<u32> {
        if self.nodes.len() >= self.most {
            return None;
        }
        // Memory grows by what is needed, not by doubling beyond the limit.
        if self.nodes.len() == self.nodes.capacity() {
            let more = self.nodes.len().min(self.most - self.nodes.len());
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
        let mut grower = Grower::<G> {
            decision,
            tree: Tree::new(actions[0], method.memory / threads),
            lists: Lists::default(),
            known: Vec::new(),
            order: Vec::new(),
            path: Vec::new(),
        };
        let mut clock = Clock::start(each, &limits.stop);
        let mut number = thread as u64;
        while clock.allows(1) {
            grower.grow(SplitMix64::stream(limits.seed, number));
            number += threads as u64;
        }
        grower.tree
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
    // What was looked at most is best: the search itself came back to it.
    ranked.sort_by(|one, other| other.samples.cmp(&one.samples).then(other.utility.total_cmp(&one.utility)));
    ranked
}

struct Grower<'a, G: Evaluate> {
    decision: &'a Decision<'a, G>,
    tree: Tree<G::Action>,
    lists: Lists<G>,
    /// The children that are available.
    known: Vec<u32>,
    /// The actions in the order in which they are tried.
    order: Vec<u16>,
    path: Vec<u32>,
}

impl<G: Evaluate> Grower<'_, G> {
    /// One descent: determinize, choose while known, add a node, play on, and tell everybody above what came of it.
    fn grow(&mut self, mut rng: SplitMix64) {
        let observation = self.decision.observation;
        let setup = observation.setup();
        let mut state = observation.determinize(&mut rng);
        let mut chance = RngChance(rng);
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
            if let Some(noise) = self.decision.method.opponent_noise
                && seat != observation.seat()
            {
                self.lists.priors.clear();
                G::policy(setup, &state, &self.lists.actions, &mut self.lists.priors);
                let action = self.lists.best(noise, &mut chance.0);
                G::play(setup, &mut state, action, &mut chance, &mut Silent);
                continue;
            }
            let Some(next) = self.choose(setup, &state, at, seat.index(), &mut chance.0) else { break };
            let node = &self.tree.nodes[next as usize];
            let new = node.visits == 0;
            G::play(setup, &mut state, node.action, &mut chance, &mut Silent);
            self.path.push(next);
            at = next;
            if new {
                break;
            }
        }
        let found = self.decision.play_out(&mut state, &mut chance, &mut self.lists);
        for &node in &self.path {
            let node = &mut self.tree.nodes[node as usize];
            node.visits += 1;
            node.sums.iter_mut().zip(found).for_each(|(sum, utility)| *sum += utility);
        }
    }

    /// The node to follow; nothing if there is no room for one.
    fn choose(
        &mut self,
        setup: &G::Setup,
        state: &G::State,
        at: u32,
        seat: usize,
        rng: &mut SplitMix64,
    ) -> Option<u32> {
        let plain = self.decision.method.family == Family::PlainTree;
        let most = if plain { usize::MAX } else { MOST };
        self.known.clear();
        let mut hint = self.tree.nodes[at as usize].first_child;
        let mut missing = false;
        for &action in &self.lists.actions {
            match self.tree.child(at, action, hint) {
                Some(child) => {
                    hint = self.tree.nodes[child as usize].next;
                    self.known.push(child);
                }
                None => missing = true,
            }
        }
        if missing && self.known.len() < most {
            self.meet(setup, state, at, plain, most);
        }
        let parent = &self.tree.nodes[at as usize];
        let mut best = (f32::MIN, None);
        if plain {
            let turn = rng.word() as usize % self.known.len().max(1);
            self.known.rotate_left(turn);
            for &child in &self.known {
                let node = &mut self.tree.nodes[child as usize];
                node.available += 1;
                let score = if node.visits == 0 {
                    f32::MAX
                } else {
                    let visits = node.visits as f32;
                    node.sums[seat] / visits + CURIOSITY * ((node.available as f32).ln() / visits).sqrt()
                };
                if score > best.0 {
                    best = (score, Some(child));
                }
            }
            return best.1;
        }
        let usual = if parent.visits > 0 { parent.sums[seat] / parent.visits as f32 } else { 0.0 };
        let top =
            self.known.iter().map(|&child| self.tree.nodes[child as usize].prior).fold(f32::MIN, f32::max);
        let likely = |node: &Node<G::Action>| ((node.prior - top) / DOUBT).exp();
        let mut sum = 0.0;
        let mut visits = 1u32;
        for &child in &self.known {
            let node = &self.tree.nodes[child as usize];
            sum += likely(node);
            visits += node.visits;
        }
        let exploration = self.decision.method.exploration * (visits as f32).sqrt() / sum;
        for &child in &self.known {
            let node = &self.tree.nodes[child as usize];
            let found = if node.visits == 0 { usual } else { node.sums[seat] / node.visits as f32 };
            let score = found + exploration * likely(node) / (1.0 + node.visits as f32);
            if score > best.0 {
                best = (score, Some(child));
            }
        }
        best.1
    }

    /// Adds children for actions that are new here, the most promising first.
    fn meet(&mut self, setup: &G::Setup, state: &G::State, at: u32, plain: bool, most: usize) {
        self.lists.priors.clear();
        if plain {
            self.lists.priors.resize(self.lists.actions.len(), 0.0);
        } else {
            G::policy(setup, state, &self.lists.actions, &mut self.lists.priors);
        }
        self.order.clear();
        self.order.extend(0..self.lists.actions.len() as u16);
        if self.order.len() > most {
            let priors = &self.lists.priors;
            self.order.sort_by(|&one, &other| priors[other as usize].total_cmp(&priors[one as usize]));
            self.order.truncate(most);
        }
        for &index in &self.order {
            let action = self.lists.actions[index as usize];
            if self.tree.child(at, action, NONE).is_some() {
                continue;
            }
            match self.tree.expand(at, action, self.lists.priors[index as usize]) {
                Some(new) => self.known.push(new),
                None => return,
            }
            if self.known.len() >= most {
                return;
            }
        }
    }
}
