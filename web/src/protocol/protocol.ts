// Generated from the server's types; `cargo test -p server` checks that it is up to date.
// To write it anew: LUXOR_WRITE=1 cargo test -p server --test generated

/**
 * A sentence by its id in `locales/`.
 */
export type Message = { 
/**
 * The message id.
 */
id: string, 
/**
 * Its arguments by name.
 */
args: Array<[string, Arg]>, };

/**
 * One argument of a message.
 */
export type Arg = { "type": "number", "value": number } | { "type": "term", "value": string } | { "type": "seat", "value": number } | { "type": "text", "value": string };

/**
 * One line of the log.
 */
export type LogEntry = { 
/**
 * Its place in this viewer's log, from 0.
 */
number: number, 
/**
 * The turn in which it happened; 0 while the game was laid out.
 */
turn: number, 
/**
 * After so many records it had happened: where a replay shows it.
 */
at: number, 
/**
 * What happened, for people.
 */
message: Message, 
/**
 * What happened, as the title's own data.
 */
event: unknown, };

/**
 * A legal action with what is certain to follow from it.
 */
export type Choice = { 
/**
 * What to send back.
 */
action: string, 
/**
 * What would happen at once, as far as the player can know it.
 */
effects: Array<Message>, 
/**
 * The same as the title's own data.
 */
events: unknown[], 
/**
 * Does chance come in after these effects?
 */
chance: boolean, };

/**
 * A title, for whoever sets up a game.
 */
export type TitleInfo = { 
/**
 * The word for it.
 */
id: string, 
/**
 * Message id of its name.
 */
name: string, 
/**
 * Message id of one sentence about it.
 */
about: string, 
/**
 * How many can play.
 */
players: PlayersRange, 
/**
 * What can be added, in any combination.
 */
modules: Array<ModuleInfo>, 
/**
 * What the book advises.
 */
advice: Array<TitleAdvice>, 
/**
 * `complete` or `trial`.
 */
stage: string, 
/**
 * The computer players, gentlest first.
 */
bots: Array<string>, 
/**
 * The message ids of the scoring categories.
 */
categories: Array<string>, };

/**
 * From the fewest to the most.
 */
export type PlayersRange = { 
/**
 * The fewest.
 */
start: number, 
/**
 * The most.
 */
end: number, };

/**
 * A part of the rules that can be switched on.
 */
export type ModuleInfo = { 
/**
 * The word for it.
 */
id: string, 
/**
 * Message id of its name.
 */
name: string, 
/**
 * Message id of one sentence about it.
 */
about: string, };

/**
 * A piece of advice for whoever sets up a game.
 */
export type TitleAdvice = { 
/**
 * For this number of players.
 */
players: number, 
/**
 * These modules should be in play.
 */
modules: Array<string>, 
/**
 * Message id of the advice.
 */
message: string, 
/**
 * The rule it comes from.
 */
rule: string, };

/**
 * A new game.
 */
export type AskGame = { 
/**
 * The id of the title.
 */
title: string, 
/**
 * How many play.
 */
players: number, 
/**
 * The ids of the modules.
 */
modules?: Array<string>, 
/**
 * Options of the title beyond its modules; no title has any yet.
 */
options?: Record<string, unknown> | null, 
/**
 * The seat that begins; drawn by lot if nobody is named.
 */
first?: number | null, 
/**
 * Who sits where, clockwise: one for each player.
 */
seats: Array<AskSeat>, };

/**
 * Who shall sit on a seat.
 */
export type AskSeat = { "kind": "you", 
/**
 * How they are called.
 */
name: string, } | { "kind": "local", 
/**
 * How they are called.
 */
name: string, } | { "kind": "open", } | { "kind": "bot", 
/**
 * Which.
 */
bot: string, };

/**
 * What the host makes of a seat before the game begins.
 */
export type AskSeatChange = { "kind": "open", } | { "kind": "bot", 
/**
 * Which.
 */
bot: string, };

/**
 * A seat at a table one was invited to.
 */
export type AskJoin = { 
/**
 * The code of the invitation.
 */
invite: string, 
/**
 * Which seat.
 */
seat: number, 
/**
 * How the guest is called.
 */
name: string, };

/**
 * Begin, with computer players on the open seats.
 */
export type AskStart = { 
/**
 * Which computer player; `greedy` if none is named.
 */
bot?: string | null, };

/**
 * One choice.
 */
