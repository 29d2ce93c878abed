/** A QR code (byte mode, error correction M, versions 1 to 10) as a matrix of booleans. */

/** By version: error correction codewords per block, and blocks as [count, data codewords each]. */
const BLOCKS: [number, [number, number][]][] = [
  [10, [[1, 16]]],
  [16, [[1, 28]]],
  [26, [[1, 44]]],
  [18, [[2, 32]]],
  [24, [[2, 43]]],
  [16, [[4, 27]]],
  [18, [[4, 31]]],
  [
    22,
    [
      [2, 38],
      [2, 39],
    ],
  ],
  [
    22,
    [
      [3, 36],
      [2, 37],
    ],
  ],
  [
    26,
    [
      [4, 43],
      [1, 44],
    ],
  ],
];
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++, x = (x << 1) ^ (x & 128 ? 0x11d : 0)) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
}
const times = (a: number, b: number) => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** Reed-Solomon: the remainder of the data divided by the generator of this degree. */
function correction(data: number[], degree: number): number[] {
  let generator = [1];
  for (let i = 0; i < degree; i++) {
    const next = new Array<number>(generator.length + 1).fill(0);
    generator.forEach((factor, place) => {
      next[place]! ^= factor;
      next[place + 1]! ^= times(factor, EXP[i]!);
    });
    generator = next;
  }
  const rest = [...data, ...new Array<number>(degree).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i]!;
    generator.forEach((factor, place) => (rest[i + place]! ^= times(factor, lead)));
  }
  return rest.slice(data.length);
}

function codewords(text: string): { version: number; words: number[] } {
  const bytes = new TextEncoder().encode(text);
  const version =
    BLOCKS.findIndex(
      ([, blocks], index) => blocks.reduce((sum, [n, size]) => sum + n * size, 0) >= bytes.length + (index < 9 ? 2 : 3),
    ) + 1;
  if (version === 0) throw new RangeError('too long for this QR code');
  const [degree, blocks] = BLOCKS[version - 1]!;
  const capacity = blocks.reduce((sum, [n, size]) => sum + n * size, 0);
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2));
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad);
  const parts: number[][] = [];
  let from = 0;
  for (const [count, size] of blocks) for (let i = 0; i < count; i++) parts.push(data.slice(from, (from += size)));
  const checks = parts.map((part) => correction(part, degree));
  const weave = (lists: number[][]) =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, i) =>
      lists.flatMap((list) => (i < list.length ? [list[i]!] : [])),
    ).flat();
  return { version, words: [...weave(parts), ...weave(checks)] };
}

/** Bits with their BCH check, as in format and version information. */
function checked(value: number, length: number, polynomial: number): number {
  let rest = value << length;
  for (let i = 31 - Math.clz32(rest); i >= length; i--) if ((rest >> i) & 1) rest ^= polynomial << (i - length);
  return (value << length) | rest;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function draw(version: number, words: number[], mask: number): boolean[][] {
  const size = 17 + version * 4;
  const field: (boolean | undefined)[][] = Array.from({ length: size }, () =>
    new Array<boolean | undefined>(size).fill(undefined),
  );
  const set = (x: number, y: number, dark: boolean) => {
    if (field[y] && x >= 0 && x < size) field[y][x] = dark;
  };
  for (let i = 0; i < size; i++) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let y = -4; y <= 4; y++)
      for (let x = -4; x <= 4; x++)
        set(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 2 && Math.max(Math.abs(x), Math.abs(y)) !== 4);
  const centres = ALIGNED[version - 1]!;
  const last = centres.at(-1);
  for (const cy of centres)
    for (const cx of centres) {
      if ((cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6)) continue;
      for (let y = -2; y <= 2; y++)
        for (let x = -2; x <= 2; x++) set(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }
  const format = checked(mask, 10, 0x537) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = ((format >> i) & 1) === 1;
    const near = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    const far = i < 8 ? size - 1 - i : i < 9 ? 15 - i : 14 - i;
    set(8, near, dark);
    set(far, 8, dark);
  }
  set(8, size - 8, true);
  if (version >= 7) {
    const info = checked(version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const dark = ((info >> i) & 1) === 1;
      set(size - 11 + (i % 3), Math.floor(i / 3), dark);
      set(Math.floor(i / 3), size - 11 + (i % 3), dark);
    }
  }
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (field[y]![x] !== undefined) continue;
        const dark = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        field[y]![x] = (dark === 1) !== MASKS[mask]!(x, y);
        bit++;
      }
    }
  }
  return field.map((row) => row.map((dark) => dark === true));
}

/** The penalty of a mask: long runs, blocks, finder-like patterns, too much of one colour. */
function penalty(field: boolean[][]): number {
  const size = field.length;
  let all = 0;
  const lines = [...field, ...field.map((_, x) => field.map((row) => row[x]!))];
  for (const line of lines) {
    for (let i = 0, run = 1; i < size; i++, run++) {
      if (line[i] === line[i + 1]) continue;
      if (run >= 5) all += run - 2;
      run = 0;
    }
    const text = line.map(Number).join('');
    for (const look of ['10111010000', '00001011101'])
      for (let at = text.indexOf(look); at >= 0; at = text.indexOf(look, at + 1)) all += 40;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = field[y]![x];
      if (field[y - 1]![x] === dark && field[y]![x - 1] === dark && field[y - 1]![x - 1] === dark) all += 3;
    }
  const share = field.flat().filter(Boolean).length / (size * size);
  return all + Math.floor(Math.abs(share - 0.5) * 20) * 10;
}

export function qr(text: string): boolean[][] {
  const { version, words } = codewords(text);
  const drawings = MASKS.map((_, mask) => draw(version, words, mask));
  return drawings.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}
