import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
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

/** What the gateway remembers. It outlives a restart, as a real provider's books do. */
export interface Books extends Pages {
  save(): void;
}

export function openBooks(file: string): Books {
  const pages: Pages = { ...structuredClone(emptyPages), ...readPages(file) };
  return Object.assign(pages, {
    save() {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(pages));
      renameSync(`${file}.new`, file);
    },
  });
}

function readPages(file: string): Partial<Pages> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id in the provider's shape: `sub_` and 14 letters or digits. */
export function newId(prefix: string): string {
  return `${prefix}_${Array.from(randomBytes(14), (byte) => letters[byte % letters.length]).join('')}`;
}

export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
