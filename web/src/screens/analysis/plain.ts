/** Choices of a title that draws nothing of its own: their effects are told. */

export { sayPlainly as say } from '../../lib/comparison';
export { default as Held } from './NoPiece.svelte';
export { default as Played } from './NoPiece.svelte';
