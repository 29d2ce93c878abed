/**
 * What can be explained where one points. Elements only say what they stand for; listening, placing and the texts are
 * loaded when somebody points at something for the first time (`shell/Explainer.svelte`).
 */

import type { Attachment } from 'svelte/attachments';

const subjects = new WeakMap<Element, () => unknown>();

/** What an element stands for, as its title knows it. */
export const subjectOf = (element: Element): unknown => subjects.get(element)?.();

/**
 * The element stands for this. One that is no button explains itself when tapped, like a button with `data-tap`; within
 * a group (`data-roving`) such elements are one tab stop, and arrow keys go from one to the next.
 */
export const about =
  (subject: () => unknown): Attachment<Element> =>
  (element) => {
    subjects.set(element, subject);
    element.setAttribute('data-about', '');
    if (element.matches('button')) return;
    const others = element.closest('[data-roving]')?.querySelector('[data-about][tabindex="0"]');
    element.setAttribute('tabindex', others ? '-1' : '0');
  };
