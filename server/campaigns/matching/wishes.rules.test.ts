import { expect, it } from 'vitest';
import { matchCampaign } from './match.rules.ts';
import { viewMatch } from './match.views.ts';
import { wishesOf } from './wishes.rules.ts';

const open = {
  platforms: [],
  categories: [],
  languages: [],
  locations: [],
  wanted_gender: null,
  wanted_followers_min: null,
  wanted_followers_max: null,
  wanted_engagement_min: null,
  budget_per_creator: null,
  content: [{ type: 'reel', quantity: 2 }],
};
const account = { handle: 'a', average_views: null, source: 'provider' as const, as_of: '2026-11-20T00:00:00Z' };
const creator = {
  accounts: [{ ...account, platform: 'instagram', followers: 20_000, engagement_rate: 3 }],
  categories: [{ id: 'food', name: 'Food' }],
  languages: [{ id: 'ml', name: 'Malayalam' }],
  city: { id: 'kochi', name: 'Kochi' },
  gender: { id: 'female', name: 'Female' },
  followers: 20_000,
  engagement_rate: 3,
  rates: [{ platform: 'instagram', content: { id: 'reel', name: 'Reel' }, price: 18_000 }],
};

it.each<[Partial<Parameters<typeof wishesOf>[0]>, string]>([
  [{ platforms: ['instagram'] }, 'On Instagram'],
  [{ categories: ['food'] }, 'Posts about Food'],
  [{ languages: ['ml'] }, 'Speaks Malayalam'],
  [{ locations: ['kochi'] }, 'Lives in Kochi'],
  [{ wanted_gender: 'female' }, 'Matches the creator wanted'],
  [{ wanted_followers_min: 30_000 }, '20K followers, 30K wanted'],
  [{ wanted_followers_max: 10_000 }, '20K followers, at most 10K wanted'],
  [{ wanted_engagement_min: 2.5 }, 'Engagement 3%, 2.5% wanted'],
  // Stored in paise.
  [{ budget_per_creator: 40_000_50 }, '2 reels at ₹18,000 = ₹36,000, within ₹40,000.50'],
])('a campaign stored with %j is matched by that alone', (columns, words) => {
  const { reasons, gaps } = viewMatch(matchCampaign(wishesOf({ ...open, ...columns }), creator), 'en');
  expect([...reasons, ...gaps]).toEqual([words]);
});

it('matches a campaign without criteria by nothing', () => {
  expect(viewMatch(matchCampaign(wishesOf(open), creator), 'en').of).toBe(0);
});
