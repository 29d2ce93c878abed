// Generated from the server's types; `cargo test -p server` checks that it is up to date.
// To regenerate it: cargo xtask write

/**
 * One adventurer.
 */
export type AdventurerView = { "state": "upright", 
/**
 * Where.
 */
place: Place, } | { "state": "lying", 
/**
 * Where.
 */
place: Place, } | { "state": "inactive", 
/**
 * The statue, counted from 1.
 */
statue: number, };

/**
 * What the decider is asked.
 */
export type Asked = "play" | "use" | "add" | "reroll" | "move" | "act" | "prize" | "horus" | "favour" | "scarab-or-wild" | "put" | "rearrange" | "extra-turn" | "raise" | "raise-one" | "raise-any" | "mummy-tile" | "tile-move" | "discard" | "any-horus" | "free-choice" | "move-card" | "put-out" | "nothing";

/**
 * What somebody points at although it cannot be chosen.
 */
export type Attempt = { "kind": "card", slot: number, } | { "kind": "mummy-tile", slot: number, };

/**
 * One kind of card: all cards of a kind are alike.
 */
export type Card = string;

/**
 * A card.
 */
export type CardPiece = { 
/**
 * The message id of its name.
 */
name: string, 
/**
 * Where it comes from.
 */
suit: SuitName, 
/**
 * The number of eyes on a Horus card, 0 on any other.
 */
eyes: number, 
/**
 * What it does.
 */
effect: EffectName, 
/**
 * The number on it, 0 if there is none.
 */
number: number, 
/**
 * The rule that says what it does.
 */
rule: string, };

/**
 * What made an adventurer move.
 */
export type Cause = "card" | "last" | "tunnel" | "mummy-tile" | "forward";

/**
 * A character, named by its ability.
 */
export type Character = "reroll" | "rearrange" | "choose-horus" | "extra-point" | "forward" | "temple-action" | "special-key" | "extra-turn";

/**
 * An action as data. Places in the hand and among the open mummy tiles are counted from 0.
 */
export type Details = { "kind": "play", end: End, card: Card, } | { "kind": "move", from: Place, by: number, to: Place, } | { "kind": "act", from: Place, } | { "kind": "take-prize", from: Place, tile: Tile | null, } | { "kind": "take-key" } | { "kind": "take-card", eyes: number, card: Card | null, } | { "kind": "take-scarab" } | { "kind": "take-wild" } | { "kind": "roll" } | { "kind": "raise-all" } | { "kind": "stand-up", from: Place, } | { "kind": "use-tile", slot: number, tile: MummyTile, cost: number, } | { "kind": "discard", slot: number, card: Card, } | { "kind": "shift", from: number, to: number, card: Card, } | { "kind": "put-out", value: number, } | { "kind": "add", end: End, card: Card, } | { "kind": "alone" } | { "kind": "put", end: End, card: Card | null, } | { "kind": "use", card: Card | null, } | { "kind": "forward", from: Place, to: Place, } | { "kind": "reroll" } | { "kind": "keep-roll", face: number, } | { "kind": "extra-turn" } | { "kind": "decline" };

/**
 * What a card does.
 */
export type EffectName = "number" | "plus-minus" | "die" | "up-to" | "up-to-die" | "all" | "last" | "less" | "plus" | "die-plus-minus";

/**
 * An end of the hand.
 */
export type End = "left" | "right";

/**
 * One thing that happened. What somebody may not know is missing from their version.
 */
export type Event = { "event": "began", first: Seat, } | { "event": "character-dealt", seat: Seat, character: Character, } | { "event": "turn-began", seat: Seat, round: number, turn: number, } | { "event": "card-played", seat: Seat, card: Card, end: End, } | { "event": "nobody-moved", seat: Seat, } | { "event": "card-added", seat: Seat, card: Card, end: End, } | { "event": "rolled", seat: Seat, face: number, } | { "event": "moved", seat: Seat, from: Place, to: Place, way: Array<Place>, cause: Cause, } | { "event": "stayed", seat: Seat, place: Place, } | { "event": "activated", seat: Seat, statue: number, } | { "event": "entered-tomb", seat: Seat, sarcophagus: number | null, } | { "event": "prize-taken", seat: Seat, place: Place, tile: Tile, points: number, } | { "event": "tile-turned", place: Place, tile: Tile, } | { "event": "key-taken", seat: Seat, count: number, } | { "event": "horus-taken", seat: Seat, card: Card, } | { "event": "horus-turned", card: Card, } | { "event": "scarab-taken", seat: Seat, value: number | null, } | { "event": "wild-taken", seat: Seat, } | { "event": "card-drawn", seat: Seat, card: Card | null, } | { "event": "card-put", seat: Seat, slot: number, } | { "event": "reshuffled" } | { "event": "mummy-moved", from: Place, to: Place, way: Array<Place>, } | { "event": "laid-down", seat: Seat, place: Place, } | { "event": "talismans-taken", seat: Seat, count: number, } | { "event": "raised", seat: Seat, place: Place, } | { "event": "mummy-tile-used", seat: Seat, tile: MummyTile, cost: number, } | { "event": "mummy-tile-opened", tile: MummyTile, } | { "event": "mummy-tiles-reshuffled" } | { "event": "points-scored", seat: Seat, points: number, } | { "event": "card-discarded", seat: Seat, card: Card, } | { "event": "card-shifted", seat: Seat, from: number, to: number, } | { "event": "scarab-put-out", seat: Seat, value: number | null, } | { "event": "keys-given-up", seat: Seat, count: number, } | { "event": "extra-turn-won", seat: Seat, } | { "event": "ended" };

