import { inRupees } from '../../../contract/kit/money.ts';
import { applicationNotice } from '../../campaigns/applications/notices.rules.ts';
import { type Notice, withNote } from '../../campaigns/moves/notices.rules.ts';
import type { Fact } from '../../kit/emails/email.ts';
import { atTime, type LocalizedMessage, msg, onDay, verbatim } from '../../kit/i18n/messages.ts';
import type { EmailDetails } from '../../notifications/notifications/notices.rules.ts';
import type { Net } from '../escrow/escrow.rules.ts';
import { netFacts } from '../escrow/notices.rules.ts';

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
  /** The sums of a new offer as the reader's side has them; null where no money is paid. */
  sums: OfferSums | null;
  expiresAt: Date;
}

export type OfferSums = {
  /** Paise, without the creator's GST. */
  amount: number;
  creatorGst: number;
} & ({ side: 'owner' } | CreatorSums);

interface CreatorSums extends Pick<Net, 'fee' | 'tds' | 'net'> {
  side: 'creator';
  /** Paise for the creator's talent manager. */
  share: number;
  /** Latest day in the bank, if the work is handed in as agreed. */
  bankBy: string;
}

/** Whether the event is a new offer, which the other side has to answer. */
export function waitsForAnswer(what: OfferEvent): boolean {
  return what === 'made' || what === 'countered';
}

/** Notification to the other side of a negotiation, or to both when an offer expired. */
export function offerNotice(told: OfferTold): Notice {
  const isMade = told.what === 'made' && told.isByOwner;
  const notice = isMade ? applicationNotice('offered', { ...told, note: null }) : wordsOf(told);
  return withNote({ ...notice, email: detailsOf(told) }, told.note);
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

function detailsOf({ what, campaign, sums, expiresAt }: OfferTold): EmailDetails {
  const about = { label: msg`Campaign`, value: verbatim(campaign) };
  if (!waitsForAnswer(what)) return { facts: [about], button: msg`Make a new offer` };
  const until = { label: msg`Valid until`, value: msg`${{ time: atTime(expiresAt) }}` };
  return {
    headline: msg`You have an offer`,
    ...(sums ? { money: moneyOf(sums) } : {}),
    facts: [about, ...(sums ? factsOf(sums) : []), until],
    button: msg`Answer the offer`,
  };
}

/** The sum that the reader gets, or pays in all. */
function moneyOf(sums: OfferSums): NonNullable<EmailDetails['money']> {
  if (sums.side === 'creator') {
    const note = msg`in your hand, in your bank by ${{ day: onDay(sums.bankBy) }} if you deliver as agreed`;
    return { amount: inRupees(sums.net - sums.share), note };
  }
  return { amount: inRupees(sums.amount + sums.creatorGst), note: msg`what you would pay in` };
}

function factsOf(sums: OfferSums): Fact[] {
  if (sums.side === 'creator') return netFacts(sums, { price: msg`They offer`, left: msg`In your hand` });
  if (sums.creatorGst === 0) return [];
  return [
    { label: msg`They ask`, value: verbatim(inRupees(sums.amount)) },
    { label: msg`Their GST`, value: verbatim(inRupees(sums.creatorGst)) },
    { label: msg`You pay in`, value: verbatim(inRupees(sums.amount + sums.creatorGst)), isSum: true },
  ];
}
