import { sql } from 'kysely';
import type { LookupKind } from '../../../contract/operators/operator-lookups.ts';
import type { Database } from '../../../database/connection.ts';

interface Move {
  from: string;
  into: string;
  limit: number;
}

const tables = {
  category: ['influencer_profile', 'business_profile', 'campaign'],
  city: ['influencer_profile', 'business_profile'],
} as const satisfies Record<LookupKind, readonly string[]>;

const keyOf = { influencer_profile: 'id', business_profile: 'account_id', campaign: 'id' } as const;

/** Replaces a category in one table; a row with both keeps one. */
async function moveCategory(db: Database, table: keyof typeof keyOf, { from, into, limit }: Move): Promise<number> {
  const key = sql.ref(keyOf[table]);
  const { numAffectedRows } = await sql`update ${sql.table(table)} set categories = case
      when categories @> array[${into}::text] then array_remove(categories, ${from}::text)
      else array_replace(categories, ${from}::text, ${into}::text) end
    where ${key} in (select ${key} from ${sql.table(table)} where categories @> array[${from}::text] limit ${limit})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** Replaces a city together with its state and country. */
async function moveCity(db: Database, table: keyof typeof keyOf, { from, into, limit }: Move): Promise<number> {
  const key = sql.ref(keyOf[table]);
  const { numAffectedRows } = await sql`update ${sql.table(table)} t
    set city_id = c.id, state_id = c.state_id, country_id = s.country_id
    from city c join state s on s.id = c.state_id
    where c.id = ${into} and t.${key} in (select ${key} from ${sql.table(table)} where city_id = ${from} limit ${limit})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** Moves one batch; returns its size, 0 when nothing is left. */
export async function moveSome(db: Database, kind: LookupKind, move: Move): Promise<number> {
  const moveIn = kind === 'category' ? moveCategory : moveCity;
  for (const table of tables[kind]) {
    const moved = await moveIn(db, table, move);
    if (moved > 0) return moved;
  }
  return 0;
}
