import type { Database } from '../connection.ts';

export interface Place {
  id: string;
  state_id: string;
  country_id: string;
}

/** Values a cell may contain, by id or by name in any case. */
export interface KnownWords {
  platform: ReadonlyMap<string, string>;
  category: ReadonlyMap<string, string>;
  language: ReadonlyMap<string, string>;
  gender: ReadonlyMap<string, string>;
  /** By id, by name (of two the larger city) and by "name, state". */
  city: ReadonlyMap<string, Place>;
}

export async function readWords(db: Database): Promise<KnownWords> {
  const list = async (table: 'platform' | 'category' | 'language' | 'gender') => {
    const rows = await db.selectFrom(table).select(['id', 'name']).execute();
    return new Map(
      rows.flatMap(
        ({ id, name }) =>
          [
            [id, id],
            [key(name), id],
          ] as const,
      ),
    );
  };
  const languages = await db.selectFrom('language').select(['id', 'native_name']).execute();
  return {
    platform: await list('platform'),
    category: await list('category'),
    language: new Map([
      ...languages.map(({ id, native_name }) => [key(native_name), id] as const),
      ...(await list('language')),
    ]),
    gender: await list('gender'),
    city: await readCities(db),
  };
}

/** Normalises a word for comparison. */
export function key(word: string): string {
  return word.normalize('NFC').trim().toLowerCase();
}

async function readCities(db: Database): Promise<Map<string, Place>> {
  const rows = await db
    .selectFrom('city')
    .innerJoin('state', 'state.id', 'city.state_id')
    .select(['city.id', 'city.name', 'city.state_id', 'state.name as state', 'state.country_id'])
    .orderBy('city.weight')
    .execute();
  const cities = new Map<string, Place>();
  for (const { name, state, ...place } of rows) {
    for (const known of [name, `${name}, ${state}`, `${name}, ${place.state_id}`]) cities.set(key(known), place);
  }
  for (const { name: _name, state: _state, ...place } of rows) cities.set(place.id, place);
  return cities;
}
