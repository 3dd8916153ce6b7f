import type { CampaignBody } from '../../../contract/campaigns/campaign-fields.ts';
import { toPaise } from '../../../contract/kit/money.ts';
import type { NeedRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { deleteNeeds, insertNeeds, selectNeeds, updateNeed } from './campaign-records.queries.ts';

export type WantedNeed = NonNullable<CampaignBody['needs']>[number];

export async function listNeeds(context: Context, campaignIds: readonly number[]): Promise<NeedRow[]> {
  return selectNeeds(context.db, campaignIds);
}

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

/** The needs of a campaign matched with those wanted. */
export interface NeedChange {
  before: readonly NeedRow[];
  /** Needs that would be removed. */
  left: ReadonlySet<NeedRow>;
  pairs: readonly { need: WantedNeed; found: NeedRow | undefined }[];
}

/** Matches a campaign's needs with those wanted. A need is the same when its id, or its text and value, are. */
export async function matchNeeds(tx: Context, campaignId: number, wanted: readonly WantedNeed[]): Promise<NeedChange> {
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

/** Stores a matched change that its caller has judged. */
export async function storeNeeds(tx: Context, campaignId: number, { before, left, pairs }: NeedChange): Promise<void> {
  await deleteNeeds(
    tx.db,
    [...left].map(({ id }) => id),
  );
  const offset = freePositions(before, pairs.length);
  for (const [index, { need, found }] of pairs.entries()) {
    const columns = { kind: need.kind, description: need.description, value: toPaise(need.value) };
    if (found) await updateNeed(tx.db, found.id, { ...columns, position: offset + index });
    else await addNeeds(tx, campaignId, [need], offset + index);
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
  return need.id === undefined ? isSameNeed(row, need) : String(row.id) === need.id;
}

function isNamesake(row: NeedRow, need: WantedNeed): boolean {
  return need.id === undefined && row.kind === need.kind && row.description === need.description;
}

export function isSameNeed(row: NeedRow, need: WantedNeed): boolean {
  return row.kind === need.kind && row.description === need.description && row.value === toPaise(need.value);
}
