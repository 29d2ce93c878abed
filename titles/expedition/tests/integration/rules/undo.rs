//! What can be taken back, and what stays known then.

use expedition_rules::{Action, Adventures, Expedition, Options};
use game::{Game, NoUndo, RngChance, Seat, Seed, Table, Viewer};
use std::sync::Arc;

fn table(seed: u64) -> (Table<Expedition>, RngChance<game::ChaCha8Rng>) {
    let options = Options { first: Some(Seat(0)), ..Options::new(2, Adventures::New) };
    let setup = Arc::new(Expedition::set_up(None, &options).unwrap());
    let mut chance = RngChance::seeded(&Seed::from_number(seed));
    (Table::deal(setup, &mut chance), chance)
}

fn act(table: &mut Table<Expedition>, chance: &mut RngChance<game::ChaCha8Rng>, text: &str) {
    table.act(text.parse().unwrap(), chance).unwrap_or_else(|refusal| panic!("{text}: {}", refusal.rule));
}

/// The first legal action that begins like this.
fn like(table: &Table<Expedition>, beginning: &str) -> String {
    let legal = table.legal().into_iter().map(|action| action.to_string());
    legal.into_iter().find(|action| action.starts_with(beginning)).unwrap()
}

#[test]
fn x2_a_choice_can_be_taken_back_until_the_next_player_chooses() {
    let (mut table, mut chance) = table(1);
    act(&mut table, &mut chance, "keep desert");
    table.undo(Seat(0)).unwrap();
    act(&mut table, &mut chance, "keep mountains");
    act(&mut table, &mut chance, "keep desert");
    assert_eq!(table.undo(Seat(0)), Err(NoUndo::NothingOfYours));
    assert_eq!(table.undo(Seat(1)), Err(NoUndo::Revealed));
}

#[test]
fn x2_a_choice_taken_back_stays_secret_in_transcripts() {
    let (mut table, mut chance) = table(1);
    act(&mut table, &mut chance, "keep desert-temple");
    table.undo(Seat(0)).unwrap();
    let mut out = Vec::new();
    let players = ["a", "b"].map(|name| game::transcript::Player { name: name.into(), bot: None });
    let knowledge = game::transcript::Knowledge::Of(Viewer::Seat(Seat(1)));
    game::transcript::write(&table, &players, None, knowledge, &mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    assert!(!text.contains("keep"), "{text}");
}

#[test]
fn x15_a_tile_laid_and_taken_back_is_known_to_all() {
    let (mut table, mut chance) = table(2);
    act(&mut table, &mut chance, "keep mountains");
    act(&mut table, &mut chance, "keep mountains");
    let known = |table: &Table<Expedition>| -> Vec<bool> {
        table.view(Viewer::Spectator).seats[0].hand.iter().map(|held| held.tile.is_some()).collect()
    };
    assert_eq!(known(&table), [true, false], "the camp is known, the other is not");
    let before = *table.state();
    let lay = like(&table, "lay 1 desert-camp");
    act(&mut table, &mut chance, &lay);
    table.undo(Seat(0)).unwrap();
    assert_eq!(*table.state(), before);

    // A drawn camp is hidden until it has been laid, and is not hidden again.
    let drawn_camp = |seed| {
        let (mut table, mut chance) = self::table(seed);
        act(&mut table, &mut chance, "keep mountains");
        act(&mut table, &mut chance, "keep mountains");
        let lay = like(&table, "lay 1 mountains");
        act(&mut table, &mut chance, &lay);
        let camp = |action: &Action| action.to_string().starts_with("lay 2 desert-camp");
        table.legal().into_iter().find(camp).map(|lay| (table, lay))
    };
    let (mut table, lay) = (3..100).find_map(drawn_camp).expect("one tile of five with a 2 is a camp");
    assert_eq!(known(&table), [true, false]);
    table.act(lay, &mut chance).unwrap();
    assert_eq!(table.undo(Seat(0)), Ok(lay));
    assert_eq!(known(&table), [true, true]);
    assert_eq!(table.redo(Seat(0), &mut chance), Ok(lay));
}

#[test]
fn x15_what_was_drawn_cannot_be_taken_back() {
    let (mut table, mut chance) = table(2);
    act(&mut table, &mut chance, "keep desert");
    act(&mut table, &mut chance, "keep desert");
    let lay = like(&table, "lay 1 desert at");
    act(&mut table, &mut chance, &lay);
    assert_eq!(table.undo(Seat(0)), Err(NoUndo::Revealed));
    act(&mut table, &mut chance, "stop");
    assert_eq!(table.undo(Seat(0)).map(|action| action.to_string()), Ok("stop".into()));
}

#[test]
fn n2_an_action_tile_chosen_and_taken_back_is_known_to_all() {
    let setup = Expedition::set_up(None, &Options::new(2, Adventures::New)).unwrap();
    let text =
        "seat 1 adventure\nlayout f6\nm1 l d\nplayer 1 hand 5m actions ship ship caravan\nplayer 2 hand 5d";
    let before = expedition_rules::position::read(&setup, text).unwrap();
    let play = |state, text: &str| {
        let mut state = state;
        let action: Action = text.parse().unwrap();
        let chance = &mut RngChance::seeded(&Seed::from_number(0));
        Expedition::apply(&setup, &mut state, action, chance, &mut game::Silent).unwrap();
        (state, action)
    };
    let (chosen, action) = play(before, "use ship");
    let (further, from) = play(chosen, "from f6");
    let back = Expedition::after_undo(&setup, &chosen, from, &further);
    assert_eq!(back, chosen);
    let back = Expedition::after_undo(&setup, &before, action, &back);
    assert!(Expedition::position(&setup, &back).contains("actions ship+ ship caravan"));
    let (again, _) = play(back, "use ship");
    assert!(Expedition::position(&setup, &again).contains("actions ship caravan"), "the known one is used");
}

#[test]
fn x12_the_last_choice_of_a_game_stands() {
    let (mut table, mut chance) = table(5);
    let mut rng = RngChance::seeded(&Seed::from_number(9)).0;
    while table.decider().is_some() {
        let action = Expedition::random_action(table.setup(), table.state(), &mut rng);
        table.act(action, &mut chance).unwrap();
    }
    assert!(Seat::all(2).all(|seat| table.can_undo(seat).is_err()));
}
