/** A message before translation: a message id with arguments. */

export type { Arg, Message } from '../protocol/protocol';

/** The arguments of a message, in words. */
export type Values = Record<string, string | number>;