/**
 * A card that is in nobody's hand yet.
 */
export type HeldView = { 
/**
 * Its face, where the viewer may know it.
 */
card: Card | null, };

/**
 * A Horus stack.
 */
export type HorusView = { 
/**
 * The open card on top.
 */
top: Card | null, 
/**
 * All cards of the stack, the top one included.
 */
count: number, };

/**
 * The icon of an emptied space, and the back of the temple tiles that belong there (L8, L25).
 */
export type Icon = "cobra" | "falcon" | "lion";

/**
 * The card being used.
 */
export type InPlayView = { 
/**
 * The card played.
 */
card: Card, 
/**
 * The card added to it (Q4).
 */
added: Card | null, 
/**
 * What the die showed.
 */
roll: number | null, 
/**
 * The numbers of tiles an adventurer may move with it now.
 */
steps: Array<StepView>, };

/**
 * The effect of a mummy tile.
 */
export type MummyTile = string;

/**
 * A mummy tile.
 */
export type MummyTilePiece = { 
/**
 * The message id of its name.
 */
name: string, 
/**
 * What it does.
 */
kind: string, 
/**
 * The number on it, 0 if there is none.
 */
number: number, 
/**
 * The rule that says what it does.
 */
rule: string, };

/**
 * The state of the mummy.
 */
export type MummyView = { 
/**
 * Where it stands.
 */
place: Place, 
/**
 * Talismans in the supply.
 */
talismans: number, 
/**
 * The open tiles with their cost.
 */
open: Array<[MummyTile, number]>, 
/**
 * Tiles in the face-down stack.
 */
stack: number, 
/**
 * The discarded tiles: kinds and numbers.
 */
discarded: Array<[MummyTile, number]>, };

/**
 * The pieces of a game, by their texts.
 */
export type Pieces = { 
/**
 * The cards.
 */
cards: { [key in string]: CardPiece }, 
/**
 * The tiles.
 */
tiles: { [key in string]: TilePiece }, 
/**
 * The mummy tiles; none without the mummy.
 */
mummy_tiles: { [key in string]: MummyTilePiece }, 
/**
 * The rules of the characters; none without characters.
 */
characters: { [key in string]: string }, 
/**
 * The rule of a space without a tile.
 */
empty_space: string, 
/**
 * The rule that says when a mummy tile is used.
 */
mummy_tile: string, 
/**
 * The points of an artifact with a set.
 */
artifact_bonus: number, 
/**
 * The message ids of the scoring categories, in the order of a standing's parts.
 */
categories: Array<string>, 
/**
 * The rules of everything else one can point at.
 */
things: { [key in Thing]?: string }, };

/**
 * A place to stand: the stairs, a numbered space, or the tomb.
 */
export type Place = "stairs" | "tomb" | `${number}`;

/**
 * One player.
 */
export type PlayerView = { 
/**
 * Points collected during the game.
 */
points: number, 
/**
 * Their points if the game ended now; scarabs that this viewer does not know are not in it.
 */
standing: Standing, 
/**
 * Keys.
 */
keys: number, 
/**
 * Treasures by type.
 */
treasures: [[Treasure, number], [Treasure, number], [Treasure, number]], 
/**
 * Artifacts.
 */
artifacts: number, 
/**
 * Wild treasure tiles.
 */
wild: number, 
/**
 * How many scarabs.
 */
scarabs: number, 
/**
 * The values of the scarabs, where the viewer may know them: value and number.
 */
scarab_values: Array<[number, number]> | null, 
/**
 * Scarabs put out of the game by this player, where the viewer may know them.
 */
scarabs_out: Array<[number, number]> | null, 
/**
 * Sarcophagi.
 */
sarcophagi: Array<number>, 
/**
 * Adventurers, from the one nearest the tomb.
 */
adventurers: Array<AdventurerView>, 
/**
 * How many of those on the stairs became active in this round and cannot be moved before the next (L20).
 */
newcomers: number, 
/**
 * The hand from left to right; a card the viewer does not know is missing.
 */
hand: Array<Card | null>, 
/**
 * Which cards of the hand everybody has seen.
 */
open: Array<boolean>, 
/**
 * Talismans.
 */
talismans: number, 
/**
 * The character.
 */
character: Character | null, 
/**
 * Sets already used for an extra turn (C9).
 */
used_sets: number, 
/**
 * Turns still to come right after this one.
 */
extra_turns: number, };

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
 * One space of the path.
 */
