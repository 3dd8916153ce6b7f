import type { CampaignRow, PledgeRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { findMoneyAnswers } from '../held-money/held-money.service.ts';
import { findPairs } from '../pairs/pair.service.ts';
import type { PledgeFacts } from './pledges.policy.ts';
import { selectNeedFills } from './pledges.queries.ts';
import { isLockedAt, openAmount } from './pledges.rules.ts';

/** Facts that decide the moves of pledges to one campaign; the number of queries is fixed. */
export async function findPledgeFacts(
  context: Context,
  campaign: Pick<CampaignRow, 'id' | 'creator_id' | 'start_date'>,
  rows: readonly PledgeRow[],
): Promise<(row: PledgeRow) => PledgeFacts> {
  const pairOf = await findPairs(context, campaign.creator_id, [...new Set(rows.map(({ account_id }) => account_id))]);
  const needs = await selectNeedFills(context.db, campaign.id);
  const open = new Map(needs.map((need) => [need.id, openAmount(need)]));
  const money = await findMoneyAnswers(
    context,
    'pledge_id',
    rows.map(({ id }) => id),
  );
  const isLocked = isLockedAt(context.now(), campaign);
  return (row) => ({
    ...pairOf(row.account_id),
    status: row.status,
    value: row.value,
    isLocked,
    open: open.get(row.need_id) ?? null,
    money: money.get(row.id) ?? true,
  });
}
