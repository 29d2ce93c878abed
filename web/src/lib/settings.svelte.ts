/** Settings of the reader, stored on this device. */

export type Theme = 'light' | 'dark';

/** Speed of animations: 1 is normal, 0 is none. */
export const SPEEDS = [0, 0.5, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = 'luxor';

/** The colour scheme of the system. */
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

  /** Light or dark theme; without a choice the system decides. */
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

  /** The name last used in a game. */
  get name(): string {
    return this.#stored.name ?? '';
  }

  set(change: Stored): void {
    Object.assign(this.#stored, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // Storage may be blocked in a private window; the setting then lasts until the page is closed.
    }
    this.dress();
  }

  /** The theme that is shown now. */
  isDark(): boolean {
    return this.theme ? this.theme === 'dark' : night().matches;
  }

  /** Applies theme and speed to the document. */
  dress(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.isDark() ? 'dark' : 'light';
    root.toggleAttribute('data-still', this.speed === 0);
    root.style.setProperty('--pace', String(this.speed || 1));
  }

  /** Applies the settings now, and again when the system changes its colour scheme or another tab a setting. */
  follow(changed: () => void): void {
    this.dress();
    night().addEventListener('change', () => this.dress());
    addEventListener('storage', ({ key }) => {
      if (key !== KEY) return;
      this.#stored = read();
      this.dress();
      changed();
    });
  }
}

export const settings = new Settings();
