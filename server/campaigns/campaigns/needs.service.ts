import type { CampaignBody } from '../../../contract/campaigns/campaign-fields.ts';
import { toPaise } from '../../../contract/kit/money.ts';
import type { NeedRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { findNeedsInUse, listPledgeSums } from '../pledges/pledges.service.ts';
import { deleteNeeds, insertNeeds, selectNeeds, updateNeed } from './campaigns.queries.ts';

type WantedNeed = NonNullable<CampaignBody['needs']>[number];

/** Adds needs in the given order, starting at position `from`. */
export async function addNeeds(tx: Context, campaignId: number, needs: readonly WantedNeed[], from = 0): Promise<void> {
  await insertNeeds(
    tx.db,
    needs.map(({ kind, description, value }, index) => ({
      campaign_id: campaignId,
      position: from + index,
      kind,
      description,
      value: toPaise(value),
    })),
  );
}

/**
 * Replaces a campaign's needs. A need is the same when its id, or its text and value, are; one with pledges can be
 * neither removed nor changed, except a budget need with the payers' consent.
 */
export async function replaceNeeds(
  tx: Context,
  campaignId: number,
  wanted: readonly WantedNeed[],
  { isConsented = false } = {},
): Promise<void> {
  const { before, left, pairs } = await pairNeeds(tx, campaignId, wanted);
  await refuseInUse(tx, { campaignId, left, pairs, isConsented });
  await deleteNeeds(
    tx.db,
    [...left].map(({ id }) => id),
  );
  const offset = freePositions(before, wanted.length);
  for (const [index, { need, found }] of pairs.entries()) {
    const columns = { kind: need.kind, description: need.description, value: toPaise(need.value) };
    if (found) await updateNeed(tx.db, found.id, { ...columns, position: offset + index });
    else await addNeeds(tx, campaignId, [need], offset + index);
  }
}

interface Pairs {
  /** Needs that would be removed. */
  left: ReadonlySet<NeedRow>;
  pairs: readonly { need: WantedNeed; found: NeedRow | undefined }[];
}

async function pairNeeds(tx: Context, campaignId: number, wanted: readonly WantedNeed[]) {
  const before = await selectNeeds(tx.db, [campaignId]);
  const left = new Set(before);
  const take = (need: WantedNeed, isIt: typeof isSame) => {
    const found = [...left].find((row) => isIt(row, need));
    if (found) left.delete(found);
    return found;
  };
  const exact = wanted.map((need) => ({ need, found: take(need, isSame) }));
  // A need with the same text and another value is the same one, changed.
  const pairs = exact.map(({ need, found }) => ({ need, found: found ?? take(need, isNamesake) }));
  return { before, left, pairs };
}

/** Refuses a change of needs that conflicts with pledges, without making it. */
export async function refuseNeedChange(tx: Context, campaignId: number, wanted: readonly WantedNeed[]): Promise<void> {
  await refuseInUse(tx, { campaignId, ...(await pairNeeds(tx, campaignId, wanted)), isConsented: true });
}

async function refuseInUse(
  tx: Context,
  { campaignId, left, pairs, isConsented }: Pairs & { campaignId: number; isConsented: boolean },
): Promise<void> {
  const changed = pairs.flatMap(({ need, found }) => (found && !isEqual(found, need) ? { need, found } : []));
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

/**
 * Start of `count` consecutive free positions: positions are unique, so the new order goes before or after the old one.
 */
function freePositions(before: readonly NeedRow[], count: number): number {
  const positions = before.map(({ position }) => position);
  return Math.min(...positions) >= count ? 0 : Math.max(-1, ...positions) + 1;
}

function isSame(row: NeedRow, need: WantedNeed): boolean {
  return need.id === undefined ? isEqual(row, need) : String(row.id) === need.id;
}

function isNamesake(row: NeedRow, need: WantedNeed): boolean {
  return need.id === undefined && row.kind === need.kind && row.description === need.description;
}

function isEqual(row: NeedRow, need: WantedNeed): boolean {
  return row.kind === need.kind && row.description === need.description && row.value === toPaise(need.value);
}
