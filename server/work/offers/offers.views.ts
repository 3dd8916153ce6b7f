import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import type { Actor } from '../../../contract/core/people.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { NetQuote } from '../../../contract/work/escrow.ts';
import type { Offer, OfferThread } from '../../../contract/work/offers.ts';
import type { ApplicationRow, OfferRow } from '../../../database/schema.ts';

interface Parts {
  row: OfferRow;
  net: NetQuote | null;
  can: Offer['can'];
  now: Date;
  person: Actor | null;
  clashes: Offer['clashes'];
}

/** One offer of a thread. An expired one is shown as such even before the job has ended it. */
export function viewOffer({ row, net, can, now, person, clashes }: Parts): Offer {
  const isExpired = row.status === 'live' && row.expires_at <= now;
  const hasGst = row.gst_basis_points > 0;
  return {
    id: String(row.id),
    application_id: String(row.application_id),
    by: row.by_side,
    person,
    status: isExpired ? 'expired' : row.status,
    amount: row.amount === null ? null : toRupees(row.amount),
    gst: hasGst ? toRupees(row.gst) : null,
    gst_percent: hasGst ? row.gst_basis_points / 100 : null,
    total: row.amount === null ? null : toRupees(row.amount + row.gst),
    net,
    ...row.terms,
    note: row.note,
    expires_at: row.expires_at.toISOString(),
    ended_at: (isExpired ? row.expires_at : row.ended_at)?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    clashes,
    can,
  };
}

interface Subject {
  application: ApplicationRow;
  card: InfluencerCard;
  /** The oldest offer, which remembers the price of the application. */
  first: OfferRow | undefined;
}

/** Application that a thread is about. The price of an application follows the live offer, so the one it was sent with is taken from the first. */
export function viewSubject({ application, card, first }: Subject): OfferThread['application'] {
  const quote = first ? first.from_quote : application.quote;
  return {
    id: String(application.id),
    status: application.status,
    quote: quote === null ? null : toRupees(quote),
    createdAt: application.created_at.toISOString(),
    message: application.message,
    user: card,
  };
}
