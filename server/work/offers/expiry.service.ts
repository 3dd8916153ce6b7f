import type { ApplicationRow, OfferRow } from '../../../database/schema.ts';
import { type Agreed, lockAgreedById } from '../../campaigns/applications/agreement-access.service.ts';
import { recordMove } from '../../campaigns/applications/progress.service.ts';
import { endOffer, findLiveOffer, listExpired } from '../../campaigns/offer-records/offer-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { notifyOffer } from './notices.service.ts';

const batch = 200;

/** Ends the offers that nobody answered in time; their applications go on. Returns how many ended. */
export async function expireOffers(context: Context): Promise<number> {
  let ended = 0;
  for (;;) {
    const due = await listExpired(context, batch);
    const before = ended;
    for (const applicationId of due) {
      const isEnded = await inTransaction(context, async (tx) => {
        const agreed = await lockAgreedById(tx, applicationId);
        return (await expireLive(tx, agreed)) !== agreed;
      }).catch((error: unknown) => {
        context.log.error({ err: error, applicationId }, 'An offer could not be ended');
        return false;
      });
      if (isEnded) ended += 1;
    }
    if (due.length < batch || ended === before) return ended;
  }
}

/** Ends the live offer of a locked application if its time is over; returns the same agreement where nothing was due. */
export async function expireLive(tx: Context, agreed: Agreed): Promise<Agreed> {
  const live = await findLiveOffer(tx, agreed.application.id);
  if (!live || live.expires_at > tx.now()) return agreed;
  const offer = await endOffer(tx, live, { status: 'expired' });
  const application = await returnApplication(tx, agreed, { offer, byId: null });
  await notifyOffer(tx, { ...agreed, application }, { offer, what: 'expired', note: null });
  return { ...agreed, application };
}

interface Returned {
  offer: OfferRow;
  /** Null for the system. */
  byId: number | null;
  note?: string | null | undefined;
}

/** Returns an application to where it was before its negotiation. */
export async function returnApplication(
  tx: Context,
  { campaign, application }: Agreed,
  { offer, byId, note }: Returned,
): Promise<ApplicationRow> {
  const { from_status: to, from_quote: quote } = offer;
  return recordMove(tx, { campaign, application, to, byId, note, quote, isNotified: true });
}
