import { toPaise } from '../../../contract/kit/money.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import {
  isSameNeed,
  matchNeeds,
  type NeedChange,
  storeNeeds,
  type WantedNeed,
} from '../campaign-records/needs.service.ts';
import { findNeedsInUse, listPledgeSums } from '../pledges/pledges.service.ts';

/** Replaces a campaign's needs. One with pledges stays as it is, except a budget need with the payers' consent. */
export async function replaceNeeds(
  tx: Context,
  campaignId: number,
  wanted: readonly WantedNeed[],
  { isConsented = false } = {},
): Promise<void> {
  const change = await matchNeeds(tx, campaignId, wanted);
  await refuseInUse(tx, { campaignId, ...change, isConsented });
  await storeNeeds(tx, campaignId, change);
}

/** Refuses a change of needs that conflicts with pledges, without making it. */
export async function refuseNeedChange(tx: Context, campaignId: number, wanted: readonly WantedNeed[]): Promise<void> {
  await refuseInUse(tx, { campaignId, ...(await matchNeeds(tx, campaignId, wanted)), isConsented: true });
}

async function refuseInUse(
  tx: Context,
  { campaignId, left, pairs, isConsented }: NeedChange & { campaignId: number; isConsented: boolean },
): Promise<void> {
  const changed = pairs.flatMap(({ need, found }) => (found && !isSameNeed(found, need) ? { need, found } : []));
  const isFree = ({ need, found }: (typeof changed)[number]) =>
    isConsented && found.kind === 'budget' && need.kind === 'budget';
  const touched = [...left, ...changed.filter((each) => !isFree(each)).map(({ found }) => found)].map(({ id }) => id);
  const inUse = await findNeedsInUse(tx, touched);
  if (inUse.size > 0) throw refuse('CONFLICT', 'Someone has already pledged to this need, so you can’t change it.');
  const sums = await listPledgeSums(tx, [campaignId]);
  for (const { need, found } of changed.filter(isFree)) {
    const filling = sums.filter((sum) => sum.need_id === found.id && ['accepted', 'contributed'].includes(sum.status));
    const filled = filling.reduce((sum, { value }) => sum + Number(value), 0);
    if (need.value > 0 && toPaise(need.value) < filled) {
      throw refuse('CONFLICT', 'More than this has already been accepted for the need.');
    }
  }
}
