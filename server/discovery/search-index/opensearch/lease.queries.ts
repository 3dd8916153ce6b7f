import { sql } from 'kysely';
import type { Database } from '../../../../database/connection.ts';

/** The index that answers searches. */
export interface Served {
  index: string;
  /** Snapshot whose changes are all in it. */
  seen: string;
}

/** The lease on feeding an index, as one process sees it. */
export interface Lease {
  /** Of the present holder; larger than that of any earlier one. */
  term: number;
  isMine: boolean;
  served: Served | null;
  /** Milliseconds since its snapshot, by the database's clock. */
  seenAgoMs: number;
  isRebuildAsked: boolean;
}

/** A holder that is not heard of for this long has lost the lease. */
const heldSeconds = 15;

interface LeaseRow {
  term: number;
  is_mine: boolean;
  index_name: string | null;
  seen: string | null;
  seen_ago_ms: number | null;
  rebuild_asked: boolean;
}

/** Renews the lease of a term, takes a free one with the next term, or reads somebody else's. */
export async function renewLease(db: Database, name: string, term: number | null): Promise<Lease> {
  const { rows } = await sql<LeaseRow>`
    with taken as (
      insert into search_feed as f (name, term, held_until) values (${name}, 1, now() + make_interval(secs => ${heldSeconds}))
      on conflict (name) do update
        set term = case when f.term = ${term}::bigint then f.term else f.term + 1 end, held_until = excluded.held_until
        where f.term = ${term}::bigint or f.held_until < now()
      returning f.*, true as is_mine
    ), found as (
      select * from taken
      union all select f.*, false from search_feed f where f.name = ${name} and not exists (select from taken)
    )
    select term, is_mine, index_name, seen, rebuild_asked,
      round(extract(epoch from now() - seen_at) * 1000)::int as seen_ago_ms
    from found`.execute(db);
  const row = rows[0];
  if (!row) throw new Error(`The lease of ${name} was not found`);
  return {
    term: row.term,
    isMine: row.is_mine,
    served: row.index_name && row.seen ? { index: row.index_name, seen: row.seen } : null,
    seenAgoMs: row.seen_ago_ms ?? 0,
    isRebuildAsked: row.rebuild_asked,
  };
}

/** Tells every process which index to search; nothing where the term has ended. */
export async function saveServed(
  db: Database,
  name: string,
  { term, served }: { term: number; served: Served | null },
) {
  await sql`
    update search_feed set index_name = ${served?.index ?? null}::text, seen = ${served?.seen ?? null}::text,
      seen_at = case when ${served?.seen ?? null}::text is null then null else now() end
    where name = ${name} and term = ${term}`.execute(db);
}

export async function endRebuild(db: Database, name: string): Promise<void> {
  await db.updateTable('search_feed').set({ rebuild_asked: false }).where('name', '=', name).execute();
}

/** Has the holder build the index anew; false where nobody ever fed one. */
export async function askForRebuild(db: Database): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('search_feed').set({ rebuild_asked: true }).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets another process take the lease at once. */
export async function giveUpLease(db: Database, name: string, term: number): Promise<void> {
  await sql`update search_feed set held_until = now() - interval '1 second' where name = ${name} and term = ${term}`.execute(
    db,
  );
}
