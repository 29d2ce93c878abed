import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.js';

// The tests use the last build of the page: run `npm run build` first.

/** Prints a port that is free now. */
const FREE_PORT = `
  const probe = require('node:net').createServer();
  probe.listen(0, '127.0.0.1', () => {
    console.log(probe.address().port);
    probe.close();
  });
`;

/** An address of this machine. Every worker reads this file, too: the environment says what the first process chose. */
function address(variable: string): string {
  process.env[variable] ??= execFileSync(process.execPath, ['-e', FREE_PORT], { encoding: 'utf8' }).trim();
  return `127.0.0.1:${process.env[variable]}`;
}

/** The server program for whole games; without it only the fixture positions are tested. */
const program = process.env['LUXOR_PROGRAM'];
const listen = address('LUXOR_GAMES_PORT');
const games = process.env['LUXOR_GAMES'] ?? (program ? `http://${listen}` : undefined);
/** A program built with the title for tests, which it lists if asked; `npm run build:toy` makes its page. */
const toyProgram = process.env['LUXOR_TOY_PROGRAM'];
const toyListen = address('LUXOR_TOY_PORT');

/** Without limits that tests would reach, with seeds chosen by tests, and silent unless something is wrong. */
const serve = (program: string, address: string, env: Record<string, string> = {}) => ({
  command:
    `${program} serve --listen ${address} --data ${mkdtempSync(join(tmpdir(), 'luxor-'))} --seeded-games ` +
    '--per-address 0 --per-guest 0 --new-guests 0 --games-per-guest 0 --sockets 1000',
  env: { LUXOR_LOG: 'warn', ...env },
  url: `http://${address}/healthz`,
  reuseExistingServer: false,
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
    ...(games ? [{ name: 'games', testDir: 'tests/games', use: { baseURL: games } }] : []),
    ...(toyProgram ? [{ name: 'toy', testDir: 'tests/toy', use: { baseURL: `http://${toyListen}` } }] : []),
  ],
  webServer: [
    ...(program ? [serve(program, listen)] : []),
    ...(toyProgram ? [serve(toyProgram, toyListen, { LUXOR_TOY: '1' })] : []),
  ],
});
