import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asIs, inEnglish, say } from '../../kit/i18n/messages.ts';
import { countIn, fitTitle, mergeGroups, type Notice, notifyIn } from './notices.rules.ts';

const notice = (accountId: number, title: string, groupKey?: string): Notice => ({
  ...{ accountId, type: 'chat', title: asIs(title), description: '', link: '/chat-section' },
  ...(groupKey === undefined ? {} : { groupKey }),
});

describe('fitTitle', () => {
  it('leaves a title that fits and cuts a longer one at a word', () => {
    expect(fitTitle('a'.repeat(80))).toBe('a'.repeat(80));
    expect(fitTitle(`Aarohi applied to ${'Monsoon '.repeat(12)}`)).toMatch(/ Monsoon…$/);
    expect(fitTitle('x'.repeat(200))).toBe(`${'x'.repeat(79)}…`);
    expect(fitTitle(`${'x'.repeat(40)} ${'y'.repeat(60)}`)).toBe(`${'x'.repeat(40)} ${'y'.repeat(38)}…`);
    expect(fitTitle(`${'x'.repeat(41)} ${'y'.repeat(60)}`)).toBe(`${'x'.repeat(41)}…`);
    expect(fitTitle(`${'x'.repeat(78)} ${'y'.repeat(60)}`)).toBe(`${'x'.repeat(78)}…`);
    expect(fitTitle(`${'x'.repeat(77)}  ${'y'.repeat(60)}`)).toBe(`${'x'.repeat(77)}…`);
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

  it('does not take an own key for a place in the batch', () => {
    expect(mergeGroups([notice(1, 'alone'), notice(1, 'keyed', ''), notice(1, 'again', '')])).toHaveLength(2);
  });

  it('keeps one order whatever order the notices come in', () => {
    const some = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom('a', 'b', 'c')), { maxLength: 12 });
    fc.assert(
      fc.property(some, (keys) => {
        const order = mergeGroups(keys.map(([accountId, key]) => notice(accountId, 'x', key))).map(
          ({ accountId, groupKey }) => `${accountId} ${groupKey}`,
        );
        expect(order).toEqual([...new Set(keys.map((key) => key.join(' ')))].toSorted());
      }),
    );
  });
});

it('countIn puts the number in', () => {
  expect(countIn('{count} applications, Aarohi and {more} more', 3)).toBe('3 applications, Aarohi and 2 more');
});

describe('notifyIn', () => {
  const counted = { ...notice(1, '', 'chat:1'), title: say`The system`, count: 2 };
  const many = { title: say`{count} new` };

  it('says a notice in the language of its reader and adds no words for several', () => {
    expect(notifyIn('en', counted)).toEqual({ ...counted, title: 'The system' });
    expect(notifyIn('hi', counted).title).toMatch(/^\p{Script=Devanagari}/u);
  });

  it('says the words for several, with a description where there is one', () => {
    expect(notifyIn('en', { ...counted, many }).many).toEqual({ title: '{count} new' });
    expect(notifyIn('en', { ...counted, many: { ...many, description: 'Read them.' } }).many).toEqual({
      title: '{count} new',
      description: 'Read them.',
    });
  });
});
