/** A picture of a result to share, drawn in the browser: pillars with the players on top, and who won. */

import { PLAIN_LOOK, type Look } from '../../lib/scoring';
import type { OutcomeInfo } from '../../lib/types';
import { BODY, DISPLAY, HEIGHT, WIDTH, begin, figure, finish, write } from './canvas';

export interface ResultPicture {
  /** Who won, as a sentence. */
  headline: string;
  /** The title of the game. */
  title: string;
  names: string[];
  result: OutcomeInfo;
  looks: Record<string, Look>;
}

const INK = '#2f210f';
const BASE = 540;
const HIGHEST = 230;

export async function drawResult({ headline, title, names, result, looks }: ResultPicture): Promise<Blob> {
  const [pen, figures] = await Promise.all([begin(), Promise.all(names.map((_, seat) => figure(seat)))]);

  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, '#fcf5e6');
  sky.addColorStop(1, '#f8e2ab');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#a87a42';
  pen.fillRect(0, BASE, WIDTH, 6);
  pen.fillStyle = '#e6d0a4';
  pen.fillRect(0, BASE + 6, WIDTH, HEIGHT - BASE - 6);

  pen.textAlign = 'center';
  pen.fillStyle = INK;
  write(pen, headline, WIDTH / 2, 96, WIDTH - 120, `64px ${DISPLAY}`);
  pen.fillStyle = '#634a28';
  write(pen, title, WIDTH / 2, 142, WIDTH - 120, `30px ${DISPLAY}`);

  const pitch = Math.min(220, (WIDTH - 120) / names.length);
  const wide = pitch - 60;
  const unit = HIGHEST / Math.max(1, ...result.scores.map(({ total }) => total));
  for (const [seat, { parts, total }] of result.scores.entries()) {
    const x = WIDTH / 2 + (seat - (names.length - 1) / 2) * pitch;
    let y = BASE;
    for (const [index, points] of parts.entries()) {
      if (points <= 0) continue;
      const { colour, light } = looks[result.categories[index] ?? ''] ?? PLAIN_LOOK;
      const height = points * unit;
      y -= height;
      pen.fillStyle = colour;
      pen.fillRect(x - wide / 2, y, wide, height);
      pen.strokeStyle = '#3a2208';
      pen.lineWidth = 2;
      pen.strokeRect(x - wide / 2, y, wide, height);
      if (height < 26) continue;
      pen.fillStyle = light ? '#fff5de' : INK;
      write(pen, String(points), x, y + height / 2 + 8, wide, `700 22px ${BODY}`);
    }
    const wins = result.winners.includes(seat);
    const tall = wins ? 120 : 92;
    pen.drawImage(figures[seat]!, x - (tall * 0.75) / 2, y - tall * 0.95, tall * 0.75, tall);
    pen.fillStyle = INK;
    write(pen, names[seat] ?? '', x, BASE + 42, pitch - 16, `700 26px ${BODY}`);
    write(pen, String(total), x, BASE + 76, pitch - 16, `700 32px ${BODY}`);
  }
  return finish(pen);
}

export { share } from './canvas';
