import type { OfferSide } from '../../../contract/campaigns/offer-sides.ts';
import type { CancellationRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import {
  endOpen,
  insertCancellation,
  type NewCancellation,
  selectCancellations,
  selectUnanswered,
} from './cancellations.queries.ts';

/** Proposals to cancel an agreement: the open one, and the sides that have had theirs. */
export interface Cancelling {
  open: CancellationRow | null;
  proposed: readonly OfferSide[];
}

/** Proposals of these applications; one without any is missing. */
export async function findCancelling(
  context: Context,
  applicationIds: readonly number[],
): Promise<ReadonlyMap<number, Cancelling>> {
  const rows = await selectCancellations(context.db, applicationIds);
  const byApplication = Map.groupBy(rows, ({ application_id }) => application_id);
  return new Map(
    [...byApplication].map(([id, proposals]) => [
      id,
      {
        open: proposals.find(({ status }) => status === 'open') ?? null,
        proposed: proposals.map(({ by_side }) => by_side),
      },
    ]),
  );
}

/** Stores the open proposal of a locked application; the one before it must have ended. */
export async function storeCancellation(
  tx: Context,
  values: Omit<NewCancellation, 'created_at'>,
): Promise<CancellationRow> {
  return insertCancellation(tx.db, { ...values, created_at: tx.now() });
}

/** Ends the open proposal of a locked application, if any. */
export async function endCancellation(
  tx: Context,
  applicationId: number,
  status: Exclude<CancellationRow['status'], 'open'>,
): Promise<CancellationRow | undefined> {
  return endOpen(tx.db, { applicationId, status, now: tx.now() });
}

/** Applications whose proposal was not answered in time. */
export async function listUnanswered(context: Context, limit: number): Promise<number[]> {
  return selectUnanswered(context.db, context.now(), limit);
}
