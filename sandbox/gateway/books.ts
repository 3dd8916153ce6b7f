import { openPages, type Saved } from '../provider/books.ts';
import type { ProviderEvent } from '../provider/webhooks.ts';
import type { Dispute, Order, Payment, Plan, Refund, Subscription } from './entities.ts';

interface Pages {
  plans: Record<string, Plan>;
  subscriptions: Record<string, Subscription>;
  orders: Record<string, Order>;
  payments: Record<string, Payment>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  /** Ids of subscriptions that end with the paid period. */
  ending: string[];
  /** Events whose webhooks are held back on request. */
  keptBack: ProviderEvent[];
}

const emptyPages: Pages = {
  plans: {},
  subscriptions: {},
  orders: {},
  payments: {},
  refunds: {},
  disputes: {},
  ending: [],
  keptBack: [],
};

/** Persistent state of the gateway. */
export type Books = Saved<Pages>;

export function openBooks(file: string): Books {
  return openPages(file, emptyPages);
}
