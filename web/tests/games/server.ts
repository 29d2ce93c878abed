import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The server program. */
export function program(): string {
  const path = process.env['LUXOR_PROGRAM'];
  if (!path) throw new Error('LUXOR_PROGRAM must name the program for these tests');
  return path;
}

/** Runs one verb of the program and returns its output. */
export const run = (...words: string[]): string => execFileSync(program(), words, { encoding: 'utf8' });

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'luxor-'));

/** A free port. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Tests send more requests than people, and choose the seeds of their games. */
const FOR_TESTS = ['--per-address', '--per-guest', '--new-guests', '--games-per-guest']
  .flatMap((limit) => [limit, '0'])
  .concat('--seeded-games');

/** A server of its own, which can be killed in the middle of a game and restarted on the same data. */
export class OwnServer {
  readonly data = freshFolder();
  readonly base: string;
  #listen: string;
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.#listen = `127.0.0.1:${port}`;
    this.base = `http://${this.#listen}`;
  }

  static async start(): Promise<OwnServer> {
    const server = new OwnServer(await freePort());
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const started = spawn(program(), ['serve', '--listen', this.#listen, '--data', this.data, ...FOR_TESTS], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#process = started;
    // Keep reading its output: a full pipe would block it.
    await new Promise<void>((listens, fail) => {
      let said = '';
      started.stdout.on('data', (chunk) => {
        said += String(chunk);
        if (said.includes(this.base)) listens();
      });
      started.once('exit', () => fail(new Error(`the server ended before it listened: ${said}`)));
    });
  }

  /** Kills it without warning, as a power failure would. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  }
}