export type AskAction = { 
/**
 * Made by the client, different for every command; a repeat is answered, not repeated.
 */
id: string, 
/**
 * The `seq` of the snapshot that is answered.
 */
seq: number, 
/**
 * Who decides.
 */
seat: number, 
/**
 * The text of one of the choices.
 */
action: string, };

/**
 * Taking back, doing again, beginning the turn again.
 */
export type AskChange = { 
/**
 * Made by the client, different for every command.
 */
id: string, 
/**
 * The `seq` of the snapshot that is answered.
 */
seq: number, 
/**
 * Who.
 */
seat: number, };

/**
 * A command over the WebSocket.
 */
export type ClientMessage = { "type": "act" } & AskAction | { "type": "undo" } & AskChange | { "type": "redo" } & AskChange | { "type": "restart" } & AskChange;

/**
 * A hint.
 */
export type AskHint = { 
/**
 * For whom.
 */
seat: number, };

/**
 * Going on with somebody's seats on this device.
 */
export type AskClaim = { 
/**
 * The one-time code.
 */
code: string, };

/**
 * A game was made.
 */
export type GameId = { 
/**
 * Its id.
 */
game: string, };

/**
 * A command was carried out and committed.
 */
export type Ack = { 
/**
 * The number of the change.
 */
seq: number, };

/**
 * A one-time code.
 */
export type Code = { 
/**
 * The code.
 */
code: string, };

/**
 * What a strong computer player thinks of the choices.
 */
export type Hint = { 
/**
 * Of the best few, best first.
 */
advice: Array<Advice>, };

/**
 * What is thought of one choice.
 */
export type Advice = { 
/**
 * The text of one of the choices.
 */
action: string, 
/**
 * The estimated chance to win after it, from 0 to 1.
 */
chance: number, 
/**
 * How many determinized games say so; few for what was soon put aside.
 */
samples: number, 
/**
 * What it is expected to gain.
 */
reason: Message, };

/**
 * Who asks, and their games.
 */
export type Me = { 
/**
 * How they called themselves last.
 */
name: string, 
/**
 * The latest first.
 */
games: Array<GameSummary>, };

/**
 * A line in the list of games.
 */
export type GameSummary = { 
/**
 * The game.
 */
game: string, 
/**
 * The id of its title.
 */
title: string, 
/**
 * The names by seat; empty for an open seat.
 */
players: Array<string>, 
/**
 * The seats of whoever asks.
 */
seats: Array<number>, 
/**
 * `waiting`, `running` or `over`.
 */
state: "waiting" | "running" | "over", 
/**
 * The name of the player who decides.
 */
decider: string | null, 
/**
 * Does the one who asks decide?
 */
your_turn: boolean, 
/**
 * When the game last changed, in milliseconds since 1970.
 */
updated: number, };

/**
 * A table one is invited to.
 */
export type Invitation = { 
/**
 * The game.
 */
game: string, 
/**
 * The id of its title.
 */
title: string, 
/**
 * What it is played with.
 */
options: Record<string, unknown>, 
/**
 * `waiting`, `running` or `over`.
 */
state: "waiting" | "running" | "over", 
/**
 * Who sits where; the open seats can be taken.
 */
players: Array<PlayerInfo>, 
/**
 * The seats of whoever asks.
 */
your_seats: Array<number>, };

/**
 * A game as one viewer may know it.
 */
export type Snapshot = { 
/**
 * The game.
 */
game: string, 
/**
 * The number of its latest change: a command answers it.
 */
seq: number, 
/**
 * The id of the title.
 */
title: string, 
/**
 * What it is played with: players, modules, who begins.
 */
options: Record<string, unknown>, 
/**
 * `waiting`, `running` or `over`.
 */
state: "waiting" | "running" | "over", 
/**
 * Who sits where.
 */
players: Array<PlayerInfo>, 
/**
 * The seats of whoever looks.
 */
your_seats: Array<number>, 
/**
 * The seat through whose eyes this is seen; nobody for a spectator.
 */
seat: number | null, 
/**
 * Is the viewer the host?
 */
host: boolean, 
/**
 * What they may know, as the title's own data; nothing while seats are open.
 */
view: unknown, 
/**
 * Who decides; nobody before and after the game.
 */
decider: number | null, 
/**
 * What the viewing seat may do, if it decides.
 */
choices: Array<Choice>, 
/**
 * Can the viewing seat take something back?
 */
undo: UndoInfo, 
/**
 * Can the viewing seat do again what it took back?
 */
redo: boolean, 
/**
 * How many records there were: the last place a replay can go to.
 */
records: number, 
/**
 * How many lines this viewer's log has.
 */
log_length: number, 
/**
 * The result.
 */
outcome: OutcomeInfo | null, 
/**
 * The code of the invitation, for the host, while seats are open.
 */
invite: string | null, 
/**
 * The code for watching, for whoever plays.
 */
watch: string | null, 
/**
 * SHA-256 of the seed, if all chance of the game flows from it.
 */
commitment: string | null, 
/**
 * The seed, once the game is over.
 */
seed: string | null, 
/**
 * The game that was begun after this one with "play again".
 */
again: string | null, };

