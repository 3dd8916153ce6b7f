import type { Insertable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';
import { ofDemo } from './lock.queries.ts';

/** Pledges of a joint campaign in the demo story. */
export async function selectPledgesOf(db: Database, title: string) {
  return db
    .selectFrom('pledge as p')
    .innerJoin('campaign as c', 'c.id', 'p.campaign_id')
    .innerJoin('account as a', 'a.id', 'c.creator_id')
    .select(['p.campaign_id', 'p.need_id', 'p.account_id', 'p.kind', 'p.confirmed_by', 'c.title', 'c.creator_id'])
    .where('c.title', '=', title)
    .where(ofDemo)
    .where('p.status', '=', 'contributed')
    .orderBy('p.id')
    .execute();
}

interface NewDraw {
  draw: Insertable<Schema['pool_spending']>;
  agreed: readonly number[];
}

/** Inserts a draw of the demo story with the payers who agreed. */
export async function insertDemoDraw(db: Database, { draw, agreed }: NewDraw): Promise<number> {
  const { id, created_at } = await db
    .insertInto('pool_spending')
    .values(draw)
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  const votes = agreed.map((account_id) => ({ spending_id: id, account_id, answer: 'agreed' as const, created_at }));
  await db.insertInto('pool_vote').values(votes).execute();
  return id;
}
