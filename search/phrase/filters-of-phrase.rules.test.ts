import { describe, expect, it } from 'vitest';
import { shippedVocabulary } from '../../tests/discovery/vocabulary.ts';
import type { WireFilters } from '../discovery.rules.ts';
import { filtersOf } from './filters-of-phrase.rules.ts';
import { createPhraseReader } from './phrase.rules.ts';

const read = createPhraseReader(shippedVocabulary());
const filter = (text: string, given: WireFilters = {}) => filtersOf(read(text), given);

describe('the filters of a phrase', () => {
  it.each<[string, WireFilters]>([
    [
      'verified Malayalam food creators in Kochi',
      { verified: true, language: ['ml'], category: ['food'], city: ['kochi'] },
    ],
    [
      'not verified reels on Instagram in Kerala',
      { verified: false, content: ['reel'], platform: ['instagram'], state: ['KL'] },
    ],
    ['women in India', { gender: 'female', country: 'IN' }],
    ['followers between 10k and 50k', { followers_min: 10_000, followers_max: 50_000 }],
    ['engagement 3-5%', { engagement_min: 3, engagement_max: 5 }],
    ['₹5,000-7,000 a reel', { price_min: 5_000, price_max: 7_000, price_format: 'reel' }],
    [
      'audience women 60% in Kochi, 18-24',
      { audience_gender: 'female', audience_city: 'kochi', audience_min: 60, audience_age: '18-24' },
    ],
    ['Meera Joshi food', { q: 'Meera Joshi', category: ['food'] }],
    ['', {}],
  ])('%s', (text, filters) => {
    expect(filter(text)).toEqual(filters);
  });

  it('join those given: lists grow, and of others the given holds', () => {
    const given = {
      category: ['travel', 'food'],
      city: 'pune',
      gender: 'male',
      verified: false,
      q: 'Asha',
      followers_min: 5,
      price_format: 'story',
    };
    expect(filter('verified food women in Kochi 10k-20k followers ₹500 a reel Meera', given)).toEqual({
      ...given,
      category: ['travel', 'food'],
      city: ['pune', 'kochi'],
      followers_max: 20_000,
      price_max: 500,
      q: 'Asha Meera',
    });
    expect(filter('', { q: 'Asha', city: ['pune'] })).toEqual({ q: 'Asha', city: ['pune'] });
    expect(filter('food', { q: '' })).toEqual({ q: '', category: ['food'] });
  });
});
