/** What a reader has chosen once, remembered on this device. */

export type Theme = 'light' | 'dark';

/** How fast things move: 1 is as drawn, 0 does without motion. */
export const SPEEDS = [0, 0.5, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = 'luxor';

/** What the system says of day and night. */
const night = () => matchMedia('(prefers-color-scheme: dark)');

interface Stored {
  theme?: Theme;
  language?: string;
  speed?: Speed;
  sound?: boolean;
  name?: string;
}

function read(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Stored;
  } catch {
    return {};
  }
}

class Settings {
  #stored: Stored = $state(read());

  /** By day or by night; nothing chosen means what the system says. */
  get theme(): Theme | undefined {
    return this.#stored.theme;
  }

  get language(): string | undefined {
    return this.#stored.language;
  }

  get speed(): Speed {
    return this.#stored.speed ?? 1;
  }

  get sound(): boolean {
    return this.#stored.sound ?? false;
  }

  /** The name last used at a table. */
  get name(): string {
    return this.#stored.name ?? '';
  }

  set(change: Stored): void {
    Object.assign(this.#stored, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // A private window may refuse; the choice then lasts as long as the page.
    }
    this.dress();
  }

  /** Night or day as it is shown now. */
  isDark(): boolean {
    return this.theme ? this.theme === 'dark' : night().matches;
  }

  /** Puts theme and pace on the document. */
  dress(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.isDark() ? 'dark' : 'light';
    root.toggleAttribute('data-still', this.speed === 0);
    root.style.setProperty('--pace', String(this.speed || 1));
  }

  /** Dresses the document now, and again whenever the system goes over to day or night. */
  follow(): void {
    this.dress();
    night().addEventListener('change', () => this.dress());
  }
}

export const settings = new Settings();
