import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usageChannels, usageEdits } from '../campaigns/offer-terms.ts';
import { plainText, textLanguages, writeTerms } from './terms-text.rules.ts';
import type { WrittenTerms } from './terms-text-parts.ts';

const names = { owner: 'Kottaram Spices', creator: 'Aarohi Menon' };
const nothing: WrittenTerms = {
  deliverables: [{ type: 'reel', quantity: 3 }],
  usage_rights: null,
  exclusivity: null,
  days_online: 30,
  partnership_ad_until: null,
  raw_files: false,
  collab_tag: false,
  idea_first: false,
};
const write = (terms: WrittenTerms, language: 'en' | 'hi' = 'en') => writeTerms(terms, names, language).map(plainText);

describe('the text of agreed terms', () => {
  it('says what was agreed and nothing else', () => {
    expect(write(nothing)).toEqual([
      'The work stays on Aarohi Menon’s own channels.',
      'Each post stays up for 30 days.',
    ]);
    expect(
      write({
        ...nothing,
        deliverables: [
          { type: 'reel', quantity: 2 },
          { type: 'reel', quantity: 1 },
          { type: 'story', quantity: 1 },
        ],
        usage_rights: { channels: ['social', 'paid_ads'], editing: 'cut', territory: 'India', days: 120, until: null },
        exclusivity: { from: '2026-11-28', days: 30, category: 'Food & Cooking', brands: [] },
        partnership_ad_until: '2027-01-20',
        collab_tag: true,
      }),
    ).toEqual([
      'Kottaram Spices may use the 3 reels and 1 story in its own social accounts and paid ads, in India, for 120 days. This begins for each piece when it is fully paid. It may cut them and add subtitles.',
      'From 28 Nov 2026 for 30 days, Aarohi Menon does not work for other brands of Food & Cooking.',
      'Each post stays up for 30 days. Kottaram Spices may run partnership ads with it until the end of 20 Jan 2027. Kottaram Spices is invited as collaborator of each post.',
    ]);
  });

  it('keeps the words of agreements that named a last day or no channels, and has none for terms they lack', () => {
    expect(write({ ...nothing, usage_rights: { days: 90, territory: 'India', until: '2026-12-31' } })[0]).toBe(
      'Kottaram Spices may use the 3 reels in its own social accounts, its website and its emails, in India, until the end of 31 Dec 2026.',
    );
    expect(write({ deliverables: [{ type: 'reel', quantity: 1 }] })).toEqual([]);
  });

  it('does not say that work stays online which is only handed over', () => {
    const text = write({ ...nothing, deliverables: [{ type: 'video', quantity: 1, delivery: 'hand_over' }] });
    expect(text.join(' ')).not.toContain('stays up');
  });

  it('has the same terms with the same numbers in every language', () => {
    const date = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10));
    const terms = fc.record<WrittenTerms>({
      deliverables: fc.constant([{ type: 'reel', quantity: 3 }]),
      usage_rights: fc.option(
        fc.record({
          channels: fc.subarray([...usageChannels], { minLength: 1 }),
          editing: fc.constantFrom(...usageEdits),
          territory: fc.constant('India'),
          days: fc.option(fc.integer({ min: 1, max: 3_650 })),
          until: fc.constant(null),
        }),
      ),
      exclusivity: fc.option(
        fc.record({
          from: date,
          days: fc.integer({ min: 1, max: 730 }),
          category: fc.constant('Travel'),
          brands: fc.subarray(['Malabar Roasters', 'Chundan Foods']),
        }),
      ),
      days_online: fc.integer({ min: 1, max: 3_650 }),
      partnership_ad_until: fc.option(date),
      raw_files: fc.boolean(),
      collab_tag: fc.boolean(),
      idea_first: fc.boolean(),
    });
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).toSorted();
    fc.assert(
      fc.property(terms, (chosen) => {
        const [one, ...others] = textLanguages.map((language) => writeTerms(chosen, names, language));
        for (const other of others) {
          expect(other.map(({ id }) => id)).toEqual(one?.map(({ id }) => id));
          expect(numbers(other.map(plainText).join(' '))).toEqual(numbers((one ?? []).map(plainText).join(' ')));
          const figures = (text: typeof other) =>
            text.flatMap(({ parts }) => parts).filter((part) => typeof part !== 'string');
          expect(figures(other)).toHaveLength(figures(one ?? []).length);
        }
      }),
    );
  });
});
