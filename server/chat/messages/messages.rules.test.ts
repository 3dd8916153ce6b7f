import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../kit/i18n/messages.ts';
import { isAway, pairKey, pairOf, refuseText } from './messages.rules.ts';

describe('refuseText', () => {
  it.each([
    ['x', true],
    ['  x  ', true],
    ['a'.repeat(4000), true],
    ['🌶'.repeat(4000), true],
    ['', false],
    [' \n\t ', false],
    ['a'.repeat(4001), false],
    ['🌶'.repeat(4001), false],
    ['a\0', false],
    ['a\ud83c', false],
    ['\udf36\ud83c', false],
    ['\u00a0\ufeff\u2028', false],
  ])('%#', (text, good) => {
    expect(refuseText(text, 4000) === null).toBe(good);
  });

  it('includes the limit in the sentence', () => {
    expect(inEnglish(refuseText('a'.repeat(4001), 4000) ?? '')).toBe(
      'Messages can have up to 4,000 characters. Please shorten yours.',
    );
    expect(refuseText(' ', 4000)).toBe('Write something first.');
    expect(refuseText('\0', 4000)).toBe('The message contains a character we can’t send. Please remove it.');
  });
});

describe('pairOf', () => {
  it('is the same from both sides', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, other) => {
        fc.pre(one !== other);
        expect(pairOf(one, other)).toEqual(pairOf(other, one));
        expect(pairOf(one, other).low).toBeLessThan(pairOf(one, other).high);
      }),
    );
  });
});

it('keys a conversation by its two people in either order', () => {
  expect([pairKey(3, 12), pairKey(12, 3)]).toEqual(['3:12', '3:12']);
});

describe('isAway', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  it.each([
    [null, true],
    [new Date('2026-11-20T09:55:00.001Z'), false],
    [new Date('2026-11-20T09:55:00Z'), true],
  ])('%s', (lastActiveAt, away) => {
    expect(isAway(lastActiveAt, { now, minutes: 5 })).toBe(away);
  });
});
