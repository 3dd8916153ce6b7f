import type { Posting } from '../ledger/ledger.rules.ts';
import { ledgerNotes } from '../ledger/notes.rules.ts';
import type { Terms } from './payouts.rules.ts';

interface Movement extends Terms {
  id: number;
  account_id: number;
  method_masked: string;
}

const referenceOf = ({ id }: Movement, step: string) => `payout:${id}:${step}`;

/** Reserves the money: from referral money and earnings to payouts in progress. */
export function requestedPosting(payout: Movement): Posting {
  return {
    kind: 'payout.requested',
    reference: referenceOf(payout, 'requested'),
    note: ledgerNotes.payout(payout.method_masked),
    detail: { payout_id: payout.id },
    entries: [...ownMoney(payout, -1), { kind: 'payout', ownerId: payout.account_id, amount: payout.amount }],
  };
}

/** Books the reserved money out: the net amount to the bank, the deduction to the tax account. */
export function paidPosting(payout: Movement): Posting {
  return {
    kind: 'payout.paid',
    reference: referenceOf(payout, 'paid'),
    note: ledgerNotes.payout(payout.method_masked),
    detail: { payout_id: payout.id },
    entries: [{ kind: 'payout', ownerId: payout.account_id, amount: -payout.amount }, ...outside(payout, 1)],
  };
}

/** Returns the money to its original accounts: the reserve, or after payment what the bank sent back. */
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
