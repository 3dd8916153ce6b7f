import { inRupees, toPaise } from '../../../contract/kit/money.ts';
import type { OfferRow } from '../../../database/schema.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import { findName } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { type Notice, notifyAll } from '../../notifications/notifications/notifications.service.ts';
import { quoteOffers } from '../escrow/quote.service.ts';
import { type OfferEvent, type OfferSums, offerNotice, waitsForAnswer } from './notices.rules.ts';

interface Happened {
  offer: OfferRow;
  what: OfferEvent;
  note: string | null;
}

/** Notifies the other side of what happened to an offer; both sides when it expired. */
export async function notifyOffer(tx: Context, agreed: Agreed, { offer, what, note }: Happened) {
  const { campaign, application } = agreed;
  const isByOwner = (offer.by_side === 'owner') === (what !== 'declined');
  const sides = { owner: campaign.creator_id, applicant: application.influencer_id };
  const byId = what === 'expired' ? null : sides[isByOwner ? 'owner' : 'applicant'];
  const by = await findName(tx, byId);
  const amount = offer.amount === null ? null : inRupees(offer.amount);
  const told = { what, campaign: campaign.title, by, isByOwner, note, amount, expiresAt: offer.expires_at };
  const thread = `/campaign-details/${campaign.id}?tab=offers`;
  const isNew = waitsForAnswer(what);
  const notices: Notice[] = [];
  if (byId !== sides.owner) {
    const sums = isNew ? ownerSums(offer) : null;
    const link = `${thread}&application=${application.id}`;
    notices.push({
      ...offerNotice({ ...told, sums }),
      type: 'agreement',
      accountId: sides.owner,
      link,
      senderId: byId,
    });
  }
  if (byId !== sides.applicant) {
    const sums = isNew ? await readCreatorSums(tx, agreed, offer) : null;
    const toApplicant = { accountId: sides.applicant, link: thread, senderId: byId ?? sides.owner };
    notices.push({ ...offerNotice({ ...told, sums }), type: 'agreement', ...toApplicant });
  }
  await notifyAll(tx, notices);
}

function ownerSums({ amount, gst }: OfferRow): OfferSums | null {
  return amount === null ? null : { side: 'owner', amount, creatorGst: gst };
}

async function readCreatorSums(tx: Context, agreed: Agreed, offer: OfferRow): Promise<OfferSums | null> {
  const { amount, gst: creatorGst } = offer;
  if (amount === null) return null;
  const quote = (await quoteOffers(tx, agreed, agreed.application.influencer_id))(offer);
  return {
    side: 'creator',
    amount,
    creatorGst,
    fee: toPaise(quote.platform_fee),
    tds: toPaise(quote.tds),
    net: toPaise(quote.net),
    share: toPaise(quote.manager_share?.amount ?? 0),
    bankBy: quote.bank_by,
  };
}
