import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { ChargebackRow } from '../../../database/schema.ts';

export interface ContestedRow extends ChargebackRow {
  pledge_id: number | null;
  campaign_id: number | null;
  title: string | null;
}

const contested = sql`
  select b.*, o.pledge_id, c.id as campaign_id, c.title
  from chargeback b
  left join escrow_order o on o.id = b.order_id
  left join application a on a.id = o.application_id
  left join pledge p on p.id = o.pledge_id
  left join campaign c on c.id = coalesce(a.campaign_id, p.campaign_id)`;

interface Page {
  isOpen: boolean;
  /** Cursor: deadline or end, and id, of the last one shown. */
  after: readonly [at: string, id: number] | undefined;
  limit: number;
}

/** Open ones by deadline, ended ones latest first. */
export async function selectContested(db: Database, { isOpen, after, limit }: Page) {
  const order = sql.raw(isOpen ? 'asc' : 'desc');
  const place = after
    ? sql`where (list.place, list.id) ${sql.raw(isOpen ? '>' : '<')} (${after[0]}::timestamptz, ${after[1]})`
    : sql``;
  const { rows } = await sql<ContestedRow & { place: Date }>`
    select * from (
      select found.*, coalesce(ended_at, respond_by, created_at) as place from (${contested}) found
      where (status = 'open') = ${isOpen}
    ) list ${place} order by place ${order}, id ${order} limit ${limit}`.execute(db);
  return rows;
}

export async function countContested(db: Database, isOpen: boolean): Promise<number> {
  const { count } = await db
    .selectFrom('chargeback')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', isOpen ? '=' : '<>', 'open')
    .executeTakeFirstOrThrow();
  return count;
}

export async function selectContestedOne(db: Database, id: number): Promise<ContestedRow | undefined> {
  const { rows } = await sql<ContestedRow>`select * from (${contested}) found where id = ${id}`.execute(db);
  return rows[0];
}
