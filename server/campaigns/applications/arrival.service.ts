import { hasAgreement } from '../../../contract/campaigns/application-standing.ts';
import type { Application } from '../../../contract/campaigns/applications.ts';
import { owesProduct } from '../../../contract/campaigns/compensation.rules.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import type { ApplicationRow, CampaignRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { selectQuiet, updateArrived } from './arrival.queries.ts';
import { quietEnd } from './arrival.rules.ts';

const batch = 200;

/** Records that the product arrived. */
export async function recordArrival(tx: Context, { id }: ApplicationRow): Promise<ApplicationRow> {
  return updateArrived(tx.db, id, { arrived_at: tx.now(), updated_at: tx.now() });
}

/** Restarts the clock of unpaid work after a step that leaves its status as it is. */
export async function recordStep(tx: Context, { id }: ApplicationRow): Promise<ApplicationRow> {
  return updateArrived(tx.db, id, { updated_at: tx.now() });
}

/** Unpaid applications in which nothing happened for as long as the rules allow, or nearly. */
export async function* listQuiet(context: Context): AsyncGenerator<number> {
  const before = new Date(context.now().getTime() - context.config.arrivalDays * dayMs);
  for (let after: { at: Date; id: number } | undefined; ; ) {
    const rows = await selectQuiet(context.db, { before, after, limit: batch });
    yield* rows.map(({ id }) => id);
    after = rows.at(-1);
    if (!after || rows.length < batch) return;
  }
}

/** Arrival of what is sent under an agreement, and when unpaid work ends by itself. */
export function presentUnpaid(
  { config }: Context,
  campaign: Pick<CampaignRow, 'compensation' | 'product_value' | 'start_date' | 'end_date'>,
  row: ApplicationRow,
): Pick<Application, 'arrival' | 'ends_at'> {
  const isOwed = owesProduct(campaign) && hasAgreement(row.status);
  return {
    arrival: isOwed ? { confirmed_at: row.arrived_at?.toISOString() ?? null } : null,
    ends_at: quietEnd(campaign, row, config.arrivalDays)?.toISOString() ?? null,
  };
}
