/** What a title gives the page. Its parts are loaded when they are needed. */

import type { Component, Snippet } from 'svelte';
import type { Line } from './comparison';
import type { Evidence, Look } from './scoring';
import type { Teller } from './story';
import type { Table } from './table.svelte';
import type { Turn } from './turns';
import type { Choice, LogEntry, Snapshot } from './types';

/** Text files by their paths, as `import.meta.glob` finds them. */
export type Files = Record<string, () => Promise<string>>;

type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** What the result screen asks of a title. */
export interface Scoring {
  /** How the categories look, by message id. */
  looks: Record<string, Look>;
  evidence: Evidence;
  /** What each thing of a category counts: the argument `points` of the category's text, where it has one. */
  worth?: (snapshot: Snapshot, category: string) => number;
}

/** A chapter of the rulebook. */
export interface Chapter {
  id: string;
  /** The name of its file in `rules/` of the title. */
  book: string;
  /** The message id of its short name. */
  label: string;
  /** The letters that its rule ids begin with. */
  prefixes: string;
  /** The pictures of its introduction, which has five texts (`minute-ID-1` and so on); a chapter may have none. */
  pictures?: Lazy<{ step: number }>;
}

/** What is told at the end of a game, before the points are counted. */
export interface Scene {
  id: string;
  title: string;
  text: string;
  /** In milliseconds at normal speed. */
  lasts: number;
}

/** How the end of a game is shown. */
export interface Ending {
  /** What is shown before the counting. */
  scenes: (snapshot: Snapshot, log: readonly LogEntry[]) => Scene[];
  /** What is drawn over the board; `scene` is `counting` after the last one. */
  Picture?: Component<{ snapshot: Snapshot; log: readonly LogEntry[]; scene: string }>;
  /** The board as a scene shows it, if that is not the final one. */
  board?: (snapshot: Snapshot, log: readonly LogEntry[], scene: string) => Snapshot;
  /** The message about what decides a tie. */
  tie: string;
  /** The category that nobody could see during the game: it is counted last. */
  hidden?: string;
}

/** What surrounds the board of a replay. */
export interface ReplayFrame {
  title: string;
  where: Snippet;
  nav: Snippet;
  side: Snippet;
  sideLabel: string;
  dock: Snippet<[openSide: () => void, asks: boolean]>;
  dockLabel: string;
  /** Drawn over the board. */
  over?: Snippet;
}

/** The step of a replay that led to a position. */
export interface ReplayStep {
  events: unknown[];
  /** The turn it belongs to, up to this step; its player is marked. */
  turn: Turn | undefined;
}

/** How a title tells choices that are compared: of a decision that was analysed, or of a puzzle. */
export interface Comparison {
  /** A choice with all its parts, in a few words. */
  say: (parts: readonly Choice[], names: readonly string[]) => string;
  /** The card or tile that it plays, 5 wide and 7 high or square; nothing if it plays none. */
  Played: Component<{ parts: readonly Choice[] }>;
  /** Its texts of analyses: `locales/LANGUAGE/analysis.ftl`. */
  words?: Files;
  /** What the player who decides holds; the piece that a choice plays stands out. */
  Held: Component<{ snapshot: Snapshot; parts: readonly Choice[] }>;
}

/** An area of the board, in hundredths of its width and height or in the units of its drawing. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
  units?: true;
}

/** Where the things of a lesson are. */
export interface LessonPlaces {
  /** Where on the board is what a lesson calls by this name? Undefined for things beside it, which are never dimmed. */
  lit: (thing: string) => Area | undefined;
  /** The selector of what makes a choice; of several, separated by `||`, the first that is there. */
  target: (choice: Choice) => string;
  map: LessonMap;
  /** Its texts of lessons: `locales/LANGUAGE/lessons.ftl`. */
  words: Files;
}

/** The way through the stations of the first game, drawn 600 wide and 400 high. */
export interface LessonMap {
  /** A corridor has walls and ends in a chamber, a track is dotted. */
  kind: 'corridor' | 'track';
  /** Each station by its id: where it is, its picture, and the corners on the way there. */
  stations: Record<string, { x: number; y: number; symbol: string; face: string; corners?: [number, number][] }>;
}

export interface Title {
  id: string;
  /** The messages of its table: `locales/LANGUAGE/game.ftl` and others. */
  messages: Files;
  /** What it says of pieces one points at: `locales/LANGUAGE/explain.ftl`. */
  explanations?: Files;
  /** What other screens say of it: `locales/LANGUAGE/screens.ftl`. */
  screens?: Files;
  /** Its rule books: `rules/LANGUAGE/*.md`. */
  books: Files;
  table: Lazy<{ table: Table; look?: (board: boolean) => void }>;
  /** A position of a replay, with what the last step changed highlighted, or with choices that are compared. */
  replayTable: Lazy<{ snapshot: Snapshot; step: ReplayStep; frame: ReplayFrame; lines?: readonly Line[] }>;
  /** A player's hand from behind, for the others at the same device. */
  coveredHand?: Lazy<{ snapshot: Snapshot; seat: number }>;
  /** A small square picture. */
  startPicture: Lazy<Record<string, never>>;
  /** The symbols of its modules, by their ids: in `pieces.svg` of its folder, which the build adds to the sprite. */
  modulePictures: Record<string, string>;
  scoring: () => Promise<Scoring>;
  /** A title without one is counted at once. */
  ending?: () => Promise<{ default: Ending }>;
  /** Its log in sentences; without any, the lines of the log are shown. */
  story?: () => Promise<Teller>;
  /** How it tells choices that are compared; without it, their effects are told. */
  comparison?: () => Promise<Comparison>;
  /** The id of its first lesson, which teaches the game without modules; a title without lessons has none. */
  firstLesson?: string;
  /** Where the things of its lessons are; a title without lessons has none. */
  lessonPlaces?: () => Promise<LessonPlaces>;
  chapters: readonly Chapter[];
  /** The picture of a rule, if it has one. */
  rulePicture: Lazy<{ rule: string }>;
}
