import { readFileSync } from 'node:fs';
import { COUNTRIES, STATES } from '../../database/lookups/states.ts';
import { CATEGORIES, CONTENT_TYPES, GENDERS, LANGUAGES, PLATFORMS } from '../../database/lookups/words.ts';
import type { Vocabulary } from '../../search/phrase/lexicon.rules.ts';

const named = (rows: readonly (readonly string[])[]) => rows.map(([id = '', name = '']) => ({ id, name }));

/** Lookup lists of this version, cities by size. */
export function shippedVocabulary(): Vocabulary {
  return {
    category: named(CATEGORIES),
    platform: named(PLATFORMS),
    gender: named(GENDERS),
    content: named(CONTENT_TYPES),
    language: LANGUAGES.map(([id, name, native_name]) => ({ id, name, native_name })),
    country: named(COUNTRIES),
    state: named(STATES),
    city: shippedCities(),
  };
}

function shippedCities(): Vocabulary['city'] {
  const file = new URL('../../database/lookups/cities.csv', import.meta.url);
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return rows
    .map((row) => row.split(','))
    .toSorted((a, b) => Number(b[4]) - Number(a[4]))
    .map(([state_id = '', name = '']) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name, state_id }));
}
