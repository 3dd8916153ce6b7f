import { describe, expect, it } from 'vitest';
import type { ChecklistFacts } from './checklist.queries.ts';
import { checklistOf } from './checklist.rules.ts';

const nothing: ChecklistFacts = {
  role: 'influencer',
  platform: null,
  followers: null,
  has_picture: false,
  has_topics: false,
  has_about: false,
  has_pictures: false,
  has_price: false,
  has_mobile: false,
  has_method: false,
  has_found: false,
  has_posted: false,
  has_joined: false,
};
const all = Object.fromEntries(Object.keys(nothing).map((fact) => [fact, true]));
const done = { ...nothing, ...all, role: 'influencer', platform: 'instagram', followers: 12_000 } as ChecklistFacts;
/** Missing facts by step. */
const missing = (facts: ChecklistFacts) =>
  (checklistOf(facts)?.steps ?? []).map(({ kind, is_done, missing: open }) => [kind, is_done, open]);

describe('first steps', () => {
  it('of an influencer lead from accounts to payouts', () => {
    expect(missing(nothing)).toEqual([
      ['account', false, ['social_accounts']],
      ['profile', false, ['profile_image', 'categories']],
      ['pictures', false, ['pictures']],
      ['price', false, ['rates']],
      ['payout', false, ['mobile', 'method']],
    ]);
  });

  it('of a brand lead from finding to the mobile', () => {
    expect(missing({ ...nothing, role: 'brand' })).toEqual([
      ['find', false, ['creator']],
      ['post', false, ['campaign']],
      ['profile', false, ['profile_image', 'bio']],
      ['account', false, ['social_accounts']],
      ['mobile', false, ['mobile']],
    ]);
  });

  it('of a partner begin with a joint campaign', () => {
    expect(missing({ ...nothing, role: 'partner' })).toEqual([
      ['join', false, ['pledge']],
      ['profile', false, ['profile_image', 'bio']],
      ['account', false, ['social_accounts']],
      ['mobile', false, ['mobile']],
    ]);
  });

  it.each(['influencer', 'brand', 'partner', 'operator'] as const)('are over for a complete %s', (role) => {
    expect(checklistOf({ ...done, role })).toBeNull();
  });

  it('are ticked one by one', () => {
    expect(missing({ ...done, has_method: false })).toEqual([
      ['account', true, []],
      ['profile', true, []],
      ['pictures', true, []],
      ['price', true, []],
      ['payout', false, ['method']],
    ]);
    expect(missing({ ...done, role: 'brand', has_about: false })[2]).toEqual(['profile', false, ['bio']]);
  });

  it('name the account once it is there', () => {
    expect(checklistOf(nothing)?.account).toBeNull();
    expect(checklistOf({ ...nothing, platform: 'instagram', followers: 12_000 })?.account).toEqual({
      platform: 'instagram',
      followers: 12_000,
    });
    expect(checklistOf({ ...nothing, platform: 'instagram' })?.account).toEqual({
      platform: 'instagram',
      followers: 0,
    });
  });
});
