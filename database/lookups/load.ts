import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection.ts';
import { COUNTRIES, STATES } from './states.ts';
import { CATEGORIES, CONTENT_TYPES, GENDERS, LANGUAGES, PLATFORMS } from './words.ts';

interface City {
  id: string;
  state: string;
  name: string;
  latitude: number;
  longitude: number;
  weight: number;
}

/**
 * Updates the lookup tables to this version's content. Rows are added or renamed, never removed; does nothing when the
 * content is unchanged.
 */
export async function loadLookups(db: Database): Promise<void> {
  const cities = readCities();
  const content = JSON.stringify([COUNTRIES, STATES, cities, CATEGORIES, LANGUAGES, GENDERS, PLATFORMS, CONTENT_TYPES]);
  const checksum = createHash('sha256').update(content).digest('hex');
  const loaded = await db.selectFrom('meta').select('value').where('key', '=', 'lookups').executeTakeFirst();
  if ((loaded?.value as { checksum?: string } | undefined)?.checksum === checksum) return;

  await db.transaction().execute(async (tx) => {
    const run = (statement: RawBuilder<unknown>) => statement.execute(tx);
    await run(wordsInto('country', COUNTRIES));
    await run(sql`insert into state (id, name, country_id)
      select * from unnest(${column(STATES, 0)}::text[], ${column(STATES, 1)}::text[], ${column(STATES, 2)}::text[])
      on conflict (id) do update set name = excluded.name`);
    await run(citiesInto(cities));
    await run(wordsInto('category', CATEGORIES));
    await run(wordsInto('gender', GENDERS));
    await run(wordsInto('platform', PLATFORMS));
    await run(wordsInto('content_type', CONTENT_TYPES));
    await run(sql`insert into language (id, name, native_name, position)
      select id, name, native, place from unnest(${column(LANGUAGES, 0)}::text[], ${column(LANGUAGES, 1)}::text[],
        ${column(LANGUAGES, 2)}::text[]) with ordinality as given (id, name, native, place)
      on conflict (id) do update set name = excluded.name, native_name = excluded.native_name, position = excluded.position`);
    await run(sql`insert into meta (key, value) values ('lookups', ${JSON.stringify({ checksum })}::jsonb)
      on conflict (key) do update set value = excluded.value, created_at = now()`);
  });
}

function wordsInto(table: string, rows: [id: string, name: string][]) {
  return sql`insert into ${sql.table(table)} (id, name, position)
    select id, name, place from unnest(${column(rows, 0)}::text[], ${column(rows, 1)}::text[]) with ordinality as given (id, name, place)
    on conflict (id) do update set name = excluded.name, position = excluded.position`;
}

function citiesInto(cities: City[]) {
  return sql`insert into city (id, state_id, name, latitude, longitude, weight)
    select * from unnest(${cities.map((city) => city.id)}::text[], ${cities.map((city) => city.state)}::text[],
      ${cities.map((city) => city.name)}::text[], ${cities.map((city) => city.latitude)}::numeric[],
      ${cities.map((city) => city.longitude)}::numeric[], ${cities.map((city) => city.weight)}::integer[])
    on conflict (id) do update set name = excluded.name, latitude = excluded.latitude, longitude = excluded.longitude, weight = excluded.weight`;
}

function column(rows: readonly (readonly string[])[], index: number): string[] {
  return rows.map((row) => row[index] ?? '');
}

/** Cities by size; of two with the same name the larger has the plain slug, the other one with its state. */
function readCities(): City[] {
  const text = readFileSync(new URL('./cities.csv', import.meta.url), 'utf8');
  const rows = text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
  const taken = new Set<string>();
  return rows
    .map(([state = '', name = '', latitude, longitude, weight]) => ({
      state,
      name,
      latitude: Number(latitude),
      longitude: Number(longitude),
      weight: Number(weight),
    }))
    .sort((a, b) => b.weight - a.weight)
    .map((city) => {
      const slug = city.name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
      const id = taken.has(slug) ? `${slug}-${city.state.toLowerCase()}` : slug;
      taken.add(id);
      return { ...city, id };
    });
}
