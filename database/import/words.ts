import { wordKey } from '../../contract/kit/word-key.ts';
import type { Database } from '../connection.ts';

export interface Place {
  city_id: string | null;
  state_id: string | null;
  country_id: string | null;
}

/** Values a cell may contain, by id or by name in any case. */
export interface KnownWords {
  category: ReadonlyMap<string, string>;
  language: ReadonlyMap<string, string>;
  gender: ReadonlyMap<string, string>;
  /** By id, by name (of two the larger city) and by "name, state". */
  city: ReadonlyMap<string, Place>;
  /** States and regions. */
  state: ReadonlyMap<string, Place>;
  /** Every country of the world, by code and English name. */
  country: ReadonlyMap<string, string>;
}

export async function readWords(db: Database): Promise<KnownWords> {
  const list = async (table: 'category' | 'language' | 'gender') => {
    const rows = await db.selectFrom(table).select(['id', 'name']).execute();
    return new Map(rows.flatMap(({ id, name }) => [[id, id] as const, [wordKey(name), id] as const]));
  };
  const languages = await db.selectFrom('language').select(['id', 'native_name']).execute();
  return {
    category: await list('category'),
    language: new Map([
      ...languages.map(({ id, native_name }) => [wordKey(native_name), id] as const),
      ...(await list('language')),
    ]),
    gender: await list('gender'),
    city: await readCities(db),
    state: await readStates(db),
    country: listCountries(),
  };
}

async function readCities(db: Database): Promise<Map<string, Place>> {
  const rows = await db
    .selectFrom('city')
    .innerJoin('state', 'state.id', 'city.state_id')
    .select(['city.id', 'city.name', 'city.state_id', 'state.name as state', 'state.country_id'])
    .orderBy('city.weight')
    .execute();
  const cities = new Map<string, Place>();
  const placeOf = ({ id, state_id, country_id }: (typeof rows)[number]) => ({ city_id: id, state_id, country_id });
  for (const row of rows) {
    for (const known of [row.name, `${row.name}, ${row.state}`, `${row.name}, ${row.state_id}`])
      cities.set(wordKey(known), placeOf(row));
  }
  for (const row of rows) cities.set(row.id, placeOf(row));
  return cities;
}

async function readStates(db: Database): Promise<Map<string, Place>> {
  const rows = await db.selectFrom('state').select(['id', 'name', 'country_id']).execute();
  return new Map(
    rows.map(({ id, name, country_id }) => [wordKey(name), { city_id: null, state_id: id, country_id }] as const),
  );
}

/** Names that people use beside the official ones. */
const otherNames: Record<string, string> = {
  usa: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  america: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'u.k.': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'great britain': 'GB',
  uae: 'AE',
  korea: 'KR',
  'republic of korea': 'KR',
  'russian federation': 'RU',
  'viet nam': 'VN',
  'czech republic': 'CZ',
  turkey: 'TR',
  holland: 'NL',
  bharat: 'IN',
  burma: 'MM',
  'hong kong': 'HK',
  macao: 'MO',
};

/** Names of a country by its code. */
export const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function listCountries(): Map<string, string> {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  // Groups of countries, and codes for none.
  const none = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);
  const countries = new Map<string, string>();
  for (const code of codes) {
    const name = none.has(code) ? undefined : countryNames.of(code);
    // A withdrawn code stands for the one that replaced it.
    const current = new Intl.Locale(`und-${code}`).region ?? code;
    if (name) for (const known of [name, code]) countries.set(wordKey(known), current);
  }
  for (const [name, code] of Object.entries(otherNames)) countries.set(name, code);
  return countries;
}
