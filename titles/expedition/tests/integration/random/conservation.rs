//! Pieces are conserved, in 5,000 games of each case.

use super::{rng, six_cases};
use expedition_rules::{Action, ActionTile, Expedition, HeldView, Setup, State, Tile};
use game::{Game, RngChance, Seat, Silent, Viewer};

const GAMES: u64 = 1_500;

/// Counts everything from what text and view show, not from the state's own fields. Slow, but independent.
fn check_all(setup: &Setup, state: &State) {
    let text = Expedition::position(setup, state);
    let read =
        expedition_rules::position::read(setup, &text).unwrap_or_else(|faults| panic!("{faults}\n{text}"));
    assert_eq!(&read, state, "{text}");
    let views: Vec<_> = (0..setup.options.players)
        .map(|seat| Expedition::view(setup, state, Viewer::Seat(Seat(seat))))
        .collect();
    let tiles_each: usize = setup.components.faces.iter().flatten().map(|&count| usize::from(count)).sum();
    let layout = &views[0].layout;
    assert!(layout.width <= layout.limit && layout.height <= layout.limit, "X6\n{text}");

    // Tiles: with their faces all in all, and their number for each player.
    let mut faces = [0u32; 10];
    layout.tiles.iter().for_each(|tile| faces[tile.tile.index()] += 1);
    let mut apart = layout.tiles.len();
    for line in text.lines().filter(|line| line.starts_with("player")) {
        let mut topic = "";
        for word in line.split(' ') {
            match word {
                "supply" | "captured" | "kept" | "hand" | "stack" | "actions" | "pile" => topic = word,
                _ if topic == "hand" || topic == "stack" => {
                    faces[Tile::coded(word[1..].trim_end_matches('+')).unwrap().index()] += 1;
                    apart += 1;
                }
                _ => {}
            }
        }
    }
    if layout.tiles.is_empty() {
        let ones: usize = setup.components.ones().iter().map(|&count| usize::from(count)).sum();
        apart += ones * views.len();
    } else {
        for tile in Tile::ALL {
            let each: u32 = setup.components.faces.iter().map(|kinds| u32::from(kinds[tile.index()])).sum();
            assert_eq!(faces[tile.index()], each * u32::from(setup.options.players), "{tile}\n{text}");
        }
    }
    assert_eq!(apart, tiles_each * views.len(), "{text}");

    for (seat, view) in (0..).map(Seat).zip(&views) {
        let own = &view.seats[seat.index()];
        let on_table: usize =
            layout.tiles.iter().map(|tile| tile.stack.iter().filter(|&&owner| owner == seat).count()).sum();
        let captured: u8 = view.seats.iter().map(|other| other.captured[seat.index()]).sum();
        assert_eq!(
            on_table + usize::from(own.supply + captured),
            usize::from(setup.components.adventurers),
            "{text}"
        );
        assert!(own.hand.iter().all(|held: &HeldView| held.tile.is_some()));
        if setup.options.new_adventures {
            let used: u8 = own.actions_used.iter().map(|used| used.count).sum();
            let asked = text.lines().nth(1).unwrap_or_default();
            let moves = [format!("seat {seat} from"), format!("seat {seat} to")];
            let in_play = u8::from(moves.iter().any(|start| asked.starts_with(start)));
            let all: u8 = setup.components.action_tiles.iter().sum();
            assert_eq!(own.actions.len() as u8 + own.action_pile + used + in_play, all, "{text}");
            let ships = layout.tiles.iter().filter(|tile| tile.ship == Some(seat)).count();
            let used_ships = own.actions_used.iter().find(|used| used.tile == ActionTile::Ship);
            assert_eq!(ships, used_ships.map_or(0, |used| usize::from(used.count)), "{text}");
        }
    }
    let lying = layout.tiles.iter().filter(|tile| !tile.stack.is_empty());
    for tile in lying {
        assert!(
            tile.tile != Tile::Lake && !tile.snakes && tile.ship.is_none() && tile.stack.len() <= 5,
            "{text}"
        );
    }
}

#[test]
fn nothing_is_lost_in_thousands_of_games() {
    let cases: Vec<_> = six_cases().collect();
    std::thread::scope(|scope| {
        for half in cases.chunks(3) {
            scope.spawn(move || {
                for setup in half {
                    games(setup);
                }
            });
        }
    });
}

/// The action tiles of one player by kind, wherever they are.
fn action_tiles(state: &State, seat: Seat, used: [u8; 4], in_play: Option<ActionTile>) -> [u8; 4] {
    let (held, left) = state.action_tiles(seat);
    std::array::from_fn(|kind| {
        held[kind] + left[kind] + used[kind] + u8::from(in_play.is_some_and(|tile| tile.index() == kind))
    })
}

fn games(setup: &Setup) {
    let mut decisions = 0;
    for seed in 0..GAMES {
        let mut chance = RngChance(rng(3 * seed));
        let mut rng = rng(3 * seed + 1);
        let mut state = Expedition::start(setup, &mut chance, &mut Silent);
        let mut used = [[0u8; 4]; 4];
        let mut chosen = None;
        // The fast count after every action, the slow one in every fiftieth game.
        while Expedition::decider(setup, &state).is_some() {
            let turn = Expedition::turn(&state);
            let seat = Expedition::decider(setup, &state).unwrap();
            let action = Expedition::random_action(setup, &state, &mut rng);
            Expedition::play(setup, &mut state, action, &mut chance, &mut Silent);
            decisions += 1;
            state
                .check(setup)
                .unwrap_or_else(|wrong| panic!("{wrong}\n{}", Expedition::position(setup, &state)));
            assert!(Expedition::turn(&state) >= turn);
            match action {
                Action::Use(tile) => chosen = Some(tile),
                Action::To(_) => used[seat.index()][chosen.take().unwrap().index()] += 1,
                _ => {}
            }
            if setup.options.new_adventures {
                for seat in Seat::all(setup.options.players) {
                    let in_play = chosen.filter(|_| Expedition::decider(setup, &state) == Some(seat));
                    let found = action_tiles(&state, seat, used[seat.index()], in_play);
                    assert_eq!(
                        found,
                        setup.components.action_tiles,
                        "{}",
                        Expedition::position(setup, &state)
                    );
                }
            }
            if seed % 50 == 0 {
                check_all(setup, &state);
            }
        }
        let outcome = Expedition::outcome(setup, &state).expect("the game is over");
        assert!(outcome.winners().count() >= 1);
        let view = Expedition::view(setup, &state, Viewer::Spectator);
        let tiles: usize = setup.components.faces.iter().flatten().map(|&count| usize::from(count)).sum();
        assert_eq!(view.layout.tiles.len(), tiles * usize::from(setup.options.players), "X12");
    }
    println!("{:?}: {} decisions a game", setup.options, decisions / GAMES);
}
