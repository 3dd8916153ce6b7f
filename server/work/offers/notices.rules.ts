import { applicationNotice } from '../../campaigns/applications/notices.rules.ts';
import { type Notice, withNote } from '../../campaigns/moves/notices.rules.ts';
import { type LocalizedMessage, msg, verbatim } from '../../kit/i18n/messages.ts';
import type { EmailDetails } from '../../notifications/notifications/notices.rules.ts';

export type OfferEvent = 'made' | 'countered' | 'declined' | 'withdrawn' | 'expired';

export interface OfferTold {
  what: OfferEvent;
  campaign: string;
  /** Name of who acted; null for the system. */
  by: string | null;
  isByOwner: boolean;
  note: string | null;
  /** "₹18,000"; null where no money is paid. */
  amount: string | null;
}

/** Notification to the other side of a negotiation, or to both when an offer expired. */
export function offerNotice(told: OfferTold): Notice {
  if (told.what === 'made' && told.isByOwner) return applicationNotice('offered', told);
  const { title, description } = wordsOf(told);
  return withNote({ title, description, email: detailsOf(told) }, told.note);
}

function wordsOf({ what, campaign, by, amount }: OfferTold): Pick<Notice, 'title' | 'description'> {
  const who = verbatim(by ?? '');
  switch (what) {
    case 'made':
      return { title: madeTitle(who, campaign, amount), description: msg`${{ who }} is waiting for your answer.` };
    case 'countered':
      return {
        title: amount ? msg`Counter-offer of ${{ amount }}: ${{ campaign }}` : msg`Counter-offer: ${{ campaign }}`,
        description: msg`${{ who }} is waiting for your answer.`,
      };
    case 'declined':
      return {
        title: msg`Offer declined: ${{ campaign }}`,
        description: msg`${{ who }} declined your offer. You can make a new one.`,
      };
    case 'withdrawn':
      return {
        title: msg`Offer withdrawn: ${{ campaign }}`,
        description: msg`${{ who }} withdrew the offer. You can make one of your own.`,
      };
    case 'expired':
      return {
        title: msg`Offer expired: ${{ campaign }}`,
        description: 'It got no answer in time. Either side can make a new one.',
      };
  }
}

function madeTitle(who: LocalizedMessage, campaign: string, amount: string | null): LocalizedMessage {
  return amount
    ? msg`${{ who }} offers ${{ amount }}: ${{ campaign }}`
    : msg`${{ who }} made an offer: ${{ campaign }}`;
}

function detailsOf({ what, campaign, amount }: OfferTold): EmailDetails {
  const facts = [{ label: msg`Campaign`, value: verbatim(campaign) }];
  if (what === 'made' || what === 'countered') {
    const money = amount ? { money: { amount, note: msg`is their offer, before fees and tax` } } : {};
    return { ...money, facts, headline: msg`You have an offer`, button: msg`Answer the offer` };
  }
  return { facts, button: msg`Make a new offer` };
}
