import { addDays, midnightInIndia } from '../../../contract/kit/calendar.ts';
import type { WalletKind } from '../../../contract/money/wallet.ts';

/** The accounts whose sum a statement follows: what was credited to a person and has not left. */
export const statementAccounts = [
  { kind: 'earnings', currency: 'INR' },
  { kind: 'earnings_held', currency: 'INR' },
  { kind: 'referral', currency: 'INR' },
  { kind: 'referral_waiting', currency: 'INR' },
  { kind: 'coins', currency: 'COIN' },
] as const;

/** What a line is about, by the kind of its ledger transaction, or by what stands before the dot; `other` where neither is here. */
export const walletKindOf: Readonly<Record<string, Exclude<WalletKind, 'other'>>> = {
  chargeback: 'chargeback',
  coins: 'coins',
  'debt.repaid': 'chargeback',
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

/** The instants a period of days lies between, the first inside and the last not; days are those of Asia/Kolkata. */
export function boundsOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  return { since: from ? midnightInIndia(from) : undefined, until: to ? midnightInIndia(addDays(to, 1)) : undefined };
}

/** A number to ask about: the payout's, else the transaction's. `reference` is what the ledger posted it for. */
export function referenceOf({ transactionId, reference }: { transactionId: number; reference: string }): string {
  const [, payoutId] = /^payout:(\d+)(?::|$)/.exec(reference) ?? [];
  return payoutId ? `PAYOUT-${payoutId}` : `TXN-${transactionId}`;
}
