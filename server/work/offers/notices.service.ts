import { inRupees } from '../../../contract/kit/money.ts';
import type { OfferRow } from '../../../database/schema.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import { findName } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { notifyAll } from '../../notifications/notifications/notifications.service.ts';
import { type OfferEvent, offerNotice } from './notices.rules.ts';

interface Happened {
  offer: OfferRow;
  what: OfferEvent;
  note: string | null;
}

/** Notifies the other side of what happened to an offer; both sides when it expired. */
export async function notifyOffer(tx: Context, { campaign, application }: Agreed, { offer, what, note }: Happened) {
  const isByOwner = (offer.by_side === 'owner') === (what !== 'declined');
  const sides = { owner: campaign.creator_id, applicant: application.influencer_id };
  const byId = what === 'expired' ? null : sides[isByOwner ? 'owner' : 'applicant'];
  const by = await findName(tx, byId);
  const amount = offer.amount === null ? null : inRupees(offer.amount);
  const notice = {
    ...offerNotice({ what, campaign: campaign.title, by, isByOwner, note, amount }),
    type: 'agreement',
  } as const;
  const thread = `/campaign-details/${campaign.id}?tab=offers`;
  const toOwner = { ...notice, accountId: sides.owner, link: `${thread}&application=${application.id}` };
  const toApplicant = { ...notice, accountId: sides.applicant, link: thread };
  await notifyAll(tx, [
    ...(byId === sides.owner ? [] : [{ ...toOwner, senderId: byId }]),
    ...(byId === sides.applicant ? [] : [{ ...toApplicant, senderId: byId ?? sides.owner }]),
  ]);
}
