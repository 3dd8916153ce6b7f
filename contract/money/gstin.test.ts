import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGstin, stateOfGstin } from './gstin.ts';

const known = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '09AAACH7409R1ZZ'];
const characters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

describe('a GSTIN', () => {
  it.each(known)('%s, published by its holder, is valid', (gstin) => {
    expect(isGstin(gstin)).toBe(true);
    expect(stateOfGstin(gstin)).toBe(gstin.slice(0, 2));
  });

  it('is invalid with any single character mistyped', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...known),
        fc.nat(14),
        fc.constantFrom(...characters),
        (gstin, at, character) =>
          gstin[at] === character || !isGstin(`${gstin.slice(0, at)}${character}${gstin.slice(at + 1)}`),
      ),
    );
  });

  it.each(['', '27AAPFU0939F1Z', '27AAPFU0939F1ZVV', '27aapfu0939f1zv', '00AAPFU0939F1ZV', '27AAPFU0939F0ZV'])(
    'is not %o',
    (text) => expect(isGstin(text)).toBe(false),
  );
});