/**
 * Somebody at the table.
 */
export type PlayerInfo = { 
/**
 * Their name; empty for an open seat.
 */
name: string, 
/**
 * The computer player, if one sits there.
 */
bot: string | null, 
/**
 * `person`, `open` or `bot`.
 */
kind: "person" | "open" | "bot", 
/**
 * Is somebody connected for this seat?
 */
here: boolean, };

/**
 * Whether something can be taken back.
 */
export type UndoInfo = { 
/**
 * It can.
 */
possible: boolean, 
/**
 * Why not.
 */
reason: Message | null, };

/**
 * How a game ended.
 */
export type OutcomeInfo = { 
/**
 * The message ids of the categories.
 */
categories: Array<string>, 
/**
 * One for each seat.
 */
scores: Array<ScoreInfo>, 
/**
 * Who won.
 */
winners: Array<number>, };

/**
 * How one player did.
 */
export type ScoreInfo = { 
/**
 * All points.
 */
total: number, 
/**
 * By category.
 */
parts: Array<number>, 
/**
 * 1 for the winner.
 */
rank: number, };

/**
 * A position of a game that was played.
 */
export type Replay = { 
/**
 * After so many records.
 */
at: number, 
/**
 * The turn.
 */
turn: number, 
/**
 * Is everything open? So it is once the game is over.
 */
open: boolean, 
/**
 * The game as it stood.
 */
snapshot: Snapshot, };

/**
 * The points over a game.
 */
export type Points = { 
/**
 * When each turn began, and at the end.
 */
turns: Array<PointsAt>, };

/**
 * The points at one moment.
 */
export type PointsAt = { 
/**
 * The turn that begins.
 */
turn: number, 
/**
 * After so many records.
 */
at: number, 
/**
 * By seat, as if the game ended here.
 */
points: Array<number>, };

/**
 * What comes over the WebSocket.
 */
export type ServerMessage = { "type": "step", 
/**
 * The number of the change.
 */
seq: number, 
/**
 * What the log says about it.
 */
log: Array<LogEntry>, 
/**
 * The game now.
 */
snapshot: Snapshot, } | { "type": "change", 
/**
 * The number of the change.
 */
seq: number, 
/**
 * The number of the snapshot in which this has changed.
 */
since: number, 
/**
 * What the log says about it.
 */
log: Array<LogEntry>, 
/**
 * Places in the snapshot, as JSON pointers, and what stands there now.
 */
changes: Record<string, unknown>, } | { "type": "here", 
/**
 * Who is connected, by seat.
 */
players: Array<boolean>, } | { "type": "done", 
/**
 * Which.
 */
id: string, 
/**
 * The number of the change it made.
 */
seq: number, } | { "type": "refused", 
/**
 * Which; nothing where it could not be read.
 */
id: string | null, 
/**
 * Why not.
 */
error: ErrorBody, };

/**
 * Every error.
 */
export type AnyFault = { 
/**
 * What is wrong.
 */
error: ErrorBody, };

/**
 * What is wrong.
 */
export type ErrorBody = { 
/**
 * For programs.
 */
code: ErrorCode, 
/**
 * The rule that forbids it.
 */
rule: string | null, 
/**
 * For people.
 */
message: Message, 
/**
 * For whoever writes a client.
 */
detail: string, 
/**
 * With `conflict`: the number the game is at.
 */
seq: number | null, };

/**
 * The kinds of errors.
 */
export type ErrorCode = "bad_request" | "forbidden" | "not_found" | "bad_method" | "timeout" | "conflict" | "too_large" | "refused" | "too_many" | "internal" | "not_offered" | "unavailable";
