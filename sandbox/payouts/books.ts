import { openPages, type Saved } from '../provider/books.ts';
import type { ProviderEvent } from '../provider/webhooks.ts';
import type { Contact, FundAccount, Payout } from './entities.ts';

interface Pages {
  contacts: Record<string, Contact>;
  fundAccounts: Record<string, FundAccount>;
  payouts: Record<string, Payout>;
  /** By idempotency key: the request as it was first made, and the payout it made. */
  keys: Record<string, { body: string; payoutId: string }>;
  /** Events whose webhook is kept back on demand, or was not answered. */
  keptBack: ProviderEvent[];
}

/** What the payout provider remembers. */
export type PayoutBooks = Saved<Pages>;

export function openPayoutBooks(file: string): PayoutBooks {
  return openPages<Pages>(file, { contacts: {}, fundAccounts: {}, payouts: {}, keys: {}, keptBack: [] });
}

/** By the provider's id, else by the customer's own reference: the newest that carries it. */
export function findPayout(books: PayoutBooks, id: string): Payout | undefined {
  return books.payouts[id] ?? Object.values(books.payouts).findLast((payout) => payout.reference_id === id);
}
