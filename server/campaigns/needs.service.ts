import type { CampaignBody } from '../../contract/campaign-fields.ts';
import { toPaise } from '../../contract/money.ts';
import type { NeedRow } from '../../database/schema/campaign.ts';
import type { Context } from '../kit/context.ts';
import { refuse } from '../kit/errors.ts';
import { findNeedsInUse } from '../pledges/pledges.service.ts';
import { deleteNeeds, insertNeeds, selectNeeds, updateNeed } from './campaigns.queries.ts';

type WantedNeed = NonNullable<CampaignBody['needs']>[number];

/** Adds needs after the position `from`, in the order given. */
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
 * Makes a campaign's needs those given. One is the same when its id is given, or its words and value are; a need that
 * somebody pledged towards neither goes nor changes.
 */
export async function replaceNeeds(tx: Context, campaignId: number, wanted: readonly WantedNeed[]): Promise<void> {
  const before = await selectNeeds(tx.db, [campaignId]);
  const left = new Set(before);
  const pairs = wanted.map((need) => {
    const found = [...left].find((row) => isSame(row, need));
    if (found) left.delete(found);
    return { need, found };
  });
  const touched = [...left, ...pairs.flatMap(({ need, found }) => (found && !isEqual(found, need) ? found : []))].map(
    ({ id }) => id,
  );
  const inUse = await findNeedsInUse(tx, touched);
  if (inUse.size > 0) throw refuse('CONFLICT', 'Somebody pledged towards this need already, so it stays as it is.');
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

/** Where so many positions in a row are free: positions are unique, so the new order stands before or after the old one. */
function freePositions(before: readonly NeedRow[], count: number): number {
  const positions = before.map(({ position }) => position);
  return Math.min(...positions) >= count ? 0 : Math.max(-1, ...positions) + 1;
}

function isSame(row: NeedRow, need: WantedNeed): boolean {
  return need.id === undefined ? isEqual(row, need) : String(row.id) === need.id;
}

function isEqual(row: NeedRow, need: WantedNeed): boolean {
  return row.kind === need.kind && row.description === need.description && row.value === toPaise(need.value);
}
