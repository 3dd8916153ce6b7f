import { describe, expect, it } from 'vitest';
import { lagOf, parseLsn } from './lag.rules.ts';

describe('a place in the write-ahead log', () => {
  it.each([
    ['0/0', 0n],
    ['0/16B3748', 23803720n],
    ['16/B374D848', (0x16n << 32n) + 0xb374d848n],
    ['FFFFFFFF/FFFFFFFF', 2n ** 64n - 1n],
  ])('%s', (text, lsn) => expect(parseLsn(text)).toBe(lsn));
});

describe('the lag of a replica', () => {
  const readings = [
    { at: 1_000, lsn: 10n },
    { at: 2_000, lsn: 20n },
    { at: 3_000, lsn: 30n },
  ];
  it.each([
    ['holds all that is known', 30n, 0],
    ['is ahead of the last reading', 31n, 0],
    ['holds an earlier state', 20n, 1_500],
    ['is between two states', 29n, 1_500],
    ['is behind all that is known', 9n, Number.POSITIVE_INFINITY],
  ])('%s', (_name, replayed, lag) => expect(lagOf(replayed, readings, 3_500)).toBe(lag));

  it('is unknown before the primary was read', () => {
    expect(lagOf(10n, [], 0)).toBe(Number.POSITIVE_INFINITY);
  });
});
