/** What a person reads, before it is in any language: a message id with arguments. */

export type Arg =
  | { type: 'number'; value: number }
  | { type: 'term'; value: string }
  | { type: 'seat'; value: number }
  | { type: 'text'; value: string };

export interface Message {
  id: string;
  args: [string, Arg][];
}

export type Values = Record<string, string | number>;
