import { openPages, type Saved } from '../provider/books.ts';
import type { ProviderEvent } from '../provider/webhooks.ts';
import type { Contact, FundAccount, Payout } from './entities.ts';

interface Pages {
  contacts: Record<string, Contact>;
  fundAccounts: Record<string, FundAccount>;
  payouts: Record<string, Payout>;
  /** By idempotency key: the original request and its payout. */
  keys: Record<string, { body: string; payoutId: string }>;
  /** Events whose webhooks are held back on request, or were not answered. */
  keptBack: ProviderEvent[];
}

/** Persistent state of the payout provider. */
export type PayoutBooks = Saved<Pages>;

export function openPayoutBooks(file: string): PayoutBooks {
  return openPages<Pages>(file, { contacts: {}, fundAccounts: {}, payouts: {}, keys: {}, keptBack: [] });
}

/** Finds a payout by the provider's id, otherwise the newest with this customer reference. */
export function findPayout(books: PayoutBooks, id: string): Payout | undefined {
  return books.payouts[id] ?? Object.values(books.payouts).findLast((payout) => payout.reference_id === id);
}
