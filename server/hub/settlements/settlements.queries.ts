import type { SettlementSource } from '../../../contract/hub/settlements.ts';
import type { Side } from '../../../contract/hub/shares.ts';
import type { Database } from '../../../database/connection.ts';

/** Amounts in paise. */
interface Split {
  campaignId: number;
  byId: number;
  amount: number;
  source: SettlementSource;
  shares: (Side & { amount: number })[];
  now: Date;
}

/** Inserts the next statement of a campaign that the caller has locked. */
export async function insertSettlement(db: Database, { campaignId, byId, amount, source, shares, now }: Split) {
  const { last } = await db
    .selectFrom('settlement')
    .select((eb) => eb.fn.max<number | null>('number').as('last'))
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
  const settlement = await db
    .insertInto('settlement')
    .values({ campaign_id: campaignId, number: (last ?? 0) + 1, amount, source, by_id: byId, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('settlement_share')
    .values(
      shares.map((share) => ({
        settlement_id: settlement.id,
        account_id: share.accountId,
        value: share.value,
        amount: share.amount,
      })),
    )
    .execute();
  return settlement;
}

/** Every settlement of a campaign, newest first. */
export async function selectAllSettlements(db: Database, campaignId: number) {
  return db
    .selectFrom('settlement')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('number', 'desc')
    .execute();
}

interface Page {
  campaignId: number;
  /** Cursor: number of the last statement shown. */
  before: number | undefined;
  limit: number;
}

export async function selectSettlements(db: Database, { campaignId, before, limit }: Page) {
  let query = db.selectFrom('settlement').selectAll().where('campaign_id', '=', campaignId);
  if (before !== undefined) query = query.where('number', '<', before);
  return query.orderBy('number', 'desc').limit(limit).execute();
}
export type SettlementRow = Awaited<ReturnType<typeof selectSettlements>>[number];

export async function selectShares(db: Database, settlementIds: readonly number[]) {
  if (settlementIds.length === 0) return [];
  return db
    .selectFrom('settlement_share')
    .selectAll()
    .where('settlement_id', 'in', [...settlementIds])
    .orderBy('value', 'desc')
    .orderBy('account_id')
    .execute();
}
export type ShareRow = Awaited<ReturnType<typeof selectShares>>[number];
