/** What a person reads, before it is in any language: a message id with arguments. */

export type { Arg, Message } from '../protocol/protocol';

/** The arguments of a text, in words. */
export type Values = Record<string, string | number>;
