/** Which rule is open beside the table. */

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
