/** Serves the built page to one worker; a test says what `/api` answers, or which server does. */

import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { text } from 'node:stream/consumers';
import { Answer } from '../wire';

export interface Request {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
}

const WEB = new URL('../../', import.meta.url).pathname;
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

export class PageServer {
  /** Answers requests to `/api`. */
  answer: (request: Request) => Answer = () => Answer.fault(404, 'not_found', 'error-not-found');
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #folder: string;
  #port: number | undefined;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Serves a build of the page. */
  static async start(build = 'dist'): Promise<PageServer> {
    const started = new PageServer(WEB + build);
    started.#server.listen(0, '127.0.0.1');
    await once(started.#server, 'listening');
    return started;
  }

  /** Passes `/api` on to a game server on this machine, its WebSockets included. */
  passTo(port: number): void {
    this.#port = port;
    this.#server.removeAllListeners('upgrade').on('upgrade', ({ method, url, rawHeaders }, socket, head) => {
      const other = connect(port, '127.0.0.1', () => {
        const headers = rawHeaders.map((text, index) => (index % 2 ? `${text}\r\n` : `${text}: `)).join('');
        other.write(`${method} ${url} HTTP/1.1\r\n${headers}\r\n`);
        other.write(head);
        other.pipe(socket).pipe(other);
      });
      // Either end may be gone first.
      for (const [end, rest] of [[socket, other] as const, [other, socket] as const]) {
        end.on('error', () => rest.destroy());
      }
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url!, this.url);
    if (!path.startsWith('/api/')) return this.#file(path, response);
    if (this.#port !== undefined) return this.#pass(request, response, this.#port);
    const body = await text(request);
    const { status, json } = this.answer({
      method: request.method!,
      path,
      query,
      body: body ? (JSON.parse(body) as unknown) : null,
    });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  }

  #pass(request: IncomingMessage, response: ServerResponse, port: number): void {
    const { method, headers, url: path } = request;
    const asked = ask({ host: '127.0.0.1', port, method, headers, path }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  }

  /** A file of the page; any other path is one of its screens. */
  #file(path: string, response: ServerResponse): void {
    const found = existsSync(this.#folder + path) && statSync(this.#folder + path).isFile() ? path : '/index.html';
    const headers = {
      'content-type': TYPES[extname(found)] ?? 'application/octet-stream',
      'cache-control': found.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    };
    response.writeHead(200, headers).end(readFileSync(this.#folder + found));
  }
}
