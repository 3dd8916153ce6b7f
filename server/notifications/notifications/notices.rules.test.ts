import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEnglish, msg, verbatim } from '../../kit/i18n/messages.ts';
import { countIn, fitTitle, mergeGroups, type Notice, notifyIn } from './notices.rules.ts';

const notice = (accountId: number, title: string, groupKey?: string): Notice => ({
  accountId,
  type: 'chat',
  title: verbatim(title),
  description: '',
  link: '/chat-section',
  ...(groupKey === undefined ? {} : { groupKey }),
});

describe('fitTitle', () => {
  it('keeps a title that fits, and cuts a longer one at a word', () => {
    expect(fitTitle('a'.repeat(80))).toBe('a'.repeat(80));
    expect(fitTitle(`Aarohi applied to ${'Monsoon '.repeat(12)}`)).toMatch(/ Monsoon…$/);
    expect(fitTitle('x'.repeat(200))).toBe(`${'x'.repeat(79)}…`);
    expect(fitTitle(`${'x'.repeat(40)} ${'y'.repeat(60)}`)).toBe(`${'x'.repeat(40)} ${'y'.repeat(38)}…`);
    expect(fitTitle(`${'x'.repeat(41)} ${'y'.repeat(60)}`)).toBe(`${'x'.repeat(41)}…`);
    expect(fitTitle(`${'x'.repeat(78)} ${'y'.repeat(60)}`)).toBe(`${'x'.repeat(78)}…`);
    expect(fitTitle(`${'x'.repeat(77)}  ${'y'.repeat(60)}`)).toBe(`${'x'.repeat(77)}…`);
  });

  it('never exceeds 80 characters', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (title) => fitTitle(title).length <= 80));
  });
});

describe('mergeGroups', () => {
  it('keeps the newest of a group with its count, and everything without one, ordered by account', () => {
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

  it('does not confuse a group key with an index in the batch', () => {
    expect(mergeGroups([notice(1, 'alone'), notice(1, 'keyed', ''), notice(1, 'again', '')])).toHaveLength(2);
  });

  it("gives the same order whatever the input's", () => {
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

it('countIn inserts the number', () => {
  expect(countIn('{count} applications, Aarohi and {more} more', 3)).toBe('3 applications, Aarohi and 2 more');
});

describe('notifyIn', () => {
  const counted = { ...notice(1, '', 'chat:1'), title: msg`The system`, count: 2 };
  const many = { title: msg`{count} new` };

  it('translates a notification for its reader, without a text for several', () => {
    expect(notifyIn('en', counted)).toEqual({ ...counted, title: 'The system', email: {} });
    expect(notifyIn('hi', counted).title).toMatch(/^\p{Script=Devanagari}/u);
  });

  it('leaves the number open in the text for several, whatever else it names', () => {
    const named = {
      title: msg`{count} new applications: ${{ campaign: 'Monsoon brew' }}`,
      description: msg`${{ by: 'Aarohi' }} and {more} more are waiting for your answer.`,
    };
    expect(notifyIn('en', { ...counted, many: named }).many).toEqual({
      title: '{count} new applications: Monsoon brew',
      description: 'Aarohi and {more} more are waiting for your answer.',
    });
    expect(notifyIn('hi', { ...counted, many: named }).many?.title).toMatch(
      /\{count\}.*Monsoon brew|Monsoon brew.*\{count\}/,
    );
  });

  it('translates the text for several, with a description if there is one', () => {
    expect(notifyIn('en', { ...counted, many }).many).toEqual({ title: '{count} new' });
    expect(notifyIn('en', { ...counted, many: { ...many, description: 'Read them.' } }).many).toEqual({
      title: '{count} new',
      description: 'Read them.',
    });
  });
});
