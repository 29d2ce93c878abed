/** The rules beside the table: which one is open, from wherever it was asked for. */

let rule: string | null = $state(null);

export const rules = {
  get open(): string | null {
    return rule;
  },
  show(number: string): void {
    rule = number;
  },
  close(): void {
    rule = null;
  },
};
