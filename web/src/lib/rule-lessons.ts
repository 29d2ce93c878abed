/** Which lesson teaches a rule, asked once for the whole rulebook. */

import { request } from './api';
import type { LessonInfo } from './types';

let asked: Promise<Map<string, string>> | undefined;

/** The address of the first station that teaches each rule, by the rule's id; empty if the server does not answer. */
export function lessonsOfRules(): Promise<Map<string, string>> {
  asked ??= request<LessonInfo[]>('/lessons').then(
    (lessons) => {
      const places = new Map<string, string>();
      for (const { title, id, stations } of lessons) {
        let step = 0;
        for (const { rules, steps } of stations) {
          for (const rule of rules) if (!places.has(rule)) places.set(rule, `/learn/${title}-${id}?from=${step}`);
          step += steps;
        }
      }
      return places;
    },
    () => {
      // Asked again with the next rulebook: the rules are there without a server, too.
      asked = undefined;
      return new Map<string, string>();
    },
  );
  return asked;
}
