import { describe, expect, it } from 'vitest';
import type { FacetName } from '../contract/discovery/discovery.ts';
import type { FacetNames } from '../server/discovery/search-index/names.queries.ts';
import type { IndexAnswer } from './engine/search.ts';
import { nameFacets } from './index-answer.rules.ts';

const names: FacetNames = {
  platform: new Map([['instagram', 'Instagram']]),
  category: new Map([
    ['food', 'Food'],
    ['travel', 'Travel'],
  ]),
  language: new Map([['hi', 'Hindi']]),
  city: new Map([['7', 'Kochi']]),
  gender: new Map([['f', 'Female']]),
};
const none: IndexAnswer['facets'] = { platform: [], category: [], city: [], gender: [], language: [], followers: [] };
const found = { ids: [3, 1], next: [9, 1], total: 2, readAsTypos: ['kohci'] };
const answer = (facets: Partial<IndexAnswer['facets']>): IndexAnswer => ({ ...found, facets: { ...none, ...facets } });

describe('an index answer', () => {
  it('gets the names of its words, facets sorted, and is otherwise unchanged', () => {
    const facets = {
      category: [
        { id: 'travel', count: 1 },
        { id: 'food', count: 4 },
      ],
      city: [{ id: '7', count: 2 }],
      followers: [{ id: '1', count: 3 }],
    };
    const named = nameFacets(answer(facets), names);
    expect(named).toMatchObject(found);
    expect(Object.keys(named?.facets ?? {})).toEqual([
      'platform',
      'category',
      'city',
      'gender',
      'language',
      'followers',
    ]);
    expect(named?.facets.category).toEqual([
      { id: 'food', name: 'Food', count: 4 },
      { id: 'travel', name: 'Travel', count: 1 },
    ]);
    expect(named?.facets.city).toEqual([{ id: '7', name: 'Kochi', count: 2 }]);
    expect(named?.facets.gender).toEqual([]);
    expect(named?.facets.followers.slice(0, 3)).toEqual([
      { id: '0-999', name: expect.any(String), count: 0 },
      { id: '1000-1999', name: expect.any(String), count: 3 },
      { id: '2000-4999', name: expect.any(String), count: 0 },
    ]);
  });

  it.each(['platform', 'category', 'city', 'gender', 'language'] satisfies FacetName[])(
    'is discarded where a word of %s has no name',
    (facet) => {
      const [known = ''] = names[facet].keys();
      const words = [
        { id: known, count: 1 },
        { id: 'new', count: 1 },
      ];
      expect(nameFacets(answer({ [facet]: words }), names)).toBeNull();
      expect(nameFacets(answer({ [facet]: words.slice(0, 1) }), names)).not.toBeNull();
    },
  );
});
