import type { ApplicationRow, CampaignRow } from '../../../database/schema.ts';
import { findBlocked } from '../../core/people/people.service.ts';
import { findSamePerson } from '../../core/related-accounts/related-accounts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { ApplicationFacts } from './applications.policy.ts';
import { countTaken } from './applications.queries.ts';
import { findMoneyAnswers } from './held-money.service.ts';
import type { Pair } from './pair.policy.ts';

/** Relations of each of these accounts to this one. */
export async function findPairs(
  context: Context,
  accountId: number,
  others: readonly number[],
): Promise<(id: number) => Pair> {
  const blocked = await findBlocked(context, accountId, others);
  const same = await findSamePerson(context, accountId, others);
  return (id) => ({ isSamePerson: same.has(id), isBlocked: blocked.has(id) });
}

type Seen = Pick<ApplicationRow, 'id' | 'status' | 'influencer_id'>;

/** Facts that decide the moves of applications to one campaign; the number of queries is fixed. */
export async function findFacts(
  context: Context,
  campaign: Pick<CampaignRow, 'id' | 'creator_id' | 'slots'>,
  rows: readonly Seen[],
): Promise<(row: Seen) => ApplicationFacts> {
  const pairOf = await findPairs(context, campaign.creator_id, [
    ...new Set(rows.map(({ influencer_id }) => influencer_id)),
  ]);
  const isFull = campaign.slots !== null && (await countTaken(context.db, campaign.id)) >= campaign.slots;
  const money = await findMoneyAnswers(
    context,
    'application_id',
    rows.map(({ id }) => id),
  );
  return (row) => ({ ...pairOf(row.influencer_id), status: row.status, isFull, money: money.get(row.id) ?? true });
}
