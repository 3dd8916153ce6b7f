import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

export type WordTable = 'category' | 'language' | 'gender' | 'platform' | 'content_type' | 'country';

export async function listWords(db: Database, table: WordTable) {
  return db.selectFrom(table).select(['id', 'name']).orderBy('position').orderBy('id').execute();
}

/** Selectable categories; retired ones stay where they are used. */
export async function listCategories(db: Database) {
  return db
    .selectFrom('category')
    .select(['id', 'name'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Names by list and id. */
export async function listNames(db: Database, ids: Record<'category' | 'language' | 'city', readonly string[]>) {
  const named = (table: keyof typeof ids) =>
    db
      .selectFrom(table)
      .select(['id', 'name', sql<keyof typeof ids>`${sql.lit(table)}`.as('list')])
      .where('id', '=', sql<string>`any(${[...ids[table]]})`);
  return named('category').unionAll(named('language')).unionAll(named('city')).execute();
}

export async function listStates(db: Database, countryId: string | undefined) {
  return db
    .selectFrom('state')
    .select(['id', 'name', 'country_id'])
    .$if(countryId !== undefined, (query) => query.where('country_id', '=', countryId ?? ''))
    .orderBy('name')
    .execute();
}

export async function listCities(db: Database, filter: { stateId: string | undefined; prefix: string }) {
  const pattern = `${filter.prefix.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('city')
    .select(['id', 'name', 'state_id', 'latitude', 'longitude'])
    .where('retired_at', 'is', null)
    .$if(filter.stateId !== undefined, (query) => query.where('state_id', '=', filter.stateId ?? ''))
    .$if(filter.prefix !== '', (query) => query.where(sql`lower(name)`, 'like', pattern))
    .orderBy('weight', 'desc')
    .orderBy('id')
    .execute();
}

/** A city, state or country with the larger places that contain it. */
export async function findPlace(db: Database, part: 'city' | 'state' | 'country', id: string) {
  if (part === 'country') {
    const found = await db.selectFrom('country').select('id').where('id', '=', id).executeTakeFirst();
    return found && { country: found.id, state: null, city: null };
  }
  if (part === 'state') {
    const found = await db.selectFrom('state').select(['id', 'country_id']).where('id', '=', id).executeTakeFirst();
    return found && { country: found.country_id, state: found.id, city: null };
  }
  const found = await db
    .selectFrom('city')
    .innerJoin('state', 'state.id', 'city.state_id')
    .select(['city.id', 'city.state_id', 'state.country_id'])
    .where('city.id', '=', id)
    .executeTakeFirst();
  return found && { country: found.country_id, state: found.state_id, city: found.id };
}
