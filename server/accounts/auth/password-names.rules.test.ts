import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNameDerived } from './password-names.rules.ts';

const names = ['Asha Nair', 'asha.nair', 'nair.studio@example.test', '9876543210', 'Blue Tiger Brews', 'Tandem'];

describe('a password made of names', () => {
  it.each([
    'ashanair',
    'AshaNair123',
    'asha.nair!2026',
    'nair_asha_99',
    'riahsa2024',
    'rianahsa',
    '4sh4n41r',
    'A5haNa1r!!',
    '@sh@N@ir2024',
    '2024asha2024',
    'ashaashaasha',
    'nairstudio7',
    'example.test9',
    '9876543210',
    '0123456789',
    'ninenine9876543210'.slice(8),
    'bluetigerbrews',
    'b1ueT1gerBrews!',
    'Tiger-Blue-77',
    'TandemTandem1',
    'ásháñair',
    'ａｓｈａｎａｉｒ１',
    'xashanair1',
  ])('is refused: %s', (password) => expect(isNameDerived(password, names)).toBe(true));

  it.each([
    'monsoon brew at dawn',
    'asha likes filter coffee',
    'tigers and bluebells',
    'correct horse battery',
    'kT9-vv2.Lq0z',
    'washington1789',
  ])('is not: %s', (password) => expect(isNameDerived(password, names)).toBe(false));

  it('is detected for any name with digits and symbols around it', () => {
    const name = fc.stringMatching(/^[a-z]{4,12}$/);
    const ends = fc.stringMatching(/^[\d!.#-]{0,6}$/);
    fc.assert(
      fc.property(name, ends, ends, (word, before, after) => {
        const upper = word[0]?.toUpperCase() + word.slice(1);
        expect(isNameDerived(`${before}${upper}${after}`, [word])).toBe(true);
        expect(isNameDerived([...word].reverse().join('') + after, [word])).toBe(true);
      }),
    );
  });
});
