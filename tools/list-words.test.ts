import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { memberRoleNames } from '../contract/accounts/member-role-words.ts';
import { refusedKinds } from '../contract/campaigns/refused-kinds.ts';
import { usageTerritories } from '../contract/campaigns/usage-rights.ts';
import hindiPlaces from '../contract/core/hindi-places.json' with { type: 'json' };
import { hindiWords } from '../contract/core/hindi-words.ts';
import { COUNTRIES, STATES } from '../database/lookups/states.ts';
import { CATEGORIES, CONTENT_TYPES, GENDERS, LANGUAGES } from '../database/lookups/words.ts';
import { goneName } from '../server/privacy/personal-data/treatment.queries.ts';

/** From migration 0021. */
const planTitles = ['Try a month', 'A season', 'The year'];

test('lists exactly the categories, languages, genders, formats and names of the product in Hindi', () => {
  const names = [CATEGORIES, LANGUAGES, GENDERS, CONTENT_TYPES].flat().map(([, name]) => name);
  const roles = ['Influencer', 'Brand', 'Partner', 'Operator'].flatMap((role) => [role, role.toLowerCase()]);
  const given = [...Object.values(refusedKinds), ...planTitles, ...usageTerritories, goneName];
  expect(Object.keys(hindiWords).toSorted()).toEqual(
    [...names, ...roles, ...Object.values(memberRoleNames), ...given].toSorted(),
  );
});

test('lists exactly the cities, states and countries in Hindi', () => {
  const [, ...cities] = readFileSync('database/lookups/cities.csv', 'utf8').trim().split('\n');
  const names = [...COUNTRIES, ...STATES]
    .map(([, name]) => name)
    .concat(cities.map((line) => line.split(',')[1] ?? ''));
  expect(Object.keys(hindiPlaces).toSorted()).toEqual([...new Set(names)].toSorted());
});
