import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSeenLines } from './seen-lines.ts';

it('returns the first line of each key, like a map', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 4 }), { maxLength: 3_000, size: 'max' }), (keys) => {
      const seen = createSeenLines();
      const known = new Map<string, number>();
      for (const [place, key] of keys.entries()) {
        expect(seen.see(key, place + 2)).toBe(known.get(key) ?? null);
        if (!known.has(key)) known.set(key, place + 2);
      }
    }),
    { numRuns: 5 },
  );
});

it('distinguishes many accounts', () => {
  const seen = createSeenLines();
  let twice = 0;
  for (let at = 0; at < 200_000; at += 1)
    if (seen.see(`instagram/name_${at.toString(36)}`, at + 2) !== null) twice += 1;
  expect(twice).toBe(0);
});
