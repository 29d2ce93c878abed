/** What a title gives the page. Its parts are loaded when they are needed. */

import type { Component, Snippet } from 'svelte';
import type { Evidence, Look } from './scoring';
import type { Table } from './table.svelte';
import type { Snapshot } from './types';

type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** What the result screen asks of a title. */
export interface Scoring {
  /** How the categories look, by message id. */
  looks: Record<string, Look>;
  evidence: Evidence;
}

/** A chapter of the rulebook, with its introduction in five pictures and five texts (`minute-ID-1` and so on). */
export interface Chapter {
  id: string;
  /** The name of its file in `rules/` of the title. */
  book: string;
  /** The message id of its short name. */
  label: string;
  /** The letters that its rule ids begin with. */
  prefixes: string;
  pictures: Lazy<{ step: number }>;
}

/** What surrounds the board of a replay. */
export interface ReplayFrame {
  title: string;
  where: Snippet;
  nav: Snippet;
  side: Snippet;
  sideLabel: string;
  dock: Snippet<[openSide: () => void]>;
  dockLabel: string;
}

export interface Title {
  id: string;
  table: Lazy<{ table: Table; look?: (board: boolean) => void }>;
  /** A position of a replay, with what the last step changed highlighted. */
  replayTable: Lazy<{ snapshot: Snapshot; happened: unknown[]; frame: ReplayFrame }>;
  /** A small square picture. */
  startPicture: Lazy<Record<string, never>>;
  /** The sprite symbols of its modules, by their ids. */
  modulePictures: Record<string, string>;
  scoring: () => Promise<Scoring>;
  chapters: readonly Chapter[];
  /** The picture of a rule, if it has one. */
  rulePicture: Lazy<{ rule: string }>;
}
