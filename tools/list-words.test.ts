import { expect, test } from 'vitest';
import { hindiWords } from '../contract/hindi-words.ts';
import { CATEGORIES, CONTENT_TYPES, GENDERS, LANGUAGES } from '../database/lookups/words.ts';

test('every category, language, gender and format has a name in Hindi, and nothing else has', () => {
  const names = [CATEGORIES, LANGUAGES, GENDERS, CONTENT_TYPES].flat().map(([, name]) => name);
  const roles = ['Influencer', 'Brand', 'Partner', 'Operator'].flatMap((role) => [role, role.toLowerCase()]);
  expect(Object.keys(hindiWords).toSorted()).toEqual([...names, ...roles].toSorted());
});
