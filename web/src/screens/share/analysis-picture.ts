/** A picture of an analysed game to share, always by night: who won and why, the chances, everybody's luck and play. */

import type { Analysis } from '../../lib/types';
import { bands, marks, type Scale } from '../analysis/timeline';
import { BODY, DISPLAY, HEIGHT, WIDTH, begin, coloursOf, figure, finish, logo, write } from './canvas';

export interface AnalysisPicture {
  analysis: Analysis;
  scale: Scale;
  headline: string;
  /** Luck and play of the winner. */
  summary: string;
  /** How many players and rounds. */
  size: string;
  /** For each seat its name and points, or only the points. */
  players: { name: string; parts: string }[];
}

const NIGHT = '#0d1830';
const INK = '#fff1cf';
const FAINT = '#c9d3e6';
const GOLD = '#f0b941';
const EDGE = 56;
const GRADE: Partial<Record<string, { face: string; line: string }>> = {
  strong: { face: '#1d4231', line: '#8fdca6' },
  inaccuracy: { face: '#443a1a', line: '#f6cd6f' },
  mistake: { face: '#4d2c18', line: '#ffa571' },
  blunder: { face: '#ff9c9c', line: '#ff9c9c' },
};

export async function drawAnalysis(of: AnalysisPicture): Promise<Blob> {
  const { analysis, scale, players } = of;
  const [pen, sign, figures] = await Promise.all([
    begin(),
    logo(),
    Promise.all(players.map((_, seat) => figure(seat))),
  ]);
  pen.fillStyle = NIGHT;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = GOLD;
  pen.fillRect(0, HEIGHT - 12, WIDTH, 12);

  pen.drawImage(sign, EDGE, 40, 62, 62);
  pen.fillStyle = INK;
  pen.textAlign = 'left';
  write(pen, 'Luxor', EDGE + 78, 86, 300, `42px ${DISPLAY}`);
  pen.textAlign = 'right';
  pen.fillStyle = FAINT;
  write(pen, of.size, WIDTH - EDGE, 80, 500, `26px ${BODY}`);
  pen.textAlign = 'left';
  pen.fillStyle = INK;
  write(pen, of.headline, EDGE, 172, WIDTH - 2 * EDGE, `54px ${DISPLAY}`);
  pen.fillStyle = GOLD;
  write(pen, of.summary, EDGE, 214, WIDTH - 2 * EDGE, `30px ${BODY}`);

  const [left, top, wide, high] = [EDGE, 246, WIDTH - 2 * EDGE, 190];
  const x = (turn: number) => left + (scale.turns ? turn / scale.turns : 0) * wide;
  for (const [seat, { upper, lower }] of bands(analysis.chances, scale).entries()) {
    pen.beginPath();
    for (const [turn, share] of [...upper, ...lower.toReversed()]) pen.lineTo(x(turn), top + share * high);
    pen.closePath();
    pen.fillStyle = coloursOf(seat, '--pc')[0]!;
    pen.fill();
    pen.strokeStyle = NIGHT;
    pen.lineWidth = 3;
    pen.stroke();
  }
  for (const { x: turn, grade } of marks(analysis.decisions, scale)) {
    const look = GRADE[grade]!;
    const [middle, y] = [x(turn), top + high + 20];
    pen.beginPath();
    if (grade === 'mistake' || grade === 'blunder') {
      for (const [dx, dy] of [
        [0, -11],
        [11, 0],
        [0, 11],
        [-11, 0],
      ] as const)
        pen.lineTo(middle + dx, y + dy);
      pen.closePath();
    } else pen.arc(middle, y, grade === 'strong' ? 8 : 6, 0, 2 * Math.PI);
    pen.fillStyle = look.face;
    pen.fill();
    pen.strokeStyle = look.line;
    pen.lineWidth = 2.5;
    pen.stroke();
  }

  const pitch = wide / players.length;
  for (const [seat, { name, parts }] of players.entries()) {
    const from = left + seat * pitch;
    pen.drawImage(figures[seat]!, from, 500, 66, 88);
    pen.fillStyle = INK;
    write(pen, name, from + 76, 538, pitch - 90, `700 30px ${BODY}`);
    pen.fillStyle = FAINT;
    write(pen, parts, from + 76, 572, pitch - 90, `23px ${BODY}`);
  }
  return finish(pen);
}
