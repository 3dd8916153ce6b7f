import { paysMoney } from '../../../contract/campaigns/compensation.rules.ts';
import type { EscrowAct } from '../../../contract/work/escrow.ts';
import type { ApplicationRow, CampaignRow, EscrowOrderRow } from '../../../database/schema.ts';
import type { Side } from '../../campaigns/applications/applications.policy.ts';
import { statusWords } from '../../campaigns/moves/status-words.rules.ts';
import { samePersonReason } from '../../core/related-accounts/related-accounts.rules.ts';
import { type Answer, allOf, no, notTheirs } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import type { Piece } from '../work-clock/approvable.policy.ts';

/** The least that the gateway takes, in paise. */
export const leastPaise = 100;

interface Agreement {
  campaign: Pick<CampaignRow, 'compensation'>;
  application: Pick<ApplicationRow, 'status' | 'quote'>;
}

/** Whether an agreement waits for its money. */
export function isFundable({ campaign, application: { status, quote } }: Agreement): Answer {
  if (!paysMoney(campaign, quote)) return no('RULE', 'This work is unpaid, so there’s nothing to fund.');
  if ((quote ?? 0) < leastPaise) return no('RULE', 'The minimum payment is ₹1.');
  if (status === 'accepted') return true;
  if (status === 'applied' || status === 'shortlisted' || status === 'offered') {
    return no('CONFLICT', 'You can fund this once the offer is accepted.');
  }
  const hasEnded = status === 'declined' || status === 'withdrawn' || status === 'cancelled';
  const ended = msg`This application was ${{ status: statusWords[status] }}.`;
  return no('CONFLICT', hasEnded ? ended : 'This is already funded.');
}

/** Facts that decide a payment, besides its purpose. */
export interface PayingFacts {
  /** It is known here how money is held. */
  isHolding: boolean;
  /** Whether the payer owes nothing. */
  debt: Answer;
  /** Payer and payee are one person. */
  isSamePerson: boolean;
}

export function canHold(isHolding: boolean): Answer {
  return (
    isHolding || no('NOT_CONFIGURED', 'Work can’t be funded here yet: the operator has to set how the money is held.')
  );
}

/** Whether something may be paid for now. */
export function mayPay(purpose: Answer, { isHolding, debt, isSamePerson }: PayingFacts): Answer {
  return allOf(canHold(isHolding), purpose, debt, !isSamePerson || no('RULE', samePersonReason));
}

type Money = EscrowOrderRow['status'] | undefined;
type Pieces = readonly Pick<Piece, 'status'>[];

function isAllApproved(pieces: Pieces): boolean {
  return pieces.length > 0 && pieces.every(({ status }) => status === 'approved' || status === 'published');
}

/** Whether the owner may release early what is left: once all of the work is approved. */
export function mayRelease(money: Money, pieces: Pieces): Answer {
  switch (money) {
    case 'held':
      return isAllApproved(pieces) || no('CONFLICT', 'Approve all of the work before you release the money.');
    case 'released':
      return no('CONFLICT', 'The money was already released.');
    case 'refunded':
      return no('CONFLICT', 'The money was refunded.');
    case 'disputed':
      return no('CONFLICT', 'A dispute is open, so our team decides this.');
    default:
      return no('CONFLICT', 'There’s no money on hold for this work.');
  }
}

/** Whether one of the two sides may ask an operator to decide on the money of their agreement. */
export function mayDispute(money: Money): Answer {
  if (money === 'disputed') return no('CONFLICT', 'There’s already an open dispute. Our team will decide it.');
  if (money === 'held') return true;
  return no('CONFLICT', 'There’s no money on hold for this work, so there’s nothing to decide.');
}

export interface EscrowFacts {
  money: Money;
  pieces: Pieces;
  agreement: Agreement;
  paying: PayingFacts;
}

export function escrowPolicy(side: Side, { money, pieces, agreement, paying }: EscrowFacts): Record<EscrowAct, Answer> {
  const isCreator: Answer = side === 'creator' || notTheirs('Only the campaign owner can do this.');
  return {
    fund: allOf(isCreator, mayPay(isFundable(agreement), paying)),
    release: allOf(isCreator, mayRelease(money, pieces)),
    dispute: allOf(side !== null || notTheirs('Only one of the two sides can answer this.'), mayDispute(money)),
  };
}
