import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../kit/i18n/messages.ts';
import { birthDateProblem, completenessOf, misplacedFields } from './personal-info.rules.ts';

const nothing = {
  profile_image: null,
  last_name: null,
  gender: null,
  birth_date: null,
  city: null,
  bio: null,
  languages: [],
  categories: [],
  content_types: [],
  rates: [],
  social_accounts: false,
  business_name: null,
  website: null,
};

describe('completenessOf', () => {
  it('lists everything an empty profile lacks, by role', () => {
    const influencer = completenessOf('influencer', nothing);
    expect(influencer.completeness).toBe(0);
    expect(influencer.missing).toHaveLength(11);
    expect(influencer.missing).not.toContain('business_name');
    for (const role of ['brand', 'partner', 'operator'] as const) {
      const business = completenessOf(role, nothing);
      expect(business.missing).toEqual([
        'profile_image',
        'business_name',
        'bio',
        'website',
        'city',
        'categories',
        'social_accounts',
      ]);
    }
  });

  it('weights each field the same and rounds to whole percent', () => {
    const some = { ...nothing, city: 'kochi', categories: ['food'], social_accounts: true };
    expect(completenessOf('brand', some)).toEqual({
      completeness: 43,
      missing: ['profile_image', 'business_name', 'bio', 'website'],
    });
    const all = Object.fromEntries(Object.keys(nothing).map((key) => [key, 'x']));
    expect(completenessOf('influencer', { ...nothing, ...all })).toEqual({ completeness: 100, missing: [] });
  });
});

describe('misplacedFields', () => {
  it('finds fields of the other role; empty ones do not matter', () => {
    expect(misplacedFields('influencer', { business_name: 'Chai Co', gender: 'female' })).toEqual({
      business_name: 'Only brands and partners have this.',
    });
    expect(misplacedFields('brand', { business_name: 'Chai Co', gender: 'female', rates: [1] })).toEqual({
      gender: 'Only influencers have this.',
      rates: 'Only influencers have this.',
    });
    expect(misplacedFields('partner', { gender: null, rates: [], content_types: undefined })).toEqual({});
    expect(Object.keys(misplacedFields('brand', { birth_date: '2000-01-01', content_types: ['reel'] }))).toEqual([
      'birth_date',
      'content_types',
    ]);
  });
});

describe('birthDateProblem', () => {
  const today = '2026-11-20';
  it.each([
    ['2008-11-20', null],
    ['2008-11-21', 'You have to be at least 18 years old.'],
    ['1906-11-20', null],
    ['1905-11-20', 'Enter your birth date.'],
    ['2012-02-29', 'You have to be at least 18 years old.'],
    ['2026-11-20', 'You have to be at least 18 years old.'],
    ['2026-11-21', 'Enter your birth date.'],
    ['2030-01-01', 'Enter your birth date.'],
  ])('%s: %s', (date, problem) => {
    const found = birthDateProblem(date, today);
    expect(found && inEnglish(found)).toBe(problem);
  });
});
