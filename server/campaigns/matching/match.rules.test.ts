import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noWishes } from '../../../tests/makers/wishes.ts';
import { matchCampaign, type Wishes } from './match.rules.ts';
import { viewMatch } from './match.views.ts';

const judgeAll = (...judged: Parameters<typeof matchCampaign>) => viewMatch(matchCampaign(...judged), 'en');

function rateOf(id: string, price: number, platform = 'instagram') {
  return { platform, content: { id, name: id }, price };
}
const reels = [{ type: 'reel', quantity: 2 }];
const account = { handle: 'a', average_views: null, source: 'provider' as const, as_of: '2026-11-20T00:00:00Z' };
const creator = {
  accounts: [{ ...account, platform: 'instagram', followers: 86_214, engagement_rate: 4.8 }],
  categories: [{ id: 'food', name: 'Food' }],
  languages: [{ id: 'ml', name: 'Malayalam' }],
  city: { id: 'kochi', name: 'Kochi' },
  gender: { id: 'female', name: 'Female' },
  followers: 86_214,
  engagement_rate: 4.8,
  rates: [rateOf('reel', 18_000), rateOf('story', 6_500), rateOf('reel', 30_000, 'youtube')],
};

describe('the match', () => {
  const all: Wishes = {
    platforms: ['instagram'],
    categories: ['food', 'travel'],
    languages: ['ml', 'hi'],
    locations: ['kochi'],
    gender: 'female',
    followersMin: 50_000,
    followersMax: 100_000,
    engagementMin: 4.8,
    budgetPerCreator: 36_000,
    deliverables: reels,
  };

  it('gives the reasons for and against in words', () => {
    expect(judgeAll(all, creator)).toEqual({
      score: 100,
      reasons: [
        '2 reels at ₹18,000 = ₹36,000, within ₹36,000',
        'Lives in Kochi',
        'Speaks Malayalam',
        '86.2K followers, as wanted',
        'Engagement 4.8%, 4.8% wanted',
        'Posts about Food',
        'On Instagram',
        'Matches the creator wanted',
      ],
      gaps: [],
      met: 8,
      of: 8,
      few_facts: false,
    });
    const other = {
      ...creator,
      categories: [{ id: 'gaming', name: 'Gaming' }],
      languages: [{ id: 'ta', name: 'Tamil' }],
      city: null,
      gender: null,
      engagement_rate: null,
    };
    expect(judgeAll(all, { ...other, accounts: [], followers: 12_500 }, 72_000)).toMatchObject({
      gaps: [
        '₹72,000 is over ₹36,000 per creator',
        'City unknown',
        'Doesn’t speak the languages in the brief',
        '12.5K followers, 50K wanted',
        'Engagement unknown',
        'Doesn’t cover the topics in the brief',
        'Not on Instagram',
        'Profile unknown',
      ],
      score: 10,
      met: 0,
    });
    expect(judgeAll({ ...noWishes, followersMax: 43_107 }, creator).score).toBe(50);
    const unknown = { ...creator, categories: [], languages: [] };
    expect(judgeAll({ ...noWishes, categories: ['food'], languages: ['ml'] }, unknown).gaps).toEqual([
      'Languages unknown',
      'Topics unknown',
    ]);
    expect(judgeAll(noWishes, creator)).toEqual({ score: 50, reasons: [], gaps: [], met: 0, of: 0, few_facts: true });
  });

  it('stays within 0 and 100 and never falls when an unmet criterion is dropped', () => {
    const wish = fc.record({
      followersMin: fc.option(fc.nat(1_000_000)),
      followersMax: fc.option(fc.nat(1_000_000)),
      engagementMin: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
      budgetPerCreator: fc.option(fc.nat(1_000_000)),
      locations: fc.subarray(['kochi', 'pune']),
      categories: fc.subarray(['food', 'travel']),
    });
    fc.assert(
      fc.property(wish, (wishes) => {
        const whole = judgeAll({ ...noWishes, ...wishes }, creator);
        expect(whole.score).toBeGreaterThanOrEqual(0);
        expect(whole.score).toBeLessThanOrEqual(100);
        expect(whole.reasons.length + whole.gaps.length).toBe(whole.of);
        const dropped = judgeAll({ ...noWishes, ...wishes, locations: ['kochi'] }, creator);
        expect(dropped.score).toBeGreaterThanOrEqual(wishes.locations.length ? whole.score : 0);
      }),
    );
  });
});

