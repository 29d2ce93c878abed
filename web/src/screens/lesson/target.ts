/** What makes a choice on the page: of several selectors, separated by `||`, the first that is visible. */
export function targetOf(selectors: string): HTMLElement | undefined {
  for (const selector of selectors.split('||')) {
    const found = [...document.querySelectorAll<HTMLElement>(selector.trim())];
    const shown = found.find((element) => element.checkVisibility());
    if (shown) return shown;
  }
  return undefined;
}
