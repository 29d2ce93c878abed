import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// The tests use the last build of the page: run `npm run build` first.

/** The server program for whole games; without it only the fixture positions are tested. */
const program = process.env['LUXOR_PROGRAM'];
const page = `127.0.0.1:${process.env['LUXOR_PAGE_PORT'] ?? 4173}`;
const listen = `127.0.0.1:${process.env['LUXOR_GAMES_PORT'] ?? 8124}`;
/** The program that lists the title for tests, and where the page that has it (`npm run build:toy`) is shown. */
const toyProgram = process.env['LUXOR_TOY_PROGRAM'];
const [toyPort, toyPagePort] = [0, 1].map((by) => Number(process.env['LUXOR_TOY_PORT'] ?? 8126) + by);
const games = process.env['LUXOR_GAMES'] ?? (program ? `http://${listen}` : undefined);
const preview = (address: string) =>
  `npx vite preview --host ${address.split(':')[0]} --port ${address.split(':')[1]} --strictPort`;
const serve = (program: string, address: string) =>
  `${program} serve --listen ${address} --data ${mkdtempSync(join(tmpdir(), 'luxor-'))} ${forTests}`;
const forTests = '--per-address 0 --per-guest 0 --new-guests 0 --games-per-guest 0 --seeded-games';

export default defineConfig({
  outputDir: 'test-results',
  // Every test brings its own guests and games, so tests can run in parallel.
  fullyParallel: true,
  workers: 2,
  // Generous: reached only by something that never happens, even on a slow and busy machine.
  timeout: 180_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  use: {
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
  projects: [
    { name: 'page', testDir: 'tests/page', use: { baseURL: `http://${page}` } },
    ...(games ? [{ name: 'games', testDir: 'tests/games', use: { baseURL: games } }] : []),
    ...(toyProgram ? [{ name: 'toy', testDir: 'tests/toy', use: { baseURL: `http://127.0.0.1:${toyPagePort}` } }] : []),
  ],
  webServer: [
    {
      command: preview(page),
      url: `http://${page}`,
      reuseExistingServer: false,
    },
    ...(program
      ? [
          {
            command: serve(program, listen),
            url: `http://${listen}/healthz`,
            reuseExistingServer: false,
          },
        ]
      : []),
    ...(toyProgram
      ? [
          {
            command: serve(toyProgram, `127.0.0.1:${toyPort}`),
            url: `http://127.0.0.1:${toyPort}/healthz`,
            reuseExistingServer: false,
          },
          {
            command: `${preview(`127.0.0.1:${toyPagePort}`)} --outDir dist-toy`,
            url: `http://127.0.0.1:${toyPagePort}`,
            env: { LUXOR_SERVER: `http://127.0.0.1:${toyPort}` },
            reuseExistingServer: false,
          },
        ]
      : []),
  ],
});
