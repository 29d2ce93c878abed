// Generated from the server's types; `cargo test -p server` checks that it is up to date.
// To regenerate it: cargo xtask write

/**
 * A translatable message.
 */
export type Message = { 
/**
 * The message id in `locales/`.
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
 * One entry of the log.
 */
export type LogEntry = { 
/**
 * Its index in this viewer's log, from 0.
 */
number: number, 
/**
 * The turn in which it happened; 0 during setup.
 */
turn: number, 
/**
 * The number of records after which it had happened; `replay?at=` with it shows that position.
 */
at: number, 
/**
 * What happened, as text.
 */
message: Message, 
/**
 * The id of the rule it follows; `null` for an undo.
 */
rule: string | null, 
/**
 * What happened, as the title's own data.
 */
event: unknown, 
/**
 * The turn that begins with it; absent if none does.
 */
begins?: TurnStart, };

/**
 * A turn that begins: the entries after it happened in it.
 */
export type TurnStart = { 
/**
 * Whose turn.
 */
seat: number, 
/**
 * Its number, from 1.
 */
turn: number, 
/**
 * The number of its round, from 1; absent in a title that does not count rounds.
 */
round?: number, };

/**
 * A legal action with its certain effects.
 */
export type Choice = { 
/**
 * The text to send as `action`.
 */
action: string, 
/**
 * The action as the title's own data: its `kind`, and the places, cards or numbers it names.
 */
details: unknown, 
/**
 * The id of the rule it follows.
 */
rule: string, 
/**
 * What it does, as one sentence. The message's attribute `label`, if it has one, is the text of a button.
 */
effect: Message, 
/**
 * Its immediate effects, as far as the player can know them.
 */
effects: Array<Message>, 
/**
 * The effects as the title's own data.
 */
events: unknown[], 
/**
 * Does a chance outcome follow these effects?
 */
chance: boolean, 
/**
 * If it changes nothing by itself and leads on to another question: the answers to that.
 */
then?: Array<Choice>, 
/**
 * Is it the only one, and can everybody tell? Then it need not be asked for: a client may show it and make it.
 */
forced?: boolean, };

/**
 * A title, for setting up a game.
 */
export type TitleInfo = { 
/**
 * Its id.
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
 * The possible numbers of players.
 */
players: PlayersRange, 
/**
 * Its modules, which can be combined freely.
 */
modules: Array<ModuleInfo>, 
/**
 * The rule book's advice on setup.
 */
advice: Array<TitleAdvice>, 
/**
 * `complete` or `trial`.
 */
stage: string, 
/**
 * The names of the bots, weakest first.
 */
bots: Array<string>, 
/**
 * The message ids of the scoring categories.
 */
categories: Array<string>, };

/**
 * A range of player counts, both ends included.
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
 * An optional part of the rules.
 */
export type ModuleInfo = { 
/**
 * Its id.
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
 * Advice on which modules to use.
 */
export type TitleAdvice = { 
/**
 * For this number of players.
 */
players: number, 
/**
 * The advised modules.
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
 * Creates a game.
 */
export type AskGame = { 
/**
 * The id of the title.
 */
title: string, 
/**
 * The number of players.
 */
players: number, 
/**
 * The ids of the modules.
 */
modules?: Array<string>, 
/**
 * Options of the title other than modules; no title has any yet.
 */
options?: Record<string, unknown> | null, 
/**
 * The starting seat; random if missing.
 */
first?: number | null, 
/**
 * How many seconds somebody may be away before others can give their seat to a computer; 120 if missing.
 */
patience?: number | null, 
/**
 * One entry for each player, clockwise.
 */
seats: Array<AskSeat>, };

/**
 * Who takes a seat.
 */
export type AskSeat = { "kind": "you", 
/**
 * Their name.
 */
name: string, } | { "kind": "local", 
/**
 * Their name.
 */
name: string, } | { "kind": "open", } | { "kind": "bot", 
/**
 * The bot's id.
 */
bot: string, };

/**
 * How a seat changes: by the host before the game starts; in a running game see `docs/protocol.md`.
 */
export type AskSeatChange = { "kind": "open", } | { "kind": "bot", 
/**
 * The bot's id; `greedy` if missing.
 */
bot?: string | null, } | { "kind": "back", 
/**
 * The player's name.
 */
name: string, };

/**
 * Takes an open seat, or in a running game the seat the invitation is for.
 */
export type AskJoin = { 
/**
 * The code of the invitation.
 */
invite: string, 
/**
 * The seat to take.
 */
seat: number, 
/**
 * The guest's name.
 */
name: string, };

/**
 * Starts the game, with bots on the open seats.
 */
export type AskStart = { 
/**
 * The bot for open seats; `greedy` if missing.
 */
bot?: string | null, };

/**
 * Plays an action.
 */
export type AskAction = { 
/**
 * Chosen by the client, unique for every command. A retry with the same id gets the same answer and changes
 * nothing.
 */
id: string, 
/**
 * The `seq` of the snapshot the command answers.
 */
seq: number, 
/**
 * The acting seat.
 */
seat: number, 
/**
 * The `action` of one of the choices.
 */
action: string, };

/**
 * Undo, redo or restart of the turn.
 */
export type AskChange = { 
/**
 * Chosen by the client, unique for every command.
 */
id: string, 
/**
 * The `seq` of the snapshot the command answers.
 */
seq: number, 
/**
 * The acting seat.
 */
seat: number, };

/**
 * A command over the WebSocket.
 */
export type ClientMessage = { "type": "act" } & AskAction | { "type": "undo" } & AskChange | { "type": "redo" } & AskChange | { "type": "restart" } & AskChange;

/**
 * Asks for a hint.
 */
export type AskHint = { 
/**
 * The seat to advise.
 */
seat: number, };

/**
 * Asks why something is not possible.
 */
export type AskWhyNot = { 
/**
 * The `seq` of the snapshot that was looked at.
 */
seq: number, 
/**
 * The seat that tries it.
 */
seat: number, 
/**
 * What is tried, as an `Attempt` of the title.
 */
attempt: unknown, };

/**
 * Moves seats to this device.
 */
export type AskClaim = { 
/**
 * The one-time code.
 */
code: string, };

/**
 * The game that was created or changed.
 */
export type GameId = { 
/**
 * Its id.
 */
game: string, };

/**
 * A command was executed and committed.
 */
export type Ack = { 
/**
 * The sequence number of the change.
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
 * The outcome of a request that may need the votes of others.
 */
export type Decision = { 
/**
 * Was it done? Otherwise it counts as a vote.
 */
done: boolean, 
/**
 * The votes so far; 0 if none were needed.
 */
votes: number, 
/**
 * The votes it takes; 0 if none were needed.
 */
needed: number, };

/**
 * A strong bot's evaluation of the choices.
 */
export type Hint = { 
/**
 * The chance before the choice, to compare with: the mean over all choices that the search tried, in steps of a
 * hundredth; null if there is only one choice.
 */
now: number | null, 
/**
 * The best few choices, best first.
 */
advice: Array<Advice>, };

/**
 * The evaluation of one choice.
 */
export type Advice = { 
/**
 * The `action` of the choice.
 */
action: string, 
/**
 * The estimated probability of winning after it, from 0 to 1 in steps of a hundredth; null if the search set it
 * aside without trying it.
 */
chance: number | null, 
/**
 * Its expected gain.
 */
reason: Message, 
/**
 * If it is only half of a move, such as a card: the best choice that follows.
 */
then: Choice | null, };

/**
 * Why something is not possible.
 */
export type WhyNot = { 
/**
 * The id of the rule that forbids it; null if it is not a rule of the game.
 */
rule: string | null, 
/**
 * The reason, and what would be allowed.
 */
reason: Message, };

/**
 * The guest and their games.
 */
export type Me = { 
/**
 * The name they used last.
 */
name: string, 
/**
 * A page of their games: unfinished ones first, then those that changed last.
 */
games: Array<GameSummary>, 
/**
 * Asks for the next page, as `after`; `null` if this is the last one.
 */
next: string | null, };

/**
 * What became of the games of a guest who deleted themselves.
 */
export type Deletion = { 
/**
 * Games that were theirs alone and are deleted.
 */
deleted: number, 
/**
 * Games of others that stay, without their name.
 */
kept: number, };

/**
 * An entry in the list of games.
 */
export type GameSummary = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The id of its title.
 */
title: string, 
/**
 * Names by seat; empty for an open seat.
 */
players: Array<string>, 
/**
 * The guest's seats.
 */
seats: Array<number>, 
/**
 * `waiting`, `running` or `over`.
 */
state: "waiting" | "running" | "over", 
/**
 * The name of the player to decide.
 */
decider: string | null, 
/**
 * Is it the guest's turn?
 */
your_turn: boolean, 
/**
 * When the game last changed, in milliseconds since 1970.
 */
updated: number, 
/**
 * When it will be deleted if nobody touches it, in milliseconds since 1970; `null` unless that is announced.
 */
expires: number | null, 
/**
 * The ids of its modules.
 */
modules: Array<string>, 
/**
 * What each seat reached, if the game was played here to its end; otherwise empty.
 */
result: Array<PlaceInfo>, };

/**
 * What a player reached in a finished game.
 */
export type PlaceInfo = { 
/**
 * 1 for the winner.
 */
rank: number, 
/**
 * All points.
 */
points: number, 
/**
 * What its analysis says about luck and play; `null` if it was not analysed.
 */
rating: RatingInfo | null, };

/**
 * What the analysis of a game says about a player, as parts of a chance to win, from -1 to 1.
 */
export type RatingInfo = { 
/**
 * What luck gave.
 */
luck: number, 
/**
 * What the own choices cost; not positive.
 */
play: number, };

/**
 * What the guest's finished games say together. A game counts if it was played here to its end and it is known which
 * seat was the guest's: of several people at one device, the one with the guest's name. Nobody else can read it.
 */
export type Statistics = { 
/**
 * When the guest first came, in milliseconds since 1970; `null` if the server does not know them.
 */
since: number | null, 
/**
 * The victories in all games that count.
 */
all: Share, 
/**
 * By title; also those that were not asked for.
 */
titles: Array<Share>, 
/**
 * By number of players.
 */
players: Array<Share>, 
/**
 * By the bot that played; empty text for games with different ones. Games without bots are not among them.
 */
levels: Array<Share>, 
/**
 * The most victories in a row.
 */
longest_run: number, 
/**
 * Whether the latest games were won, newest first; at most ten.
 */
latest: Array<boolean>, 
/**
 * The points by category in the latest games of the title that was asked for or played last; `null` without any.
 */
points: CategoryPoints | null, 
/**
 * What decisions cost in the latest analysed games of that title, oldest first; at most a hundred.
 */
losses: Array<GameLoss>, 
/**
 * The opponents, those of most games first.
 */
opponents: Array<OpponentInfo>, };

/**
 * How many games were won.
 */
export type Share = { 
/**
 * What they have in common: the id of a title, a number of players, the id of a bot.
 */
of: string, 
/**
 * How many games.
 */
games: number, 
/**
 * How many of them the guest won, alone or with others.
 */
won: number, 
/**
 * The share that pure chance would win: one among the players, on average.
 */
chance: number, };

/**
 * The points by category in the latest games of one title.
 */
export type CategoryPoints = { 
/**
 * The id of the title.
 */
title: string, 
/**
 * The message ids of the scoring categories.
 */
categories: Array<string>, 
/**
 * The guest's points by category, one list for each game, oldest first; at most ten.
 */
games: Array<Array<number>>, 
/**
 * The mean of all opponents in these games, by category.
 */
opponents: Array<number>, };

/**
 * What the guest's decisions in a game cost, as its analysis says.
 */
export type GameLoss = { 
/**
 * When the game ended, in milliseconds since 1970.
 */
ended: number, 
/**
 * Did the guest win?
 */
won: boolean, 
/**
 * The chance to win that each decision cost on average, from 0 to 1.
 */
loss: number, };

/**
 * Somebody the guest played against.
 */
export type OpponentInfo = { 
/**
 * The name that they had in those games; empty if they deleted themselves. `null` for a bot.
 */
name: string | null, 
/**
 * The bot's id.
 */
bot: string | null, 
/**
 * How many games.
 */
games: number, 
/**
 * In how many of them the guest had the better rank.
 */
ahead: number, };

/**
 * The game an invitation leads to.
 */
export type Invitation = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The id of its title.
 */
title: string, 
/**
 * The game's options.
 */
options: Record<string, unknown>, 
/**
 * `waiting`, `running` or `over`.
 */
state: "waiting" | "running" | "over", 
/**
 * The players by seat; open seats can be taken.
 */
players: Array<PlayerInfo>, 
/**
 * The guest's seats.
 */
your_seats: Array<number>, 
/**
 * The seat of a running game that this invitation is for; `null` for open seats of a game that has not started.
 */
seat: number | null, };

/**
 * A game as one viewer may know it.
 */
export type Snapshot = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The sequence number of its latest change, which a command must name.
 */
seq: number, 
/**
 * The id of the title.
 */
title: string, 
/**
 * The game's options: players, modules, starting seat.
 */
options: Record<string, unknown>, 
/**
 * `waiting`, `running` or `over`.
 */
state: "waiting" | "running" | "over", 
/**
 * The players by seat.
 */
players: Array<PlayerInfo>, 
/**
 * The seats the viewer holds.
 */
your_seats: Array<number>, 
/**
 * The seats the viewer gave up or lost and can take back from a computer.
 */
returnable: Array<number>, 
/**
 * The seats that want to end the game.
 */
end_votes: Array<number>, 
/**
 * How many seconds somebody may be away before others can give their seat to a computer.
 */
patience: number, 
/**
 * When the game will be deleted if nobody touches it, in milliseconds since 1970; `null` unless that is announced.
 */
expires: number | null, 
/**
 * The seat whose view this is; `null` for a spectator.
 */
seat: number | null, 
/**
 * Is the viewer the host?
 */
host: boolean, 
/**
 * What the texts of cards and tiles in views and events stand for, as the title's own data: the same throughout a
 * game; `null` while seats are open.
 */
pieces: unknown, 
/**
 * The position as this viewer may know it, as the title's own data; `null` while seats are open.
 */
view: unknown, 
/**
 * The seat to decide; `null` before and after the game.
 */
decider: number | null, 
/**
 * The legal actions, if the viewing seat decides.
 */
choices: Array<Choice>, 
/**
 * Can the viewing seat undo?
 */
undo: UndoInfo, 
/**
 * Can the viewing seat redo?
 */
redo: boolean, 
/**
 * The number of log records: the largest `at` of a replay.
 */
records: number, 
/**
 * The number of entries in this viewer's log.
 */
log_length: number, 
/**
 * The result, once the game is over.
 */
outcome: OutcomeInfo | null, 
/**
 * The invitation code; for the host, while seats are open.
 */
invite: string | null, 
/**
 * The watch code; for players and the host.
 */
watch: string | null, 
/**
 * SHA-256 of the seed, if all chance outcomes of the game come from it.
 */
commitment: string | null, 
/**
 * The seed, once the game is over.
 */
seed: string | null, 
/**
 * The game created from this one with "play again".
 */
again: string | null, };

/**
 * A player at the table.
 */
export type PlayerInfo = { 
/**
 * Their name; empty for an open seat.
 */
name: string, 
/**
 * The bot's id, if a bot sits there.
 */
bot: string | null, 
/**
 * `person`, `open` or `bot`.
 */
kind: "person" | "open" | "bot", 
/**
 * Is this seat connected? Always true for a bot.
 */
here: boolean, 
/**
 * Does a bot play for somebody who may come back?
 */
stand_in: boolean, 
/**
 * The seats that want a bot to play this one.
 */
votes: Array<number>, };

/**
 * Whether undo is possible.
 */
export type UndoInfo = { 
/**
 * Is undo possible?
 */
possible: boolean, 
/**
 * Why undo is not possible.
 */
reason: Message | null, };

/**
 * The result of a game.
 */
export type OutcomeInfo = { 
/**
 * The message ids of the scoring categories.
 */
categories: Array<string>, 
/**
 * One for each seat.
 */
scores: Array<ScoreInfo>, 
/**
 * The winning seats.
 */
winners: Array<number>, };

/**
 * The result of one player.
 */
export type ScoreInfo = { 
/**
 * Total points.
 */
total: number, 
/**
 * Points by category.
 */
parts: Array<number>, 
/**
 * 1 for the winner.
 */
rank: number, };

/**
 * An earlier position of a game.
 */
export type Replay = { 
/**
 * The number of records before this position.
 */
at: number, 
/**
 * The turn.
 */
turn: number, 
/**
 * Is nothing hidden? True once the game is over, unless it was asked for as the deciding player saw it.
 */
open: boolean, 
/**
 * The game at this position.
 */
snapshot: Snapshot, };

/**
 * The points over the turns of a game.
 */
export type Points = { 
/**
 * One entry for the start of each turn, and one for the end.
 */
turns: Array<PointsAt>, };

/**
 * The points at one position.
 */
export type PointsAt = { 
/**
 * The turn that starts here.
 */
turn: number, 
/**
 * The number of records before this position.
 */
at: number, 
/**
 * Points by seat if the game ended here.
 */
points: Array<number>, };

/**
 * A message of the server over the WebSocket.
 */
export type ServerMessage = { "type": "step", 
/**
 * The sequence number of the change.
 */
seq: number, 
/**
 * The new log entries.
 */
log: Array<LogEntry>, 
/**
 * The current snapshot.
 */
snapshot: Snapshot, } | { "type": "change", 
/**
 * The sequence number of the change.
 */
seq: number, 
/**
 * The sequence number of the snapshot to patch.
 */
since: number, 
/**
 * The new log entries.
 */
log: Array<LogEntry>, 
/**
 * The new values, by JSON pointer into the snapshot.
 */
changes: Record<string, unknown>, } | { "type": "here", 
/**
 * Whether each seat is connected.
 */
players: Array<boolean>, } | { "type": "done", 
/**
 * The command's id.
 */
id: string, 
/**
 * The sequence number of the change it made.
 */
seq: number, } | { "type": "refused", 
/**
 * The command's id; `null` if the message could not be parsed.
 */
id: string | null, 
/**
 * Why undo is not possible.
 */
error: ErrorBody, };

/**
 * A lesson, for choosing one.
 */
export type LessonInfo = { 
/**
 * The id of its title.
 */
title: string, 
/**
 * Its id within the title. Its name is the message `lesson-TITLE-LESSON`.
 */
id: string, 
/**
 * About how long it takes.
 */
minutes: number, 
/**
 * The module it is about; `null` for the first game of a title.
 */
module: string | null, 
/**
 * Its parts, in order.
 */
stations: Array<StationInfo>, };

/**
 * A part of a lesson.
 */
export type StationInfo = { 
/**
 * Its id. Its name is the message `lesson-TITLE-LESSON-at-STATION`.
 */
id: string, 
/**
 * The number of its steps.
 */
steps: number, 
/**
 * The ids of the rules it teaches.
 */
rules: Array<string>, 
/**
 * Does a new position begin with it?
 */
begins: boolean, };

/**
 * Asks for a step of a lesson, or makes a choice in it.
 */
export type AskLesson = { 
/**
 * The number of the step, from 0.
 */
step: number, 
/**
 * What was chosen in steps that accept more than one choice, by their ids.
 */
answers: Record<string, string>, 
/**
 * The learner's name.
 */
name: string, 
/**
 * The `action` of one of the choices, to make it in this step.
 */
action?: string | null, };

/**
 * A step of a lesson.
 */
export type LessonState = { 
/**
 * Its number, from 0.
 */
step: number, 
/**
 * The answers that lead there.
 */
answers: Record<string, string>, 
/**
 * The number of its station, from 0.
 */
station: number, 
/**
 * Its id. Its texts are the message `lesson-TITLE-LESSON-STEP`.
 */
id: string, 
/**
 * The actions that lead to the next step; none if there is only something to look at.
 */
accept: Array<string>, 
/**
 * What stays lit.
 */
lamp: Array<string>, 
/**
 * The rules it is about.
 */
rules: Array<string>, 
/**
 * Does a new position begin with this step?
 */
begins: boolean, 
/**
 * Can a game be played on from the lesson now?
 */
plays_on: boolean, 
/**
 * Is it the last step?
 */
last: boolean, 
/**
 * Was another choice made than the lesson asks for? Then nothing has changed.
 */
later: boolean, 
/**
 * How many entries the log had before this step.
 */
log_before: number, 
/**
 * The log since the position of the lesson.
 */
log: Array<LogEntry>, 
/**
 * The table.
 */
snapshot: Snapshot, };

/**
 * The days of a month that have a puzzle by now.
 */
export type PuzzleMonth = { 
/**
 * The first day that has a puzzle, as `2026-11-01`.
 */
first: string, 
/**
 * The last day whose puzzle can be asked for now: somewhere on earth it is that day.
 */
last: string, 
/**
 * The days of the month, in order.
 */
days: Array<PuzzleDay>, };

/**
 * What may be known of the puzzle of a day before it is answered.
 */
export type PuzzleDay = { 
/**
 * The day, as `2026-11-18`.
 */
date: string, 
/**
 * The id of its title.
 */
title: string, 
/**
 * How hard it is.
 */
difficulty: Difficulty, };

/**
 * How hard a puzzle is.
 */
export type Difficulty = "easy" | "medium" | "hard";

/**
 * Asks for the position of a puzzle, after the first parts of a choice.
 */
export type AskPuzzle = { 
/**
 * The name of who answers, as the table shows it.
 */
name: string, 
/**
 * The parts of a choice that were chosen so far.
 */
actions: Array<string>, };

/**
 * Asks why something is not possible in the position of a puzzle.
 */
export type AskPuzzleWhyNot = { 
/**
 * The parts of a choice that were chosen so far.
 */
actions: Array<string>, 
/**
 * What is tried, as an `Attempt` of the title.
 */
attempt: unknown, };

/**
 * Answers a puzzle.
 */
export type AnswerPuzzle = { 
/**
 * The choice: one of `choices` of the puzzle.
 */
actions: Array<string>, };

/**
 * The position of a puzzle, as the seat that decides may know it.
 */
export type PuzzleState = { 
/**
 * Which one.
 */
day: PuzzleDay, 
/**
 * All choices, each as the actions it consists of, in an order that means nothing.
 */
choices: Array<Array<string>>, 
/**
 * The parts of a choice that were chosen so far.
 */
actions: Array<string>, 
/**
 * The log since the position of the puzzle.
 */
log: Array<LogEntry>, 
/**
 * The table.
 */
snapshot: Snapshot, };

/**
 * How good an answer is.
 */
export type Mark = "best" | "half" | "missed";

/**
 * The answer of a puzzle.
 */
export type PuzzleAnswer = { 
/**
 * Which one.
 */
day: PuzzleDay, 
/**
 * How good the choice was.
 */
mark: Mark, 
/**
 * What it loses against the best: the difference of their chances to win.
 */
loss: number, 
/**
 * The standard error of `loss`.
 */
error: number, 
/**
 * The choice that was answered, as an index of `choices`.
 */
chosen: number, 
/**
 * The choice that looks natural, as an index of `choices`; `null` if it is not among them.
 */
natural: number | null, 
/**
 * The four best choices, best first, and the one that was answered.
 */
choices: Array<AnalysedChoice>, 
/**
 * The number of all choices.
 */
count: number, 
/**
 * What the best choice gains against the natural one, the largest gain first.
 */
reasons: Array<Message>, 
/**
 * Where it comes from.
 */
origin: PuzzleOrigin, };

/**
 * The game that a puzzle comes from.
 */
export type PuzzleOrigin = { 
/**
 * The bot that played it in all seats.
 */
bot: string, 
/**
 * The seed of all games.
 */
seed: number, 
/**
 * The number of the game.
 */
game: number, 
/**
 * The turn.
 */
turn: number, };

/**
 * Asks for the analysis of a finished game, or for a deeper one.
 */
export type AskAnalysis = { 
/**
 * How many times the usual number of play-outs: 1 if missing. Nothing is computed if there is an analysis as deep.
 */
depth?: number | null, };

/**
 * Asks for the question that would have followed other actions than those that were played in a finished game.
 */
export type AskTrial = { 
/**
 * The number of records before the position.
 */
at: number, 
/**
 * The actions of the player who decides there. Each must lead on to another question without chance, as a card
 * does that is only half of a move.
 */
actions: Array<string>, };

/**
 * The analysis of a game, and whether one is being computed.
 */
export type GameAnalysis = { 
/**
 * `none`: nobody asked yet; `waiting`: for others that were asked for before; `computing`; `done`.
 */
state: "none" | "waiting" | "computing" | "done", 
/**
 * The depth of what is being computed, otherwise of `analysis`; 0 if there is none.
 */
depth: number, 
/**
 * Decisions analysed so far by what is being computed.
 */
done: number, 
/**
 * All decisions it has to analyse.
 */
total: number, 
/**
 * The deepest depth this server offers; 0 if it offers no analysis.
 */
deepest: number, 
/**
 * The complete analysis, or what is known so far of the first one; `null` while nothing is known, and if the
 * client asked for its progress only.
 */
analysis: Analysis | null, };

/**
 * The analysis of a finished game, as far as it has got.
 */
export type Analysis = { 
/**
 * The id of the title.
 */
title: string, 
/**
 * The version of the method; results of an older one are computed again.
 */
method: number, 
/**
 * How many times the usual number of play-outs was used.
 */
depth: number, 
/**
 * Decisions analysed so far.
 */
done: number, 
/**
 * All decisions of the game in which there was something to choose.
 */
total: number, 
/**
 * Did the rules end the game? If the players ended it earlier, `result` is the chance in the last position.
 */
finished: boolean, 
/**
 * Luck and play of each seat: those of what was analysed so far, the whole sum once `done` is `total`.
 */
seats: Array<SeatAnalysis>, 
/**
 * Who won and why, as one sentence; `null` until everything is analysed.
 */
summary: Message | null, 
/**
 * The chances over the game: after the deal, wherever they change, at the start of each turn, and at the end.
 */
chances: Array<ChancesAt>, 
/**
 * The decisions, in order.
 */
decisions: Array<AnalysedDecision>, 
/**
 * Everything that was luck, in order.
 */
luck: Array<LuckEvent>, 
/**
 * Decisions and luck that moved a chance by 5 % or more, in order.
 */
turning_points: Array<TurningPoint>, };

/**
 * Luck and play of one seat: `start + luck + play + others = result`.
 */
export type SeatAnalysis = { 
/**
 * The chance before the deal.
 */
start: number, 
/**
 * What chance gave or took, and what nobody in the seat that decided could know.
 */
luck: number, 
/**
 * The part of `luck` that comes from what was hidden when somebody decided.
 */
hidden: number, 
/**
 * What the seat's own choices cost; never positive.
 */
play: number, 
/**
 * What the choices of the others gave or took.
 */
others: number, 
/**
 * 1 for the winner, a share for a shared victory, otherwise 0.
 */
result: number, 
/**
 * The same in whole percent, rounded so that the parts add up to the result.
 */
shown: Shown, 
/**
 * The number of decisions with something to choose.
 */
decisions: number, 
/**
 * The mean loss of a decision: `-play / decisions`.
 */
loss: number, 
/**
 * The standard error of `loss`, from the samples of each decision.
 */
error: number, 
/**
 * How many decisions got each grade.
 */
grades: GradeCounts, };

/**
 * The parts of a seat's result in whole percent.
 */
export type Shown = { start: number, luck: number, play: number, others: number, result: number, };

/**
 * How many decisions got each grade.
 */
export type GradeCounts = { strong: number, fine: number, unclear: number, inaccuracy: number, mistake: number, blunder: number, };

/**
 * The grade of a choice, by what it lost against the best one as far as the seat could know.
 */
export type Grade = "strong" | "fine" | "unclear" | "inaccuracy" | "mistake" | "blunder";

/**
 * The chances in one position, as *what was*.
 */
export type ChancesAt = { 
/**
 * The number of records before this position: `replay?at=` shows it.
 */
at: number, 
/**
 * The turn.
 */
turn: number, 
/**
 * The chance of each seat; they add up to 1.
 */
chances: Array<number>, };

/**
 * A decision with something to choose. A choice that is only half of a move, such as a card, is one with what follows
 * it: then the choices here are whole moves, and the second half is no decision of its own.
 */
export type AnalysedDecision = { 
/**
 * The number of records before it: `replay?at=` shows the position.
 */
at: number, 
/**
 * The number of records after its last part.
 */
until: number, 
/**
 * The turn.
 */
turn: number, 
/**
 * Who decided.
 */
seat: number, 
/**
 * The grade of what was played.
 */
grade: Grade, 
/**
 * The choice that was made, as an index of `choices`; the best is the first.
 */
played: number, 
/**
 * What the played choice lost against the best: the difference of their chances, as *what could be known*.
 */
loss: number, 
/**
 * The standard error of `loss`. Below two of them there is no verdict.
 */
error: number, 
/**
 * The number of choices.
 */
count: number, 
/**
 * The choices, best first; of very many only the best forty and the played one.
 */
choices: Array<AnalysedChoice>, 
/**
 * What the choice gave or took from each seat, as *what could be known*: nothing without a verdict, and never
 * something positive for the seat that decided.
 */
play: Array<number>, 
/**
 * What the better choice would have gained, the largest gain first; empty unless there is a better one.
 */
reasons: Array<Message>, };

/**
 * One of the choices of a decision.
 */
export type AnalysedChoice = { 
/**
 * The actions it consists of, as texts: usually one, or a card and the move it makes.
 */
actions: Array<string>, 
/**
 * The chance of the seat that decided, as *what could be known*.
 */
chance: number, 
/**
 * The standard error of its difference to the best choice; 0 for the best.
 */
error: number, 
/**
 * The chance as *what was*; only for the best and the played choice.
 */
truth?: number, 
/**
 * Each action as data and words, to draw and to tell it: of the best and the played choice, and of the four best
 * if the played one was an inaccuracy or worse.
 */
parts?: Array<ChoicePart>, };

/**
 * One action of a choice, as in the list of choices of a decision.
 */
export type ChoicePart = { 
/**
 * The action in its text form.
 */
action: string, 
/**
 * The action as the title's own data, as in the details of a choice.
 */
details: unknown, 
/**
 * The id of the rule it follows.
 */
rule: string, 
/**
 * What it does, as one sentence.
 */
effect: Message, 
/**
 * What would have happened before any chance, as far as the player could know it.
 */
effects: Array<Message>, 
/**
 * The same as the title's own data.
 */
events: Array<unknown>, 
/**
 * Did chance decide what would have followed these effects?
 */
chance: boolean, };

/**
 * What luck gave and took.
 */
export type LuckEvent = { 
/**
 * What kind of luck.
 */
source: LuckSource, 
/**
 * The number of records before it; 0 for the deal too.
 */
at: number, 
/**
 * The number of records after it; 0 for the deal. The log entries with this `at` say what happened.
 */
until: number, 
/**
 * The turn; 0 for the deal.
 */
turn: number, 
/**
 * Whose action it followed; `null` for the deal.
 */
seat: number | null, 
/**
 * What it gave each seat; the sum is 0.
 */
change: Array<number>, 
/**
 * The standard error of the largest change.
 */
error: number, };

/**
 * Where luck comes from.
 */
export type LuckSource = "deal" | "chance" | "hidden";

/**
 * A swing of 5 % or more.
 */
export type TurningPoint = { 
/**
 * Decision or luck?
 */
kind: TurningKind, 
/**
 * The index in `decisions` or `luck`.
 */
index: number, 
/**
 * The number of records before it.
 */
at: number, 
/**
 * The number of records after it.
 */
until: number, 
/**
 * The turn.
 */
turn: number, 
/**
 * Whose chance moved most: of a decision the seat that decided.
 */
seat: number, 
/**
 * By how much.
 */
change: number, };

/**
 * The kinds of turning points.
 */
export type TurningKind = "decision" | "luck";

/**
 * The body of every error response.
 */
export type ErrorResponse = { 
/**
 * The error.
 */
error: ErrorBody, };

/**
 * The error.
 */
export type ErrorBody = { 
/**
 * The kind of error, for programs.
 */
code: ErrorCode, 
/**
 * The id of the rule that forbids it.
 */
rule: string | null, 
/**
 * The message to show to people.
 */
message: Message, 
/**
 * Details for client developers, in English.
 */
detail: string, 
/**
 * With `conflict`: the current sequence number of the game.
 */
seq: number | null, };

/**
 * The kinds of errors.
 */
export type ErrorCode = "bad_request" | "forbidden" | "not_found" | "bad_method" | "timeout" | "conflict" | "too_large" | "refused" | "too_many" | "internal" | "not_offered" | "unavailable";
