/** The table of the title for tests, as its rules write it. */
export interface View {
  heap: number;
  /** The stones of each seat; always four numbers. */
  taken: number[];
  /** The reader's own bonus; in a replay that of every seat. */
  bonus: number | number[] | null;
}

export type Details = { kind: 'take'; stones: number } | { kind: 'roll' };