describe('unknown facts', () => {
  const creators = fc.record({
    accounts: fc.constantFrom([], creator.accounts),
    categories: fc.constantFrom([], creator.categories, [{ id: 'art', name: 'Art' }]),
    languages: fc.constantFrom([], creator.languages),
    city: fc.constantFrom(null, creator.city, { id: 'pune', name: 'Pune' }),
    gender: fc.constantFrom(null, creator.gender),
    followers: fc.option(fc.nat(1_000_000)),
    engagement_rate: fc.option(fc.constantFrom(0.5, 3, 9)),
    rates: fc.array(
      fc
        .tuple(fc.constantFrom('reel', 'story'), fc.integer({ min: 1, max: 50_000 }))
        .map(([id, price]) => rateOf(id, price)),
      { maxLength: 3 },
    ),
  });
  const wishes = fc.record({
    platforms: fc.subarray(['instagram', 'youtube']),
    categories: fc.subarray(['food', 'travel']),
    languages: fc.subarray(['ml', 'hi']),
    locations: fc.subarray(['kochi']),
    gender: fc.option(fc.constantFrom('female', 'male')),
    followersMin: fc.option(fc.nat(100_000)),
    followersMax: fc.option(fc.nat(1_000_000)),
    engagementMin: fc.option(fc.constantFrom(1, 4)),
    budgetPerCreator: fc.option(fc.integer({ min: 1, max: 90_000 })),
    deliverables: fc.array(
      fc.record({ type: fc.constantFrom('reel', 'story', 'live'), quantity: fc.integer({ min: 1, max: 4 }) }),
      { maxLength: 3 },
    ),
  });

  it('cap a match with fewer than four known criteria at 80, marked as few facts', () => {
    fc.assert(
      fc.property(wishes, creators, (wanted, somebody) => {
        const { known, score } = matchCampaign(wanted, somebody);
        const { few_facts } = judgeAll(wanted, somebody);
        expect(few_facts).toBe(known < 4);
        expect(score).toBeLessThanOrEqual(known < 4 ? 80 : 100);
        expect(score).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('neither add nor remove points as a price, a follower count or an engagement rate', () => {
    fc.assert(
      fc.property(wishes, creators, (wanted, somebody) => {
        const blank = { ...somebody, rates: [], followers: null, engagement_rate: null };
        const asked = {
          ...wanted,
          followersMin: null,
          followersMax: null,
          engagementMin: null,
          budgetPerCreator: null,
        };
        expect(matchCampaign(wanted, blank).score).toBe(matchCampaign(asked, blank).score);
      }),
    );
  });

  it('never make a more expensive rate card fit better', () => {
    fc.assert(
      fc.property(wishes, creators, fc.integer({ min: 2, max: 5 }), (wanted, somebody, times) => {
        const dearer = { ...somebody, rates: somebody.rates.map((rate) => ({ ...rate, price: rate.price * times })) };
        expect(matchCampaign(wanted, dearer).score).toBeLessThanOrEqual(matchCampaign(wanted, somebody).score);
      }),
    );
  });
});

type Changes = Partial<Parameters<typeof matchCampaign>[1]>;
const one = (type: string) => [{ type, quantity: 1 }];

describe('a single criterion', () => {
  const judge = (wish: Partial<Wishes>, changes: Changes = {}, quote?: number) =>
    judgeAll({ ...noWishes, ...wish }, { ...creator, ...changes }, quote);
  const instagram = { ...account, platform: 'instagram', followers: 1, engagement_rate: 1 };

  it.each<[string, Partial<Wishes>, Changes, number]>([
    ['1K followers, as wanted', { followersMin: 1_000 }, { followers: 1_000 }, 80],
    ['1K followers, as wanted', { followersMax: 1_000 }, { followers: 1_000 }, 80],
    ['999 followers, 1K wanted', { followersMin: 1_000 }, { followers: 999 }, 80],
    ['500 followers, 1K wanted', { followersMin: 1_000 }, { followers: 500 }, 50],
    ['4K followers, at most 1K wanted', { followersMax: 1_000 }, { followers: 4_000 }, 25],
    ['99.4K followers, as wanted', { followersMin: 5 }, { followers: 99_444 }, 80],
    ['1L followers, as wanted', { followersMin: 5 }, { followers: 99_500 }, 80],
    ['1Cr followers, as wanted', { followersMin: 5 }, { followers: 9_950_000 }, 80],
    ['Engagement 2%, 4% wanted', { engagementMin: 4 }, { engagement_rate: 2 }, 50],
    ['Engagement 4%, 4% wanted', { engagementMin: 4 }, { engagement_rate: 4 }, 80],
    ['Lives in Kochi, another place wanted', { locations: ['pune'] }, {}, 0],
    [
      'Posts about Food',
      { categories: ['food'] },
      { categories: [{ id: 'art', name: 'Art' }, ...creator.categories] },
      80,
    ],
    ['Speaks Malayalam', { languages: ['ml'] }, { languages: [{ id: 'hi', name: 'Hindi' }, ...creator.languages] }, 80],
    ['Not on Facebook and YouTube', { platforms: ['instagram', 'facebook', 'youtube'] }, { accounts: [instagram] }, 33],
    [
      'Not on Facebook, YouTube and x',
      { platforms: ['instagram', 'facebook', 'youtube', 'x'] },
      { accounts: [instagram] },
      25,
    ],
    ['On Instagram', { platforms: ['instagram'] }, { accounts: [instagram] }, 80],
    ['1 reel at ₹18,000 = ₹18,000, within ₹18,000', { budgetPerCreator: 18_000, deliverables: one('reel') }, {}, 80],
    [
      '2 reels at ₹18,000 = ₹36,000, ₹24,000 over the ₹12,000',
      { budgetPerCreator: 12_000, deliverables: reels },
      {},
      33,
    ],
    [
      '2 reels at ₹18,000 + 1 story at ₹6,500 = ₹42,500, ₹500 over the ₹42,000',
      { budgetPerCreator: 42_000, deliverables: [...reels, ...one('story')] },
      {},
      80,
    ],
    [
      '3 live streams at ₹0.10 = ₹0.30, within ₹0.30',
      { budgetPerCreator: 0.3, deliverables: [{ type: 'live', quantity: 3 }] },
      { rates: [rateOf('live', 0.1)] },
      80,
    ],
    ['No rate for videos', { budgetPerCreator: 9_000, deliverables: [...reels, ...one('video')] }, {}, 50],
    ['Price unknown', { budgetPerCreator: 9_000, deliverables: reels }, { rates: [] }, 50],
    ['Number of followers unknown', { followersMin: 1 }, { followers: null }, 50],
    ['Engagement unknown', { engagementMin: 1 }, { engagement_rate: null }, 50],
  ])('says %s', (words, wish, changes, score) => {
    const match = judge(wish, changes);
    expect([...match.reasons, ...match.gaps]).toEqual([words]);
    expect(match.score).toBe(score);
    expect(match.gaps).toHaveLength(match.met === 1 ? 0 : 1);
  });

  it('names lists and figures in Hindi too', () => {
    const wishes = { ...noWishes, categories: ['food', 'art'], followersMin: 1_000, locations: ['pune'] };
    const categories = [...creator.categories, { id: 'art', name: 'Photography' }];
    expect(viewMatch(matchCampaign(wishes, { ...creator, categories }), 'hi')).toMatchObject({
      reasons: ['86.2K फ़ॉलोअर, जितने चाहिए', 'Food और फ़ोटोग्राफ़ी पर पोस्ट करते हैं'],
      gaps: ['कोच्चि में रहते हैं, चाहिए कहीं और के'],
    });
  });

  it('of zero engagement does not count', () => {
    expect(judge({ engagementMin: 0 }).of).toBe(0);
  });

  it('about money uses the quote before the rate card', () => {
    expect(judge({ budgetPerCreator: 10_000 }, {}, 10_000).reasons).toEqual(['₹10,000 is within ₹10,000']);
  });
});
