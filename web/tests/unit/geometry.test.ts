import { describe, expect, it } from 'vitest';
import { along, cell, corner, heading, room, through } from '../../src/titles/luxor/geometry';

describe('the board', () => {
  it('places forty spaces on forty cells around the tomb', () => {
    const cells = new Set(Array.from({ length: 40 }, (_, i) => cell(i + 1).join()));
    expect(cells.size).toBe(40);
    for (let column = 2; column < 5; column++)
      for (let row = 2; row < 5; row++) expect(cells.has([column, row].join())).toBe(false);
  });

  it('places neighbours of the path side by side', () => {
    for (let space = 1; space < 40; space++) {
      const [[a, b], [c, d]] = [cell(space), cell(space + 1)];
      expect(Math.abs(a - c) + Math.abs(b - d)).toBe(1);
    }
  });

  it('uses the coordinates of the drawing', () => {
    expect(corner(1)).toEqual([40, 100]);
    expect(corner(40)).toEqual([150, 320]);
    expect([1, 8, 9, 40].map(room)).toEqual([1, 1, 2, 5]);
    expect(heading(2)).toBe(0);
    expect(heading(7)).toBe(90);
  });

  it('walks over spaces without tiles too', () => {
    expect(through(['15', '17', '18'])).toEqual(['15', '16', '17', '18']);
    expect(along('stairs', '2')).toEqual(['stairs', '1', '2']);
    expect(along('39', 'tomb')).toEqual(['39', '40', 'tomb']);
    expect(along('3', '1')).toEqual(['3', '2', '1']);
  });
});
