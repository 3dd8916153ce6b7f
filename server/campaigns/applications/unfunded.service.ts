import type { ApplicationRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { selectAcceptedAt, selectUnfunded, setReminded } from './unfunded.queries.ts';

const batch = 200;

/** An accepted application without its money. */
export interface Unfunded {
  applicationId: number;
  acceptedAt: Date;
  startDate: string | null;
  isReminded: boolean;
}

/** All accepted applications of paid work. */
export async function* listUnfunded(context: Context): AsyncGenerator<Unfunded> {
  for (let afterId = 0; ; ) {
    const rows = await selectUnfunded(context.db, { afterId, limit: batch });
    for (const { id, accepted_at, start_date, fund_reminded_at } of rows) {
      yield {
        applicationId: id,
        acceptedAt: accepted_at,
        startDate: start_date,
        isReminded: fund_reminded_at !== null,
      };
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch) return;
    afterId = last.id;
  }
}

export async function markReminded(tx: Context, { id }: ApplicationRow): Promise<void> {
  await setReminded(tx.db, id, tx.now());
}

/** Times when the offers of these applications were accepted, of those that were. */
export async function readAcceptedAt(context: Context, ids: readonly number[]): Promise<ReadonlyMap<number, Date>> {
  return selectAcceptedAt(context.db, ids);
}
