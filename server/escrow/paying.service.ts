import { dateInIndia } from '../../contract/calendar.ts';
import { readSilenceEnds } from '../deliverables/silence.service.ts';
import type { Context } from '../kit/context.ts';
import { selectHeldBy } from './escrow.queries.ts';

/** Held money of an agreement, in paise, and the day it goes to the influencer if its creator stays silent. */
export interface Paying {
  applicationId: number;
  payeeId: number;
  amount: number;
  /** Null while the work is not handed in whole. */
  on: string | null;
}

/** What is held of this person's money for the work of others, disputed or not. */
export async function listPaying(context: Context, { id }: { id: number }): Promise<Paying[]> {
  const orders = await selectHeldBy(context.db, id);
  const ids = orders.map(({ application_id }) => application_id);
  const silenceEnds = await readSilenceEnds(context, ids);
  return orders.map(({ application_id: applicationId, payee_id: payeeId, amount, status }) => {
    const end = status === 'held' ? silenceEnds.get(applicationId) : undefined;
    return { applicationId, payeeId, amount, on: end ? dateInIndia(end) : null };
  });
}
