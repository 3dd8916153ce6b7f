import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchCampaign, type Wishes } from './match.rules.ts';
import { viewMatch } from './match.views.ts';

const judgeAll = (...judged: Parameters<typeof matchCampaign>) => viewMatch(matchCampaign(...judged), 'en');

const nothing: Wishes = {
  platforms: [],
  categories: [],
  languages: [],
  locations: [],
  gender: null,
  followersMin: null,
  followersMax: null,
  engagementMin: null,
  budgetPerCreator: null,
};
const account = { handle: 'a', average_views: null, source: 'provider' as const, as_of: '2026-11-20T00:00:00Z' };
const creator = {
  accounts: [{ ...account, platform: 'instagram', followers: 86_214, engagement_rate: 4.8 }],
  categories: [{ id: 'food', name: 'Food' }],
  languages: [{ id: 'ml', name: 'Malayalam' }],
  city: { id: 'kochi', name: 'Kochi' },
  gender: { id: 'female', name: 'Female' },
  followers: 86_214,
  engagement_rate: 4.8,
  price_from: 18_000,
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
    budgetPerCreator: 18_000,
  };

  it('says in words what fits and what does not', () => {
    expect(judgeAll(all, creator)).toEqual({
      score: 100,
      reasons: [
        '₹18,000 is inside ₹18,000',
        'Lives in Kochi',
        'Speaks Malayalam',
        '86.2K followers, as asked for',
        'Engagement 4.8%, 4.8% asked for',
        'Posts about Food',
        'Is on Instagram',
        'The profile asked for',
      ],
      gaps: [],
      met: 8,
      of: 8,
    });
    const other = {
      ...creator,
      categories: [{ id: 'gaming', name: 'Gaming' }],
      languages: [{ id: 'ta', name: 'Tamil' }],
      city: null,
      gender: null,
      engagement_rate: null,
    };
    expect(judgeAll(all, { ...other, accounts: [], followers: 12_500 }, 36_000)).toMatchObject({
      gaps: [
        '₹36,000 is over ₹18,000 a creator',
        'No city known',
        'Other languages than the brief asks for',
        '12.5K followers, 50K asked for',
        'No engagement known',
        'Other topics than the brief asks for',
        'Not on Instagram',
        'Another profile than asked for',
      ],
      score: 9,
      met: 0,
    });
    expect(judgeAll({ ...nothing, followersMax: 43_107 }, creator).score).toBe(50);
    expect(judgeAll({ ...nothing, budgetPerCreator: 5 }, { ...creator, price_from: null }).gaps).toEqual([
      'No price known yet',
    ]);
    const unknown = { ...creator, categories: [], languages: [] };
    expect(judgeAll({ ...nothing, categories: ['food'], languages: ['ml'] }, unknown).gaps).toEqual([
      'No languages known yet',
      'No topics known yet',
    ]);
    expect(judgeAll(nothing, creator)).toEqual({ score: 50, reasons: [], gaps: [], met: 0, of: 0 });
  });

  it('stays within 0 and 100 and never falls when a wish is dropped that was not met', () => {
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
        const whole = judgeAll({ ...nothing, ...wishes }, creator);
        expect(whole.score).toBeGreaterThanOrEqual(0);
        expect(whole.score).toBeLessThanOrEqual(100);
        expect(whole.reasons.length + whole.gaps.length).toBe(whole.of);
        const dropped = judgeAll({ ...nothing, ...wishes, locations: ['kochi'] }, creator);
        expect(dropped.score).toBeGreaterThanOrEqual(wishes.locations.length ? whole.score : 0);
      }),
    );
  });
});

describe('one wish alone', () => {
  const judge = (wish: Partial<Wishes>, changes: Partial<typeof creator> = {}, quote?: number) =>
    judgeAll({ ...nothing, ...wish }, { ...creator, ...changes }, quote);
  const instagram = { ...account, platform: 'instagram', followers: 1, engagement_rate: 1 };

  it.each<[string, Partial<Wishes>, Partial<typeof creator>, number]>([
    ['1K followers, as asked for', { followersMin: 1_000 }, { followers: 1_000 }, 100],
    ['1K followers, as asked for', { followersMax: 1_000 }, { followers: 1_000 }, 100],
    ['999 followers, 1K asked for', { followersMin: 1_000 }, { followers: 999 }, 100],
    ['500 followers, 1K asked for', { followersMin: 1_000 }, { followers: 500 }, 50],
    ['4K followers, at most 1K asked for', { followersMax: 1_000 }, { followers: 4_000 }, 25],
    ['99.4K followers, as asked for', { followersMin: 5 }, { followers: 99_444 }, 100],
    ['1L followers, as asked for', { followersMin: 5 }, { followers: 99_500 }, 100],
    ['1Cr followers, as asked for', { followersMin: 5 }, { followers: 9_950_000 }, 100],
    ['Engagement 2%, 4% asked for', { engagementMin: 4 }, { engagement_rate: 2 }, 50],
    ['Engagement 4%, 4% asked for', { engagementMin: 4 }, { engagement_rate: 4 }, 100],
    ['Lives in Kochi, elsewhere asked for', { locations: ['pune'] }, {}, 0],
    [
      'Posts about Food',
      { categories: ['food'] },
      { categories: [{ id: 'art', name: 'Art' }, ...creator.categories] },
      100,
    ],
    [
      'Speaks Malayalam',
      { languages: ['ml'] },
      { languages: [{ id: 'hi', name: 'Hindi' }, ...creator.languages] },
      100,
    ],
    ['Not on Facebook and YouTube', { platforms: ['instagram', 'facebook', 'youtube'] }, { accounts: [instagram] }, 33],
    [
      'Not on Facebook, YouTube and x',
      { platforms: ['instagram', 'facebook', 'youtube', 'x'] },
      { accounts: [instagram] },
      25,
    ],
    ['Is on Instagram', { platforms: ['instagram'] }, { accounts: [instagram] }, 100],
    ['₹1,25,000.5 is inside ₹2,50,000', { budgetPerCreator: 2_50_000 }, { price_from: 1_25_000.5 }, 100],
    ['₹100.13 is inside ₹200', { budgetPerCreator: 200 }, { price_from: 100.126 }, 100],
    ['₹20,000 is over ₹5,000 a creator', { budgetPerCreator: 5_000 }, { price_from: 20_000 }, 25],
  ])('says %s', (words, wish, changes, score) => {
    const match = judge(wish, changes);
    expect([...match.reasons, ...match.gaps]).toEqual([words]);
    expect(match.score).toBe(score);
    expect(match.gaps).toHaveLength(match.met === 1 ? 0 : 1);
  });

  it('names lists and figures in Hindi too', () => {
    const wishes = { ...nothing, categories: ['food', 'art'], followersMin: 1_000, locations: ['pune'] };
    const categories = [...creator.categories, { id: 'art', name: 'Photography' }];
    expect(viewMatch(matchCampaign(wishes, { ...creator, categories }), 'hi')).toMatchObject({
      reasons: ['86.2K फ़ॉलोअर, जितने चाहिए', 'Food और फ़ोटोग्राफ़ी पर पोस्ट करते हैं'],
      gaps: ['कोच्चि में रहते हैं, चाहिए कहीं और के'],
    });
  });

  it('of no engagement is no wish', () => {
    expect(judge({ engagementMin: 0 }).of).toBe(0);
  });

  it('about money looks at the quote before the usual price', () => {
    expect(judge({ budgetPerCreator: 10_000 }, {}, 10_000).reasons).toEqual(['₹10,000 is inside ₹10,000']);
  });
});
