/** Pictures to share: drawn in the browser, without asking anybody. */

export const WIDTH = 1200;
export const HEIGHT = 630;

export const DISPLAY = 'Marcellus, Georgia, serif';
export const BODY = '"Atkinson Hyperlegible Next", system-ui, sans-serif';

/** An empty picture, when its fonts are loaded. */
export async function begin(): Promise<CanvasRenderingContext2D> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  await Promise.all([
    document.fonts.load('64px Marcellus'),
    document.fonts.load('28px "Atkinson Hyperlegible Next"'),
    document.fonts.load('700 28px "Atkinson Hyperlegible Next"'),
  ]);
  return canvas.getContext('2d')!;
}

/** The picture as a file. */
export const finish = ({ canvas }: CanvasRenderingContext2D): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), 'image/png'),
  );

/** The colours of a seat, as the page has them now. */
export function coloursOf(seat: number, ...names: string[]): string[] {
  const probe = document.createElement('i');
  probe.className = `p${seat + 1}`;
  document.body.append(probe);
  const colours = names.map((name) => getComputedStyle(probe).getPropertyValue(name));
  probe.remove();
  return colours;
}

/** The figure of a seat in its colours. */
export async function figure(seat: number): Promise<HTMLImageElement> {
  const names = ['--pc', '--pd', '--po'];
  const colours = coloursOf(seat, ...names).map((colour, index) => `${names[index]}:${colour}`);
  const symbols = ['cloak', `em-${seat + 1}`, `pawn-${seat + 1}`].map((id) => document.getElementById(id)!.outerHTML);
  const style = [...colours, '--cream:#fff5de'].join(';');
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="224" viewBox="-4 -4 48 64" style="${style}">` +
    `<defs>${symbols.join('')}</defs><use href="#pawn-${seat + 1}" width="40" height="56"/></svg>`;
  return picture(text);
}

/** The sign of the page. */
export const logo = (): Promise<HTMLImageElement> =>
  picture(
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 48 48" style="--gold:#e3a127">' +
      `<defs>${document.getElementById('logo')!.outerHTML}</defs><use href="#logo" width="48" height="48"/></svg>`,
  );

async function picture(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** Writes a text in the largest of these sizes that fits. */
export function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  most: number,
  font: string,
): void {
  for (let size = Number(/\d+/.exec(font)![0]); ; size -= 2) {
    pen.font = font.replace(/\d+/, String(size));
    if (size <= 16 || pen.measureText(text).width <= most) break;
  }
  pen.fillText(text, x, y, most);
}

const png = (blob: Blob, name: string) => new File([blob], name, { type: 'image/png' });

/** Can this device share pictures? */
export const canShare = (): boolean => navigator.canShare?.({ files: [png(new Blob(), 'luxor.png')] }) ?? false;

/** Shares a picture as the device does it, or saves it as a file. */
export async function share(blob: Blob, name: string, text: string): Promise<void> {
  const file = png(blob, name);
  if (navigator.canShare?.({ files: [file] })) {
    // Somebody who closes the device's own dialog has changed their mind.
    return navigator.share({ files: [file], text }).catch((error: unknown) => {
      if ((error as Error).name !== 'AbortError') throw error;
    });
  }
  save(blob, name);
}

/** Saves a picture as a file. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
