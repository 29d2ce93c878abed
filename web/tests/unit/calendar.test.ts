import { expect, it } from 'vitest';
import { daysOf, isDay, monthBefore, plus, today, weekdayOf } from '../../src/lib/calendar';
import { sayDay } from '../../src/lib/phrases';
import { read } from '../../src/lib/router.svelte';

it('knows the day where the reader is, whatever day it is in Greenwich', () => {
  expect(today(new Date(2026, 10, 1, 0, 0))).toBe('2026-11-01');
  expect(today(new Date(2026, 10, 1, 23, 59))).toBe('2026-11-01');
});

it('counts days over months, years and leap days', () => {
  expect(plus('2026-11-01', -1)).toBe('2026-10-31');
  expect(plus('2026-12-31', 1)).toBe('2027-01-01');
  expect(plus('2028-02-28', 1)).toBe('2028-02-29');
  expect(monthBefore('2027-01')).toBe('2026-12');
  expect(daysOf('2028-02')).toHaveLength(29);
  expect(daysOf('2026-11').at(-1)).toBe('2026-11-30');
});

it('begins weeks with Monday', () => {
  expect([weekdayOf('2026-11-02'), weekdayOf('2026-11-01')]).toEqual([0, 6]);
});

it('says a day by the calendar alone', () => {
  expect(sayDay('2026-11-01', { weekday: 'long', day: 'numeric', month: 'long' })).toBe('Sunday 1 November');
});

it('only a day of the calendar has a puzzle', () => {
  expect(isDay('2026-02-29')).toBe(false);
  expect(isDay('2026-11-1')).toBe(false);
  expect(read('/puzzle')).toEqual({ screen: 'puzzle' });
  expect(read('/puzzle/2026-11-18')).toEqual({ screen: 'puzzle', day: '2026-11-18' });
  expect(read('/puzzle/archive')).toEqual({ screen: 'puzzle', archive: true });
  expect(read('/puzzle/2026-13-18')).toEqual({ screen: 'lost' });
  expect(read('/puzzle/tomorrow')).toEqual({ screen: 'lost' });
});
