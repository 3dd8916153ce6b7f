import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchCampaign, type Wishes } from './match.rules.ts';
import { scorerFor } from './match-score.rules.ts';

const words = (...from: string[]) => fc.uniqueArray(fc.constantFrom(...from), { maxLength: 3 });
const named = (...from: string[]) => words(...from).map((ids) => ids.map((id) => ({ id, name: id })));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const platform = fc.constantFrom('instagram' as const, 'youtube' as const, 'facebook' as const);
const format = fc.constantFrom('reel', 'story', 'post');
const rupees = fc.integer({ min: 1, max: 90_000_00 }).map((paise) => paise / 100);

const wishes: fc.Arbitrary<Wishes> = fc.record({
  platforms: words('instagram', 'youtube', 'facebook'),
  categories: words('food', 'travel', 'beauty', 'tech'),
  languages: words('hi', 'en', 'ml'),
  locations: words('kochi', 'pune'),
  gender: maybe(fc.constantFrom('female', 'male')),
  followersMin: maybe(fc.integer({ min: 0, max: 100_000 })),
  followersMax: maybe(fc.integer({ min: 1, max: 100_000 })),
  engagementMin: maybe(fc.integer({ min: 0, max: 900 }).map((hundredths) => hundredths / 100)),
  budgetPerCreator: maybe(rupees),
  deliverables: fc.array(fc.record({ type: format, quantity: fc.integer({ min: 1, max: 5 }) }), { maxLength: 3 }),
});

const creator = fc.record({
  accounts: fc.array(fc.record({ platform }), { maxLength: 3 }),
  categories: named('food', 'travel', 'beauty', 'tech'),
  languages: named('hi', 'en', 'ml'),
  city: maybe(fc.constantFrom({ id: 'kochi', name: 'Kochi' }, { id: 'pune', name: 'Pune' })),
  gender: maybe(fc.constantFrom({ id: 'female', name: 'Female' }, { id: 'male', name: 'Male' })),
  followers: maybe(fc.integer({ min: 0, max: 200_000 })),
  engagement_rate: maybe(fc.integer({ min: 0, max: 900 }).map((hundredths) => hundredths / 100)),
  rates: fc.array(fc.record({ platform, content: format.map((id) => ({ id, name: id })), price: rupees }), {
    maxLength: 6,
  }),
}) as fc.Arbitrary<Parameters<typeof scorerFor>[0]>;

it('scores as the match does that is told in words', () => {
  fc.assert(
    fc.property(wishes, creator, (wanted, who) => {
      expect(scorerFor(who)(wanted)).toBe(matchCampaign(wanted, who).score);
    }),
    { numRuns: 3_000 },
  );
});
