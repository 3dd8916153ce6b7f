import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf, whyNotMerge } from './operator-lookups.rules.ts';

describe('an id made of a name', () => {
  it.each([
    ['Food & drink', 'food-drink'],
    ['  Travel  ', 'travel'],
    ['--Café Crème!!', 'cafe-creme'],
    ['Ｗｉｄｅ', 'wide'],
    ['K-pop 2', 'k-pop-2'],
    ['खाना', ''],
    ['खाना Food', 'food'],
    ['', ''],
    ['a'.repeat(61), 'a'.repeat(60)],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ])('of %j is %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('consists of Latin letters and digits with single dashes between words', () => {
    const names = fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { maxLength: 12 });
    fc.assert(
      fc.property(names, (words) => {
        expect(slugOf(words.join(' '))).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      }),
    );
  });
});

describe('merging one entry into another', () => {
  const food = { id: 'food', retired_at: null, merged_into: null };
  it.each([
    [undefined, 'The entry to merge into was not found.'],
    [food, 'It can’t be merged into itself.'],
    [{ ...food, id: 'eats', retired_at: new Date() }, 'The entry to merge into is retired itself.'],
    [{ ...food, id: 'eats' }, null],
  ])('into %j: %s', (into, why) => {
    expect(whyNotMerge(food, into)).toBe(why);
  });
});
