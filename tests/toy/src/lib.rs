//! A title for tests: players take stones from a heap, either one or two or half of a die roll. A secret bonus is dealt
//! to each player. Its rules have changed once: see `Rules`. It has nothing outside this folder, and is listed only
//! with the feature `toy`.

#![allow(missing_docs)]

mod screen;

use game::*;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use ts_rs::TS;

pub struct Toy;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub players: u8,
    #[serde(default)]
    pub tall: bool,
}

/// The rules that differ between generations.
#[derive(Clone, Copy)]
struct Rules(Generation);

impl Rules {
    /// T2: a die brings half of what it shows: since generation 2 rounded up, before that rounded down.
    fn half_of(self, face: u8) -> u8 {
        if self.0 >= Generation(2) { face.div_ceil(2) } else { face / 2 }
    }
}

pub struct Setup {
    rules: Rules,
    options: Options,
    edition: Edition,
    heap: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub heap: u8,
    pub taken: [u8; 4],
    pub bonus: [u8; 4],
    pub turn: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    Take(u8),
    Roll,
}

impl std::fmt::Display for Action {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Action::Take(n) => write!(f, "take {n}"),
            Action::Roll => f.write_str("roll"),
        }
    }
}

impl std::str::FromStr for Action {
    type Err = String;
    fn from_str(text: &str) -> std::result::Result<Self, String> {
        match text {
            "take 1" => Ok(Action::Take(1)),
            "take 2" => Ok(Action::Take(2)),
            "roll" => Ok(Action::Roll),
            _ => Err(format!("{text:?} is no action; one reads \"take 1\" or \"roll\"")),
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Happened {
    Bonus(Seat, Option<u8>),
    Turn(Seat, u32),
    Rolled(Seat, u8),
    Took(Seat, u8),
    Over([u8; 4]),
}

impl Event for Happened {
    fn shown_to(self, viewer: Viewer) -> Option<Self> {
        Some(match self {
            Happened::Bonus(seat, _) if viewer != Viewer::Seat(seat) => Happened::Bonus(seat, None),
            other => other,
        })
    }
    fn reveals(&self) -> bool {
        matches!(self, Happened::Rolled(..) | Happened::Bonus(..))
    }
    fn message(&self) -> Message {
        match self {
            Happened::Bonus(seat, _) => Message::new("toy-bonus").seat("player", *seat),
            Happened::Turn(seat, n) => Message::new("toy-turn").seat("player", *seat).number("n", *n),
            Happened::Rolled(seat, n) => Message::new("toy-rolled").seat("player", *seat).number("n", *n),
            Happened::Took(seat, n) => Message::new("toy-took").seat("player", *seat).number("n", *n),
            Happened::Over(_) => Message::new("toy-over"),
        }
    }
    fn rule(&self) -> &'static str {
        if matches!(self, Happened::Rolled(..)) { "T2" } else { "T1" }
    }
    fn turn_start(&self) -> Option<TurnStart> {
        match *self {
            Happened::Turn(seat, turn) => Some(TurnStart { seat, turn, round: None }),
            _ => None,
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Details {
    Take { stones: u8 },
    Roll,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct Pieces {
    stones: u8,
}

impl Wire for Toy {
    type Details = Details;
    type Attempt = NoAttempt;
    type Pieces = Pieces;
    fn describe(_: &Setup, _: &State, action: Action, _: &[Happened]) -> Description<Details> {
        match action {
            Action::Take(stones) => Description {
                details: Details::Take { stones },
                rule: "T1",
                effect: Message::new("toy-do-take").number("n", stones),
                leads_on: false,
            },
            Action::Roll => {
                let effect = Message::new("toy-do-roll");
                Description { details: Details::Roll, rule: "T2", effect, leads_on: false }
            }
        }
    }
    fn why_not(_: &Setup, _: &State, attempt: &NoAttempt) -> Option<Refusal> {
        match *attempt {}
    }
    fn question(setup: &Setup, state: &State) -> Option<Question> {
        decider(setup, state).map(|_| Question { name: Word::new("take"), rule: "T1" })
    }
    fn pieces(setup: &Setup) -> Pieces {
        Pieces { stones: setup.heap }
    }
}

fn decider(setup: &Setup, state: &State) -> Option<Seat> {
    (state.heap > 0).then(|| Seat(((state.turn - 1) % u32::from(setup.options.players)) as u8))
}

#[cfg(feature = "schema")]
impl Schema for Toy {
    fn typescript() -> TypeScript {
        TypeScript::default().with::<Details>().with::<Pieces>()
    }
}

impl Game for Toy {
    type Options = Options;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Happened;
    type View = serde_json::Value;
    const TITLE: &'static str = "toy";
    const OLDEST_GENERATION: Generation = Generation(1);
    const GENERATION: Generation = Generation(2);
    const PILES: &'static [&'static str] = &["bonus"];
    const CATEGORIES: &'static [&'static str] = &["toy-stones", "toy-bonus-points"];

    fn set_up_under(
        generation: Generation,
        components: Option<&str>,
        options: &Options,
    ) -> std::result::Result<Setup, Faults> {
        let text = components.unwrap_or(Toy::COMPONENTS);
        let heap = text.trim().parse::<u8>().map_err(|_| Fault::at(1, "the heap is a number"))?;
        let edition = Edition::new("toy", text, Toy::COMPONENTS);
        let heap = if options.tall { heap * 2 } else { heap };
        Ok(Setup { rules: Rules(generation), options: options.clone(), edition, heap })
    }
    fn generation(setup: &Setup) -> Generation {
        setup.rules.0
    }
    fn options(setup: &Setup) -> &Options {
        &setup.options
    }
    fn edition(setup: &Setup) -> &Edition {
        &setup.edition
    }
    fn seats(setup: &Setup) -> u8 {
        setup.options.players
    }
    fn kind_name(_: &Setup, _: Pile, kind: usize) -> String {
        kind.to_string()
    }
    fn kind_named(_: &Setup, _: Pile, name: &str) -> Option<usize> {
        name.parse().ok().filter(|kind| *kind < 4)
    }
    fn start(setup: &Setup, chance: &mut impl Chance, events: &mut impl EventSink<Happened>) -> State {
        let mut state = State { heap: setup.heap, taken: [0; 4], bonus: [0; 4], turn: 1 };
        for seat in Seat::all(setup.options.players) {
            let kind = chance.draw(Pile(0), &[2, 2, 2, 2], Sight::Only(seat)) as u8;
            state.bonus[seat.index()] = kind;
            events.emit(|| Happened::Bonus(seat, Some(kind)));
        }
        events.emit(|| Happened::Turn(Seat(0), state.turn));
        state
    }
    fn decider(setup: &Setup, state: &State) -> Option<Seat> {
        decider(setup, state)
    }
    fn legal(_: &Setup, state: &State, list: &mut impl ActionList<Action>) {
        list.add(Action::Take(1));
        if state.heap > 1 {
            list.add(Action::Take(2));
        }
        list.add(Action::Roll);
    }
    fn play(
        setup: &Setup,
        state: &mut State,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl EventSink<Happened>,
    ) {
        let seat = decider(setup, state).expect("somebody decides");
        let wanted = match action {
            Action::Take(n) => n,
            Action::Roll => {
                let face = chance.die();
                events.emit(|| Happened::Rolled(seat, face));
                setup.rules.half_of(face)
            }
        };
        let n = wanted.min(state.heap);
        state.heap -= n;
        state.taken[seat.index()] += n;
        state.turn += 1;
        events.emit(|| Happened::Took(seat, n));
        match decider(setup, state) {
            Some(next) => events.emit(|| Happened::Turn(next, state.turn)),
            None => events.emit(|| Happened::Over(state.bonus)),
        }
    }
    fn refusal(_: &Setup, _: &State, _: Action) -> Refusal {
        Refusal { rule: "T1", message: Message::new("toy-too-many") }
    }
    fn public_view(_: &Setup, state: &State) -> serde_json::Value {
        serde_json::json!({ "heap": state.heap, "taken": state.taken, "bonus": null })
    }
    fn own_view(_: &Setup, state: &State, seat: Seat, public: &serde_json::Value) -> serde_json::Value {
        let mut view = public.clone();
        view["bonus"] = state.bonus[seat.index()].into();
        view
    }
    fn open_view(_: &Setup, state: &State) -> serde_json::Value {
        serde_json::json!({ "heap": state.heap, "taken": state.taken, "bonus": state.bonus })
    }
    fn standing(setup: &Setup, state: &State, seat: Seat, knowledge: Knowledge) -> Standing {
        let known = knowledge.includes(seat) || decider(setup, state).is_none();
        let bonus = if known { state.bonus[seat.index()].into() } else { 0 };
        Standing::new([state.taken[seat.index()].into(), bonus], u8::from(!known))
    }
    fn determinize(setup: &Setup, state: &State, seat: Seat, rng: &mut impl Rng) -> State {
        let mut other = *state;
        if decider(setup, state).is_none() {
            return other; // The end shows every bonus.
        }
        for hidden in Seat::all(setup.options.players).filter(|hidden| *hidden != seat) {
            other.bonus[hidden.index()] = below(rng, 4) as u8;
        }
        other
    }
    fn outcome(setup: &Setup, state: &State) -> Option<Outcome> {
        let part = |seat: Seat| {
            let standing = Toy::standing(setup, state, seat, Knowledge::Full);
            [standing.parts[0], standing.parts[1], 0, 0, 0, 0, 0, 0]
        };
        let parts: Vec<[i16; 8]> = Seat::all(setup.options.players).map(part).collect();
        (state.heap == 0).then(|| Outcome::rank(&parts, &[0; 4]))
    }
    fn position(_: &Setup, state: &State) -> String {
        format!("{state:?}")
    }
    fn write_position(_: &Setup, state: &State, knowledge: Knowledge) -> String {
        let bonus = |seat: u8| match knowledge.includes(Seat(seat)) {
            true => state.bonus[usize::from(seat)].to_string(),
            false => "?".into(),
        };
        let (taken, bonus) = (state.taken.map(|taken| taken.to_string()), [0, 1, 2, 3].map(bonus));
        let (taken, bonus) = (taken.join(", "), bonus.join(", "));
        format!("turn {}; heap {}; taken {taken}; bonus {bonus}\n", state.turn, state.heap)
    }
    fn read_position(_: &Setup, text: &str) -> std::result::Result<State, Faults> {
        fn four(text: &str) -> std::result::Result<[u8; 4], String> {
            let numbers: Vec<u8> = position::list(text).map(position::number).collect::<Result<_, _>>()?;
            numbers.try_into().map_err(|_| "there are four".into())
        }
        let mut state = State { heap: 0, taken: [0; 4], bonus: [0; 4], turn: 1 };
        let mut lines = position::Lines::new(text);
        lines.read("turn", |text| {
            let [turn, heap, taken, bonus] = position::parts(text, ["", "heap", "taken", "bonus"])?;
            let (turn, heap) = (position::number(turn)?, position::number(heap)?);
            state = State { turn, heap, taken: four(taken)?, bonus: four(bonus)? };
            Ok(())
        })?;
        lines.end()?;
        Ok(state)
    }
    fn turn(state: &State) -> u32 {
        state.turn
    }
}

impl Published for Toy {
    const META: Meta = Meta {
        id: "toy",
        name: "toy-name",
        about: "toy-about",
        players: 2..=4,
        modules: &[ModuleMeta { id: "tall", name: "toy-tall", about: "toy-tall-about" }],
        advice: &[],
        stage: Stage::Trial,
    };
    const COMPONENTS: &'static str = "20";
    fn options_for(request: &GameRequest) -> Options {
        Options { players: request.players, tall: request.modules.iter().any(|id| id == "tall") }
    }
    const SHEET: &'static [Field] =
        &[Field { id: "stones", ask: "toy-ask-stones", example: "7", module: None }];
    fn tally(_: Option<&str>, answers: &Answers) -> std::result::Result<Tally, TallyFault> {
        let stones = answers.get("stones").map_or("0", String::as_str);
        let stones = stones.parse().map_err(|_| {
            TallyFault::Field("stones", Message::new("toy-not-a-number").text("typed", stones))
        })?;
        Ok(Tally { parts: [stones, 0, 0, 0, 0, 0, 0, 0], tie_break: 0, notes: Vec::new() })
    }
}

evaluation::play_outs_only!(Toy);
