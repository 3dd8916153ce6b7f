import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRange } from './range.rules.ts';

describe('a range of 1,000 bytes', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=990-2000', { start: 990, end: 999 }],
    ['bytes=-10', { start: 990, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=999-', { start: 999, end: 999 }],
    ['bytes=0-1,5-6', 'whole'],
    [undefined, 'whole'],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=5-4', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=-', 'unsatisfiable'],
    ['bytes=a-b', 'unsatisfiable'],
    ['items=0-5', 'unsatisfiable'],
  ])('%s is %o', (header, range) => {
    expect(readRange(header, 1_000)).toEqual(range);
  });

  it('lies within the file, whatever is asked', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(60), fc.nat(60), (size, first, last) => {
        for (const header of [`bytes=${first}-${last}`, `bytes=${first}-`, `bytes=-${last}`]) {
          const range = readRange(header, size);
          if (typeof range === 'string') continue;
          expect(range.start).toBeLessThanOrEqual(range.end);
          expect(range.end).toBeLessThan(size);
        }
      }),
    );
  });
});
