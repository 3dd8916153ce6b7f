import { addDays, midnightInIndia } from '../../../contract/kit/calendar.ts';
import type { WalletKind } from '../../../contract/money/wallet.ts';

/** Accounts that make up the statement's balance: everything credited to a person that has not left. */
export const statementAccounts = [
  { kind: 'earnings', currency: 'INR' },
  { kind: 'earnings_held', currency: 'INR' },
  { kind: 'referral', currency: 'INR' },
  { kind: 'referral_waiting', currency: 'INR' },
  { kind: 'coins', currency: 'COIN' },
] as const;

/** Kind of a line by its ledger transaction's kind, or by the part before the dot; `other` when neither is listed. */
export const walletKindOf: Readonly<Record<string, Exclude<WalletKind, 'other'>>> = {
  chargeback: 'chargeback',
  coins: 'coins',
  'debt.repaid': 'chargeback',
  'advance.repaid': 'refund',
  dispute: 'dispute',
  earning: 'earning',
  escrow: 'earning',
  'escrow.refunded': 'refund',
  payout: 'payout',
  pool: 'earning',
  referral: 'referral',
  unlock: 'unlock',
  'unlock.refunded': 'refund',
};

/** Start (inclusive) and end (exclusive) of a period of days in Asia/Kolkata. */
export function boundsOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  return { since: from ? midnightInIndia(from) : undefined, until: to ? midnightInIndia(addDays(to, 1)) : undefined };
}

/** Reference number for support: the payout's, else the transaction's. `reference` is that of the ledger posting. */
export function referenceOf({ transactionId, reference }: { transactionId: number; reference: string }): string {
  const [, payoutId] = /^payout:(\d+)(?::|$)/.exec(reference) ?? [];
  return payoutId ? `PAYOUT-${payoutId}` : `TXN-${transactionId}`;
}
