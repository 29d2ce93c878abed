// Generated from the server's types; `cargo test -p server` checks that it is up to date.
// To regenerate it: cargo xtask write

/**
 * A number of action tiles of one kind.
 */
export type ActionCount = { 
/**
 * The kind.
 */
tile: ActionTile, 
/**
 * How many.
 */
count: number, };

/**
 * A kind of action tile.
 */
export type ActionTile = "ship" | "caravan" | "snakes" | "sandstorm";

/**
 * What somebody points at although it cannot be chosen.
 */
export type Attempt = { "kind": "tile", back: Back, tile: Tile, } | { "kind": "lay", back: Back, tile: Tile, cell: Cell, } | { "kind": "cell", cell: Cell, } | { "kind": "use", tile: ActionTile, } | { "kind": "deploy", direction: Direction | null, rests: Array<number>, };

/**
 * The number on the back of a tile, 1 to 5.
 */
export type Back = number;

/**
 * A number of tiles with one back.
 */
export type BackView = { 
/**
 * The back.
 */
back: Back, 
/**
 * How many.
 */
count: number, };

/**
 * What stands on a tile.
 */
export type Building = "camp" | "temple" | "pyramid";

/**
 * Adventurers who came to rest.
 */
export type Came = { 
/**
 * Where.
 */
cell: Cell, 
/**
 * How many.
 */
count: number, };

/**
 * A place for a tile: column and row, both counted from 0, rows southward.
 *
 * It reads like a place on a chess board: `c4` is the third column, the fourth row from the north. `a1` is as far
 * north-west as the layout could ever reach, so names never change while a game lasts.
 */
export type Cell = string;

/**
 * An action as data.
 */
export type Details = { "kind": "keep", tile: Tile, } | { "kind": "lay", back: Back, tile: Tile, cell: Cell, } | { "kind": "stop" } | { "kind": "deploy", direction: Direction | null, rests: Array<number>, } | { "kind": "use", tile: ActionTile, } | { "kind": "pass" } | { "kind": "from", cell: Cell, tile: ActionTile, } | { "kind": "to", cell: Cell, tile: ActionTile, };

/**
 * A straight way across the layout.
 */
export type Direction = "north" | "east" | "south" | "west";

/**
 * Something that happened.
 */
export type Event = { "event": "begins", 
/**
 * Who.
 */
seat: Seat, 
/**
 * By lot?
 */
drawn: boolean, } | { "event": "kept", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What, where it may be known.
 */
tile: Tile | null, } | { "event": "start", 
/**
 * All of them, row by row.
 */
tiles: Array<Placed>, } | { "event": "turn", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Its number.
 */
turn: number, } | { "event": "laid", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The number on its back.
 */
back: Back, 
/**
 * Its face.
 */
tile: Tile, 
/**
 * Where.
 */
cell: Cell, } | { "event": "deployed", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Where they came to rest, the camp first.
 */
came: Array<Came>, 
/**
 * Which way some of them left.
 */
direction: Direction | null, } | { "event": "drew", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The number on its back.
 */
back: Back, 
/**
 * Its face, where it may be known.
 */
tile: Tile | null, } | { "event": "stopped", 
/**
 * Who.
 */
seat: Seat, } | { "event": "chose", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
tile: ActionTile, } | { "event": "shipped" } & Used | { "event": "moved" } & Used | { "event": "snaked" } & Used | { "event": "swept", 
/**
 * How many adventurers of each seat were captured.
 */
captured: [number, number, number, number], 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The mountain whose adventurer was used.
 */
from: Cell, 
/**
 * Where it went.
 */
to: Cell, } | { "event": "drew_action", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which, where it may be known.
 */
tile: ActionTile | null, } | { "event": "over", 
/**
 * Who won; several share the victory.
 */
winners: Array<Seat>, };

/**
 * What a tile shows.
 */
export type Face = { 
/**
 * Its landscape.
 */
terrain: Terrain, 
/**
 * What stands on it.
 */
building: Building | null, };

/**
 * A terrain tile in hand.
 */
export type HeldView = { 
/**
 * The number on its back.
 */
back: Back, 
/**
 * Its face, if the viewer may know it.
 */
tile: Tile | null, 
/**
 * Does everybody know the face?
 */
known_to_all: boolean, };

/**
 * The tiles on the table.
 */
export type LayoutView = { 
/**
 * X6: the most columns and rows.
 */
limit: number, 
/**
 * The westernmost column, from 0.
 */
column: number, 
/**
 * The northernmost row, from 0.
 */
row: number, 
/**
 * How many columns there are.
 */
width: number, 
/**
 * How many rows there are.
 */
height: number, 
/**
 * Every tile, row by row.
 */
tiles: Array<TileView>, };

/**
 * What is to be decided.
 */
export type PhaseView = { "name": "keep" } | { "name": "lay", 
/**
 * How many were laid in this turn.
 */
laid: number, } | { "name": "deploy", 
/**
 * The camp.
 */
camp: Cell, 
/**
 * How many must stay in it.
 */
required: number, 
/**
 * How many may come out in all.
 */
most: number, 
/**
 * How many tiles were laid in this turn.
 */
laid: number, } | { "name": "adventure" } | { "name": "from", 
/**
 * The action tile chosen.
 */
tile: ActionTile, } | { "name": "to", 
/**
 * The action tile chosen.
 */
tile: ActionTile, 
/**
 * The mountain chosen.
 */
from: Cell, } | { "name": "over" };

/**
 * What pieces are worth and which rules they follow.
 */
