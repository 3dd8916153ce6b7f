import { randomBytes } from 'node:crypto';
import { openPages, type Saved } from '../books.ts';
import type { GatewayEvent, Order, Payment, Plan, Refund, Subscription } from './entities.ts';

interface Pages {
  plans: Record<string, Plan>;
  subscriptions: Record<string, Subscription>;
  orders: Record<string, Order>;
  payments: Record<string, Payment>;
  refunds: Record<string, Refund>;
  /** Ids of subscriptions that end with the period that is paid. */
  ending: string[];
  /** Events whose webhook is kept back on demand. */
  keptBack: GatewayEvent[];
}

const emptyPages: Pages = {
  plans: {},
  subscriptions: {},
  orders: {},
  payments: {},
  refunds: {},
  ending: [],
  keptBack: [],
};

/** What the gateway remembers. */
export type Books = Saved<Pages>;

export function openBooks(file: string): Books {
  return openPages(file, emptyPages);
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id in the provider's shape: `sub_` and 14 letters or digits. */
export function newId(prefix: string): string {
  return `${prefix}_${Array.from(randomBytes(14), (byte) => letters[byte % letters.length]).join('')}`;
}

export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
