import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asIs, inEnglish } from '../kit/words.ts';
import { countIn, fitTitle, mergeGroups, type Notice } from './notices.rules.ts';

const notice = (accountId: number, title: string, groupKey?: string): Notice => ({
  ...{ accountId, type: 'chat', title: asIs(title), description: '', link: '/chat-section' },
  ...(groupKey === undefined ? {} : { groupKey }),
});

describe('fitTitle', () => {
  it('leaves a title that fits and cuts a longer one at a word', () => {
    expect(fitTitle('a'.repeat(80))).toBe('a'.repeat(80));
    expect(fitTitle(`Aarohi applied to ${'Monsoon '.repeat(12)}`)).toMatch(/ Monsoon…$/);
    expect(fitTitle('x'.repeat(200))).toBe(`${'x'.repeat(79)}…`);
  });

  it('never passes 80 characters', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (title) => fitTitle(title).length <= 80));
  });
});

describe('mergeGroups', () => {
  it('keeps the newest of a group, counted, and everything without one, in the order of accounts', () => {
    const batch = [
      notice(2, 'first', 'chat:1'),
      notice(1, 'alone'),
      notice(2, 'second', 'chat:1'),
      notice(1, 'alone too'),
      notice(1, 'theirs', 'chat:1'),
      notice(2, 'other', 'chat:0'),
    ];
    expect(mergeGroups(batch).map(({ accountId, title, count }) => [accountId, inEnglish(title), count])).toEqual([
      [1, 'alone', 1],
      [1, 'alone too', 1],
      [1, 'theirs', 1],
      [2, 'other', 1],
      [2, 'second', 2],
    ]);
  });
});

it('countIn puts the number in', () => {
  expect(countIn('{count} applications, Aarohi and {more} more', 3)).toBe('3 applications, Aarohi and 2 more');
});
