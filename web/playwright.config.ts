import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** The program whose games are played; without it only the written positions are tested. */
const program = process.env['LUXOR_PROGRAM'];
const games = process.env['LUXOR_GAMES'] ?? (program ? 'http://127.0.0.1:8124' : undefined);
const unlimited = '--per-address 0 --per-guest 0 --new-guests 0 --games-per-guest 0';

export default defineConfig({
  outputDir: 'test-results',
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] },
  },
  projects: [
    { name: 'page', testDir: 'tests/page', use: { baseURL: 'http://127.0.0.1:4173' } },
    ...(games ? [{ name: 'games', testDir: 'tests/games', use: { baseURL: games } }] : []),
  ],
  webServer: [
    { command: 'npx vite preview --host 127.0.0.1 --port 4173', url: 'http://127.0.0.1:4173', reuseExistingServer: true },
    ...(program ? [{ command: `${program} serve --listen 127.0.0.1:8124 --data ${mkdtempSync(join(tmpdir(), 'luxor-'))} ${unlimited}`, url: 'http://127.0.0.1:8124/healthz', reuseExistingServer: false }] : []),
  ],
});
