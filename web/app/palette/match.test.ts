import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchOf, pickFitting } from './match.ts';

describe('pickFitting', () => {
  it.each([
    ['wal', 'Wallet', '', 3],
    ['camp my', 'My Campaigns', '', 2],
    ['hub', 'Joint Campaigns', 'Resource Sharing Hub', 1],
    ['allet', 'Wallet', '', 0],
    ['cafe', 'Café Kalakriti', '', 3],
    ['मीरा', 'मीरा जोशी', '', 3],
    ['earn', 'Refer & Earn', '', 2],
  ])('%s → %s (%s): %i', (typed, name, more, match) => {
    expect(matchOf(typed, name, more)).toBe(match);
  });

  it('finds every entry by its full name', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const name = words.join(' ');
        expect(pickFitting(name.toUpperCase(), [{ name }])).toHaveLength(1);
      }),
    );
  });

  it('keeps the order for an empty query', () => {
    const entries = [{ name: 'Zoya' }, { name: 'Aarohi' }];
    expect(pickFitting('  ', entries)).toEqual(entries);
  });
});