export type Pieces = { 
/**
 * The points of one thing that counts, by scoring category.
 */
worth: { [key in string]: number }, 
/**
 * The rules of the action tiles.
 */
actions: { [key in string]: string }, 
/**
 * The rule of how many must stay on a tile that is entered.
 */
entering: string, 
/**
 * How many must stay on a tile that is entered, by terrain; what cannot be entered is missing.
 */
staying: { [key in string]: number }, 
/**
 * How many may lie on a tile that was entered.
 */
most: number, 
/**
 * The message ids of the scoring categories, in the order of a standing's parts.
 */
categories: Array<string>, 
/**
 * The rules of everything else one can point at.
 */
things: { [key in Thing]?: string }, };

/**
 * A tile of the start layout.
 */
export type Placed = { 
/**
 * Where.
 */
cell: Cell, 
/**
 * What.
 */
tile: Tile, };

/**
 * A place at the table, counted clockwise from 0.
 *
 * ```
 * use game::Seat;
 * assert_eq!(Seat(3).next(4), Seat(0));
 * assert_eq!(Seat(0).to_string(), "1", "people count from 1");
 * ```
 */
export type Seat = number;

/**
 * What one player has, as the viewer may know it.
 */
export type SeatView = { 
/**
 * Whose it is.
 */
seat: Seat, 
/**
 * Adventurers not on the table.
 */
supply: number, 
/**
 * Captured adventurers, by the seat they belonged to.
 */
captured: Array<number>, 
/**
 * The terrain tiles in hand.
 */
hand: Array<HeldView>, 
/**
 * X2: has this player chosen what to keep? True once all have.
 */
chosen: boolean, 
/**
 * X2: what this player keeps, while others still choose; only in their own view.
 */
kept: Tile | null, 
/**
 * X15: how many tiles are left in the stack, by back, from its top.
 */
stack: Array<BackView>, 
/**
 * N1: the action tiles in hand; `None` for a hidden one.
 */
actions: Array<ActionTile | null>, 
/**
 * The action tiles left to draw.
 */
action_pile: number, 
/**
 * The action tiles already used, by kind.
 */
actions_used: Array<ActionCount>, 
/**
 * The points if the game ended now, which everybody knows.
 */
standing: Standing, };

/**
 * The points of one player if the game ended now, as far as somebody knows them.
 *
 * ```
 * use game::Standing;
 * let standing = Standing::new([12, 5], 2);
 * assert_eq!((standing.total, standing.unknown), (17, 2), "and two pieces that only their owner knows");
 * ```
 */
export type Standing = { 
/**
 * All points together.
 */
total: number, 
/**
 * The points by category, in the order of [`Game::CATEGORIES`](crate::Game::CATEGORIES).
 */
parts: Array<number>, 
/**
 * How many pieces the player has whose points are not known and not counted.
 */
unknown: number, };

/**
 * The landscape of a tile.
 */
export type Terrain = "desert" | "oasis" | "mountains" | "lake";

/**
 * Something to point at that is no tile; its explanation is the message `about-expedition-NAME`.
 */
export type Thing = "camp" | "temple" | "pyramid" | "ship" | "captured" | "supply" | "standing" | "stack" | "hidden-tile" | "turn" | "new-adventures";

/**
 * The face of a terrain tile.
 */
export type Tile = "desert" | "desert-camp" | "desert-temple" | "desert-pyramid" | "oasis" | "oasis-camp" | "oasis-temple" | "oasis-pyramid" | "mountains" | "lake";

/**
 * One tile on the table with everything on it.
 */
export type TileView = { 
/**
 * Its place as actions name it.
 */
cell: Cell, 
/**
 * Its column, from 0.
 */
column: number, 
/**
 * Its row, from 0.
 */
row: number, 
/**
 * Its face.
 */
tile: Tile, 
/**
 * Its landscape.
 */
terrain: Terrain, 
/**
 * What stands on it.
 */
building: Building | null, 
/**
 * The owners of the adventurers on it, bottom to top.
 */
stack: Array<Seat>, 
/**
 * Whose ship lies on it.
 */
ship: Seat | null, 
/**
 * Do snakes lie on it?
 */
snakes: boolean, };

/**
 * An action tile that was used.
 */
export type Used = { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The mountain whose adventurer was used.
 */
from: Cell, 
/**
 * Where it went.
 */
to: Cell, };

/**
 * A position as one viewer may know it.
 */
export type View = { 
/**
 * The viewer; `None` is a spectator.
 */
viewer: Seat | null, 
/**
 * The number of the turn, from 1.
 */
turn: number, 
/**
 * X4: who began.
 */
first: Seat, 
/**
 * Who decides now; `None` when the game is over.
 */
decider: Seat | null, 
/**
 * What is to be decided.
 */
phase: PhaseView, 
/**
 * The id of the rule that asks it.
 */
rule: string, 
/**
 * Are action tiles in play?
 */
new_adventures: boolean, 
/**
 * The tiles on the table.
 */
layout: LayoutView, 
/**
 * What each player has.
 */
seats: Array<SeatView>, };

export const FACES: Record<Tile, Face> = {"desert":{"terrain":"desert","building":null},"desert-camp":{"terrain":"desert","building":"camp"},"desert-pyramid":{"terrain":"desert","building":"pyramid"},"desert-temple":{"terrain":"desert","building":"temple"},"lake":{"terrain":"lake","building":null},"mountains":{"terrain":"mountains","building":null},"oasis":{"terrain":"oasis","building":null},"oasis-camp":{"terrain":"oasis","building":"camp"},"oasis-pyramid":{"terrain":"oasis","building":"pyramid"},"oasis-temple":{"terrain":"oasis","building":"temple"}};
