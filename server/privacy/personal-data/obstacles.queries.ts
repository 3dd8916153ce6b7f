import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** Money held for agreed work, with this person as payer or payee. */
export async function selectHeldWork(db: Database, id: number) {
  return db
    .selectFrom('escrow_order as o')
    .innerJoin('application as a', 'a.id', 'o.application_id')
    .innerJoin('campaign as c', 'c.id', 'a.campaign_id')
    .select([
      sql<number>`o.amount - o.released - o.refunded`.as('amount'),
      'o.status',
      'o.payer_id',
      'c.id as campaign_id',
      'c.title',
    ])
    .where('o.status', 'in', ['held', 'disputed', 'frozen'])
    .where('o.id', 'in', (eb) =>
      eb
        .selectFrom('escrow_order')
        .select('id')
        .where('payer_id', '=', id)
        .union(eb.selectFrom('escrow_order').select('id').where('payee_id', '=', id)),
    )
    .orderBy('o.id')
    .execute();
}

/** Pools with money that this person has to settle, or has paid into. */
export async function selectHeldPools(db: Database, id: number) {
  const { rows } = await sql<{ campaign_id: number; title: string; amount: number; is_creator: boolean }>`
    select c.id as campaign_id, c.title, l.balance as amount, c.creator_id = ${id} as is_creator
    from ledger_account l join campaign c on c.id = l.campaign_id
    where l.owner_id is null and l.kind = 'pool' and l.balance > 0 and c.id in (
      select id from campaign where creator_id = ${id}
      union select p.campaign_id from escrow_order o join pledge p on p.id = o.pledge_id
        where o.payer_id = ${id} and o.status = 'held')
    order by c.id`.execute(db);
  return rows;
}

/** Payouts still in progress at the provider. */
export async function selectOpenPayouts(db: Database, id: number) {
  return db
    .selectFrom('payout')
    .select(['amount', 'method_masked'])
    .where('account_id', '=', id)
    .where('status', 'in', ['requested', 'processing'])
    .orderBy('id')
    .execute();
}

/** Open further accounts that the person of this one keeps. */
export async function selectKept(db: Database, homeId: number) {
  return db
    .selectFrom('account as a')
    .innerJoin('person as keeper', 'keeper.id', 'a.kept_by')
    .select(['a.id', 'a.role'])
    .where('keeper.home_account_id', '=', homeId)
    .where('a.deleted_at', 'is', null)
    .orderBy('a.id')
    .execute();
}

/** Members of the account beside the person who registered or keeps it. */
export async function countOtherMembers(db: Database, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('membership as m')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('m.account_id', '=', id)
    .where('p.home_account_id', '!=', id)
    .where((eb) => eb.or([eb('a.kept_by', 'is', null), eb('a.kept_by', '!=', eb.ref('p.id'))]))
    .executeTakeFirstOrThrow();
  return count;
}
