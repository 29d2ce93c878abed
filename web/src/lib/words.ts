/** Translates message ids in one language. Pure: the language in use lives in `i18n.svelte.ts`. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Message, Values } from './message';

export class Words {
  readonly language: string;
  #bundle: FluentBundle;

  constructor(language: string, files: string[], bundle = new FluentBundle(language, { useIsolating: false })) {
    this.language = language;
    this.#bundle = bundle;
    for (const text of files) bundle.addResource(new FluentResource(text));
  }

  /** The same words and further ones. */
  with(files: string[]): Words {
    return new Words(this.language, files, this.#bundle);
  }

  /** A text or one of its attributes; undefined if this language lacks it. */
  text(id: string, values: Values = {}, attribute?: string): string | undefined {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return undefined;
    return this.#bundle.formatPattern(pattern, values, []);
  }

  /** `place-17` has no text of its own: it is `place-number` with 17. */
  term(id: string, values: Values = {}): string | undefined {
    const text = this.text(id, values);
    if (text !== undefined) return text;
    const numbered = /^(.*)-(\d+)$/.exec(id);
    return numbered ? this.text(`${numbered[1]}-number`, { number: Number(numbered[2]) }) : undefined;
  }

  /** The arguments of a message as words; a term may depend on the numbers beside it. */
  values(message: Message, names: readonly string[]): Values {
    const values: Values = {};
    for (const [name, arg] of message.args) {
      if (arg.type === 'seat') values[name] = names[arg.value] ?? `${this.text('player')} ${arg.value + 1}`;
      else if (arg.type !== 'term') values[name] = arg.value;
    }
    const plain = { ...values };
    for (const [name, arg] of message.args) {
      if (arg.type === 'term') values[name] = this.term(arg.value, plain) ?? `‹${arg.value}›`;
    }
    return values;
  }
}