export type SpaceView = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * The value on the wall.
 */
value: number, 
/**
 * The icon beneath a treasure.
 */
icon: Icon | null, 
/**
 * The tile that lies open there.
 */
tile: Tile | null, 
/**
 * Does another tile lie face down below (A1)?
 */
below: boolean, };

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
 * One possible number of tiles, with the keys it costs (C8).
 */
export type StepView = { 
/**
 * Tiles; negative is backward.
 */
by: number, 
/**
 * Keys to be given up for it.
 */
keys: number, };

/**
 * Where a card comes from.
 */
export type SuitName = "basic" | "horus" | "equipment";

/**
 * Something to point at that is neither a card nor a tile; its explanation is the message `about-luxor-NAME`.
 */
export type Thing = "key" | "vase" | "statue" | "jewellery" | "artifact" | "wild" | "scarab" | "talisman" | "sarcophagus" | "standing" | "stairs" | "tomb" | "anubis" | "wall" | "temple-stack" | "horus-stack" | "draw-pile" | "discard-pile" | "hidden-card" | "adventurers" | "roll" | "round" | "mummy" | "equipment" | "artifacts" | "characters";

/**
 * One kind of tile: all tiles of a kind are alike.
 */
export type Tile = string;

/**
 * A tile.
 */
export type TilePiece = { 
/**
 * The message id of its name.
 */
name: string, 
/**
 * The rule that says what it does.
 */
rule: string, } & ({ "kind": "treasure", 
/**
 * Its type.
 */
treasure: Treasure, 
/**
 * How many own active adventurers must stand there.
 */
demand: number, 
/**
 * Points when taken.
 */
points: number, } | { "kind": "artifact", 
/**
 * How many own active adventurers must stand there.
 */
demand: number, 
/**
 * Points when taken.
 */
points: number, } | { "kind": "osiris", 
/**
 * By so many tiles.
 */
push: number, } | { "kind": "horus", 
/**
 * The level of the card.
 */
eyes: number, } | { "kind": "scarab" } | { "kind": "wild" } | { "kind": "scarab-or-wild" } | { "kind": "favour", 
/**
 * The levels.
 */
levels: [number, number], } | { "kind": "tunnel" });

/**
 * The three types of treasure that make a set.
 */
export type Treasure = "vase" | "statue" | "jewellery";

/**
 * A position of Luxor as one viewer may know it (L49).
 */
export type View = { 
/**
 * Counted from 1.
 */
round: number, 
/**
 * Counted from 1; an extra turn counts.
 */
turn: number, 
/**
 * Who began, and begins every round.
 */
first: Seat, 
/**
 * Whose turn it is.
 */
current: Seat, 
/**
 * Who decides now, which may be somebody else; nobody when the game is over.
 */
decider: Seat | null, 
/**
 * What is asked.
 */
asked: Asked, 
/**
 * The id of the rule that asks it.
 */
rule: string, 
/**
 * The card being used, with what belongs to it.
 */
in_play: InPlayView | null, 
/**
 * A card whose place in the hand is being chosen (Q6).
 */
held: HeldView | null, 
/**
 * The spaces from the stairs to the tomb.
 */
path: Array<SpaceView>, 
/**
 * The wall value of the tomb.
 */
tomb_value: number, 
/**
 * The sarcophagi still in the tomb, the next one first.
 */
sarcophagi: Array<number>, 
/**
 * The spaces after which a statue stands.
 */
statues: Array<number>, 
/**
 * The players, clockwise.
 */
players: Array<PlayerView>, 
/**
 * The Horus stacks by level.
 */
horus: [HorusView, HorusView, HorusView], 
/**
 * Cards in the draw pile.
 */
draw_pile: number, 
/**
 * The discard pile, which may be looked through: kinds and numbers.
 */
discard_pile: Array<[Card, number]>, 
/**
 * The temple stacks: icon and number of tiles.
 */
temple: [[Icon, number], [Icon, number], [Icon, number]], 
/**
 * Scarabs in the supply.
 */
scarabs: number, 
/**
 * Wild treasure tiles in the supply.
 */
wild: number, 
/**
 * Keys in the supply.
 */
keys: number, 
/**
 * The state of the mummy, if it is in play.
 */
mummy: MummyView | null, };
