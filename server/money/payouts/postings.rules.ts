import type { Posting } from '../ledger/ledger.rules.ts';
import { ledgerNotes } from '../ledger/notes.rules.ts';
import type { Terms } from './payouts.rules.ts';

interface Movement extends Terms {
  id: number;
  account_id: number;
  method_masked: string;
}

const referenceOf = ({ id }: Movement, step: string) => `payout:${id}:${step}`;

/** Sets the money aside: out of referral money and earnings, into payouts under way. */
export function requestedPosting(payout: Movement): Posting {
  return {
    kind: 'payout.requested',
    reference: referenceOf(payout, 'requested'),
    note: ledgerNotes.payout(payout.method_masked),
    detail: { payout_id: payout.id },
    entries: [...ownMoney(payout, -1), { kind: 'payout', ownerId: payout.account_id, amount: payout.amount }],
  };
}

/** What was set aside has left: the net to the bank, the rest to whom it is owed. */
export function paidPosting(payout: Movement): Posting {
  return {
    kind: 'payout.paid',
    reference: referenceOf(payout, 'paid'),
    note: ledgerNotes.payout(payout.method_masked),
    detail: { payout_id: payout.id },
    entries: [{ kind: 'payout', ownerId: payout.account_id, amount: -payout.amount }, ...outside(payout, 1)],
  };
}

/** Gives the money back to where it came from: what was set aside, or, after it was paid, what the bank sent back. */
export function failedPosting(payout: Movement, wasPaid: boolean): Posting {
  return {
    kind: 'payout.failed',
    reference: referenceOf(payout, wasPaid ? 'reversed' : 'failed'),
    note: ledgerNotes.payoutBack(payout.method_masked),
    detail: { payout_id: payout.id },
    entries: [
      ...(wasPaid
        ? outside(payout, -1)
        : [{ kind: 'payout' as const, ownerId: payout.account_id, amount: -payout.amount }]),
      ...ownMoney(payout, 1),
    ],
  };
}

function ownMoney({ account_id: ownerId, from_referral, from_earnings }: Movement, sign: 1 | -1): Posting['entries'] {
  return [
    { kind: 'referral', ownerId, amount: sign * from_referral },
    { kind: 'earnings', ownerId, amount: sign * from_earnings },
  ];
}

function outside({ net, deduction, fee }: Movement, sign: 1 | -1): Posting['entries'] {
  return [
    { kind: 'bank', amount: sign * net },
    { kind: 'tds', amount: sign * deduction },
    { kind: 'fees', amount: sign * fee },
  ];
}
