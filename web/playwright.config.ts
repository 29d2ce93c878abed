import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// The page is tested as it was built last: `npm run build` comes first.

/** The program whose games are played; without it only the written positions are tested. */
const program = process.env['LUXOR_PROGRAM'];
const page = `127.0.0.1:${process.env['LUXOR_PAGE_PORT'] ?? 4173}`;
const listen = `127.0.0.1:${process.env['LUXOR_GAMES_PORT'] ?? 8124}`;
const games = process.env['LUXOR_GAMES'] ?? (program ? `http://${listen}` : undefined);
const forTests = '--per-address 0 --per-guest 0 --new-guests 0 --games-per-guest 0 --seeded-games';

export default defineConfig({
  outputDir: 'test-results',
  // Every test brings its own guests and games, so they need not wait for each other.
  fullyParallel: true,
  workers: 2,
  // Only what never comes takes so long, also on a slow machine that does other things as well.
  timeout: 180_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  use: {
    actionTimeout: 60_000,
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] },
  },
  projects: [
    { name: 'page', testDir: 'tests/page', use: { baseURL: `http://${page}` } },
    ...(games ? [{ name: 'games', testDir: 'tests/games', use: { baseURL: games } }] : []),
  ],
  webServer: [
    { command: `npx vite preview --host ${page.split(':')[0]} --port ${page.split(':')[1]} --strictPort`, url: `http://${page}`, reuseExistingServer: false },
    ...(program ? [{ command: `${program} serve --listen ${listen} --data ${mkdtempSync(join(tmpdir(), 'luxor-'))} ${forTests}`, url: `http://${listen}/healthz`, reuseExistingServer: false }] : []),
  ],
});
