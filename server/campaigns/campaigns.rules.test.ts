import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateInIndia } from '../../contract/calendar.ts';
import { campaignProblems } from '../../contract/campaign-problems.ts';
import { campaignStatus, changedTerms, mayPost, whyClosed } from './campaigns.rules.ts';
import { matchCampaign, type Wishes } from './match.rules.ts';

const state = {
  is_draft: false,
  held_at: null,
  application_deadline: '2026-11-25',
  start_date: '2026-11-20',
  end_date: '2026-11-30',
  slots: 2,
  finished: 0,
};

describe('the shown status', () => {
  it.each([
    ['2026-11-19', 0, 'not-started'],
    ['2026-11-20', 0, 'on going'],
    ['2026-11-30', 1, 'on going'],
    ['2026-12-01', 0, 'completed'],
    ['2026-11-21', 2, 'completed'],
    ['2026-11-01', 2, 'completed'],
  ])('on %s with %i finished is %s', (today, finished, status) => {
    expect(campaignStatus({ ...state, finished }, today)).toBe(status);
  });

  it('of a draft without dates is not-started', () => {
    const blank = { ...state, start_date: null, end_date: null, slots: null };
    expect(campaignStatus(blank, '2026-11-20')).toBe('not-started');
  });

  it('counts days as they are in India: the last one runs to 24:00 there', () => {
    expect(dateInIndia(new Date('2026-11-25T18:29:59Z'))).toBe('2026-11-25');
    expect(dateInIndia(new Date('2026-11-25T18:30:00Z'))).toBe('2026-11-26');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(whyClosed(state, '2026-11-25')).toBeNull();
    expect(whyClosed(state, '2026-11-26')?.code).toBe('RULE');
    expect(whyClosed({ ...state, held_at: new Date() }, '2026-11-25')?.code).toBe('CONFLICT');
    expect(whyClosed({ ...state, application_deadline: null }, '2026-12-01')?.reason).toMatch(/completed/);
  });
});

describe('posting', () => {
  it.each([
    ['influencer', false, true],
    ['brand', true, true],
    ['partner', true, true],
    ['operator', false, false],
  ] as const)('%s: standard %s, joint %s', (role, standard, joint) => {
    expect([mayPost(role, 'standard'), mayPost(role, 'joint')]).toEqual([standard, joint]);
  });

  it('adds a budget up in paise, so that no fraction is lost', () => {
    const money = { slots: 3, budget_per_creator: 33_333.33 };
    expect(campaignProblems({ ...money, budget_total: 99_999.99 })).not.toHaveProperty('budget_total');
    expect(campaignProblems({ ...money, budget_total: 99_999.98 })).toHaveProperty('budget_total');
  });

  it('names the agreed terms that change, whatever was left out', () => {
    expect(changedTerms({ title: 'A', brief: 'x', link: null }, { title: 'B', brief: 'x' })).toEqual([]);
    expect(changedTerms({ dos: [] }, { dos: ['Smile'], slots: 4 })).toEqual(['dos']);
    const reel = { due: '2026-12-12', type: 'reel', quantity: 2 } as const;
    const asStored = [{ type: 'story', quantity: 1 } as const, reel];
    const asSent = [{ type: 'story', quantity: 1, due: null } as const, { ...reel }];
    expect(changedTerms({ content: asStored }, { content: asSent })).toEqual([]);
    expect(changedTerms({ content: [reel] }, { content: [{ ...reel, due: '2026-12-13' }] })).toEqual(['content']);
  });
});

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
    expect(matchCampaign(all, creator)).toEqual({
      score: 100,
      reasons: [
        '₹18,000 is inside ₹18,000',
        'Lives in Kochi',
        'Speaks Malayalam',
        '86.2K followers, as asked for',
        'Engagement 4.8 %, 4.8 % asked for',
        'Posts about Food',
        'Is on Instagram',
        'The profile asked for',
      ],
      gaps: [],
      met: 8,
      of: 8,
    });
    const other = { ...creator, categories: [], languages: [], city: null, gender: null, engagement_rate: null };
    expect(matchCampaign(all, { ...other, accounts: [], followers: 12_500 }, 36_000)).toMatchObject({
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
    expect(matchCampaign({ ...nothing, followersMax: 43_107 }, creator).score).toBe(50);
    expect(matchCampaign({ ...nothing, budgetPerCreator: 5 }, { ...creator, price_from: null }).gaps).toEqual([
      'No price known yet',
    ]);
    expect(matchCampaign(nothing, creator)).toEqual({ score: 50, reasons: [], gaps: [], met: 0, of: 0 });
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
        const whole = matchCampaign({ ...nothing, ...wishes }, creator);
        expect(whole.score).toBeGreaterThanOrEqual(0);
        expect(whole.score).toBeLessThanOrEqual(100);
        expect(whole.reasons.length + whole.gaps.length).toBe(whole.of);
        const dropped = matchCampaign({ ...nothing, ...wishes, locations: ['kochi'] }, creator);
        expect(dropped.score).toBeGreaterThanOrEqual(wishes.locations.length ? whole.score : 0);
      }),
    );
  });
});
