/** A picture of a result to share, drawn in the browser: pillars with the players on top, and who won. */

import { PLAIN_LOOK, type Look } from '../../lib/scoring';
import type { Result } from '../parts/wire';

export interface ResultPicture {
  /** Who won, as a sentence. */
  headline: string;
  /** The title of the game. */
  title: string;
  names: string[];
  result: Result;
  looks: Record<string, Look>;
}

export const WIDTH = 1200;
export const HEIGHT = 630;

const INK = '#2f210f';
const BASE = 540;
const HIGHEST = 230;

/** A figure as an image of its own: the sprite's symbols with the colours of the seat. */
async function figure(seat: number): Promise<HTMLImageElement> {
  const probe = document.createElement('i');
  probe.className = `p${seat + 1}`;
  document.body.append(probe);
  const colours = ['--pc', '--pd', '--po'].map((name) => `${name}:${getComputedStyle(probe).getPropertyValue(name)}`);
  probe.remove();
  const symbols = ['cloak', `em-${seat + 1}`, `pawn-${seat + 1}`].map((id) => document.getElementById(id)!.outerHTML);
  const style = [...colours, '--cream:#fff5de'].join(';');
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="224" viewBox="-4 -4 48 64" style="${style}">` +
    `<defs>${symbols.join('')}</defs><use href="#pawn-${seat + 1}" width="40" height="56"/></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/** Writes a text in the largest of these sizes that fits. */
function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, most: number, font: string): void {
  for (let size = Number(/\d+/.exec(font)![0]); ; size -= 2) {
    pen.font = font.replace(/\d+/, String(size));
    if (size <= 16 || pen.measureText(text).width <= most) break;
  }
  pen.fillText(text, x, y, most);
}

export async function drawResult({ headline, title, names, result, looks }: ResultPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d')!;
  const [figures] = await Promise.all([
    Promise.all(names.map((_, seat) => figure(seat))),
    document.fonts.load('64px Marcellus'),
    document.fonts.load('700 28px "Atkinson Hyperlegible Next"'),
  ]);

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
  write(pen, headline, WIDTH / 2, 96, WIDTH - 120, '64px Marcellus, Georgia, serif');
  pen.fillStyle = '#634a28';
  write(pen, title, WIDTH / 2, 142, WIDTH - 120, '30px Marcellus, Georgia, serif');

  const pitch = Math.min(220, (WIDTH - 120) / names.length);
  const wide = pitch - 60;
  const unit = HIGHEST / Math.max(1, ...result.scores.map(({ total }) => total));
  const body = '"Atkinson Hyperlegible Next", system-ui, sans-serif';
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
      write(pen, String(points), x, y + height / 2 + 8, wide, `700 22px ${body}`);
    }
    const wins = result.winners.includes(seat);
    const tall = wins ? 120 : 92;
    pen.drawImage(figures[seat]!, x - (tall * 0.75) / 2, y - tall * 0.95, tall * 0.75, tall);
    pen.fillStyle = INK;
    write(pen, names[seat] ?? '', x, BASE + 42, pitch - 16, `700 26px ${body}`);
    write(pen, String(total), x, BASE + 76, pitch - 16, `700 32px ${body}`);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), 'image/png'),
  );
}

/** Shares a picture as the device does it, or saves it as a file. */
export async function share(blob: Blob, name: string, text: string): Promise<void> {
  const file = new File([blob], name, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    // Somebody who closes the device's own dialog has changed their mind.
    return navigator.share({ files: [file], text }).catch((error: unknown) => {
      if ((error as Error).name !== 'AbortError') throw error;
    });
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
