import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.js';

// The tests use the last build of the page: run `npm run build` first.

/** The server program for whole games; without it only the fixture positions are tested. */
const program = process.env['LUXOR_PROGRAM'];
/** A program built with the title for tests, which it lists if asked; `npm run build:toy` makes its page. */
const toyProgram = process.env['LUXOR_TOY_PROGRAM'];

/**
 * Without limits that tests would reach, with seeds chosen by tests, and silent unless something is wrong. It listens
 * on any free port; what it prints becomes the environment variable of that name, which the workers read.
 */
const serve = (program: string, prints: RegExp, env: Record<string, string> = {}) => ({
  command:
    `${program} serve --listen 127.0.0.1:0 --data ${mkdtempSync(join(tmpdir(), 'luxor-'))} --seeded-games ` +
    '--per-address 0 --per-guest 0 --new-guests 0 --games-per-guest 0 --sockets 1000',
  env: { LUXOR_LOG: 'warn', ...env },
  wait: { stdout: prints },
});

/** The project of tests that such a server is for; only the workers know its address. */
const served = (name: string, variable: string) => ({
  name,
  testDir: `tests/${name}`,
  use: { baseURL: process.env[variable] ?? '' },
});

export default defineConfig({
  outputDir: 'test-results',
  // Every test brings its own guests and games, so tests can run in parallel.
  fullyParallel: true,
  workers: 2,
  // Generous: reached only by something that never happens, even on a machine that gives the tests a tenth of its time.
  timeout: 900_000,
  expect: { timeout: 300_000, toPass: { timeout: 300_000 } },
  use: {
    actionTimeout: 300_000,
    // Drawing what moves is most of the work; tests of motion ask for it.
    reducedMotion: 'reduce',
    // The pages of a context share a process, which has compiled the page already (`tests/context.ts`).
    launchOptions: { ...launchOptions, args: [...launchOptions.args, '--renderer-process-limit=1'] },
  },
  projects: [
    { name: 'page', testDir: 'tests/page' },
    ...(program ? [served('games', 'LUXOR_GAMES')] : []),
    ...(toyProgram ? [served('toy', 'LUXOR_TOY_GAMES')] : []),
  ],
  webServer: [
    ...(program ? [serve(program, /(?<LUXOR_GAMES>http:\S+)/)] : []),
    ...(toyProgram ? [serve(toyProgram, /(?<LUXOR_TOY_GAMES>http:\S+)/, { LUXOR_TOY: '1' })] : []),
  ],
});
