import type { LocalizedText } from '../../kit/i18n/messages.ts';

type Holder = 'person' | 'campaign' | 'house';

/**
 * The chart of accounts: a person's money by what it may be used for, a campaign's, and the platform's own accounts.
 * `world` accounts mirror what lies outside the product and may be negative; no other account may.
 */
export const chart = {
  /** A person's earnings, free to spend and withdraw. */
  earnings: { currency: 'INR', of: 'person', world: false },
  /** A person's earnings paid by a card too new for a payout. */
  earnings_held: { currency: 'INR', of: 'person', world: false },
  /** A person's withdrawable referral money. */
  referral: { currency: 'INR', of: 'person', world: false },
  /** A person's pending referral money: not covered by the platform's income yet, or on hold. */
  referral_waiting: { currency: 'INR', of: 'person', world: false },
  /** A person's payouts in progress. */
  payout: { currency: 'INR', of: 'person', world: false },
  /** Funded for a person's work and held by the payment partner. */
  escrow: { currency: 'INR', of: 'person', world: false },
  /** Held for a person while an operator decides a dispute. */
  disputed: { currency: 'INR', of: 'person', world: false },
  /** The budget paid into a joint campaign and held by the payment partner. */
  pool: { currency: 'INR', of: 'campaign', world: false },
  /** A person's debt to the platform: a receivable, so zero or below. */
  debt: { currency: 'INR', of: 'person', world: false },
  /** Advances that a person has to pay back to brands from later earnings: a receivable, so zero or below. */
  advance_debt: { currency: 'INR', of: 'person', world: false },
  /** Advances that a brand gets back once they are recovered: the other side of those debts, no money yet. */
  advance_claim: { currency: 'INR', of: 'person', world: false },
  /** A pool's money while its payment is in dispute at the payer's bank. */
  pool_frozen: { currency: 'INR', of: 'campaign', world: false },
  /** A person's coins. */
  coins: { currency: 'COIN', of: 'person', world: false },
  /** Customers' payments by card and UPI, as the payment partner collects them. */
  gateway: { currency: 'INR', of: 'house', world: true },
  /** Bank accounts that payouts went to. */
  bank: { currency: 'INR', of: 'house', world: true },
  /** Referral rewards given by the platform. */
  promotion: { currency: 'INR', of: 'house', world: true },
  /** Platform fees, GST taken out. */
  fees: { currency: 'INR', of: 'house', world: false },
  /** Subscription sales, GST taken out. */
  sales: { currency: 'INR', of: 'house', world: false },
  /** GST collected, owed to the state. */
  gst: { currency: 'INR', of: 'house', world: false },
  /** Tax deducted at source, owed to the state. */
  tds: { currency: 'INR', of: 'house', world: false },
  /** Source of issued coins and sink of spent ones. */
  mint: { currency: 'COIN', of: 'house', world: true },
} as const satisfies Record<string, { currency: 'INR' | 'COIN'; of: Holder; world: boolean }>;

export type AccountKind = keyof typeof chart;

/** Paise in a person's wallet: earnings and referral money, including what is not withdrawable yet. */
export function sumWallet(
  balances: Record<'earnings' | 'earnings_held' | 'referral' | 'referral_waiting', number>,
): number {
  return balances.earnings + balances.earnings_held + balances.referral + balances.referral_waiting;
}

type KindOf<H extends Holder> = { [K in AccountKind]: (typeof chart)[K]['of'] extends H ? K : never }[AccountKind];

/** One side of a movement, in paise or coins: positive into the account, negative out of it. */
export type Entry =
  | { kind: KindOf<'person'>; ownerId: number; amount: number }
  | { kind: KindOf<'campaign'>; campaignId: number; amount: number }
  | { kind: KindOf<'house'>; amount: number };

export interface Posting {
  /** Type of event: `subscription.charged`, `referral.earned` … */
  kind: string;
  /** Idempotency key: the same reference is posted once, however often the event is reported: `payout:17:paid`. */
  reference: string;
  /** Purpose, stored in English. */
  note?: LocalizedText;
  detail?: Record<string, unknown>;
  entries: Entry[];
}

/** Owner columns of an entry's account; both null for the platform's accounts. */
export function holderOf(entry: Entry): { owner_id: number | null; campaign_id: number | null } {
  return {
    owner_id: 'ownerId' in entry ? entry.ownerId : null,
    campaign_id: 'campaignId' in entry ? entry.campaignId : null,
  };
}

/** Identity of an account: `coins:42`, `pool:campaign-7`, `gateway:`. */
export function accountKey({ kind, ownerId, campaignId }: { kind: string; ownerId?: number; campaignId?: number }) {
  return `${kind}:${campaignId === undefined ? (ownerId ?? '') : `campaign-${campaignId}`}`;
}

/** Merges the entries per account and drops zeros. Throws when a currency does not sum to zero. */
export function settleEntries(entries: Entry[]): Entry[] {
  const byAccount = new Map<string, Entry>();
  const sums = { INR: 0, COIN: 0 };
  for (const entry of entries) {
    if (!Number.isSafeInteger(entry.amount)) throw new Error(`A ledger amount is a whole number, not ${entry.amount}`);
    sums[chart[entry.kind].currency] += entry.amount;
    const key = accountKey(entry);
    const known = byAccount.get(key);
    byAccount.set(key, known ? { ...known, amount: known.amount + entry.amount } : { ...entry });
  }
  if (sums.INR !== 0 || sums.COIN !== 0) throw new Error(`A posting sums to ${sums.INR} paise and ${sums.COIN} coins`);
  return [...byAccount.values()].filter((entry) => entry.amount !== 0);
}

/**
 * Whether an account may have this balance: any for world accounts, at most zero for debts, at least zero for the
 * others.
 */
export function mayHold(kind: AccountKind, balance: number): boolean {
  if (chart[kind].world) return true;
  return kind === 'debt' || kind === 'advance_debt' ? balance <= 0 : balance >= 0;
}

/** Paise of new earnings of a person in a posting; a payout that comes back is none. */
export function earnedIn(entries: readonly Entry[], ownerId: number): number {
  const own = entries.filter((entry) => 'ownerId' in entry && entry.ownerId === ownerId);
  if (own.some(({ kind, amount }) => kind === 'payout' && amount < 0)) return 0;
  return own.reduce((sum, { kind, amount }) => sum + (kind === 'earnings' ? Math.max(0, amount) : 0), 0);
}

/** Owners whose debts a posting may pay off, because it credits money that is free to spend. */
export function creditedBy(entries: readonly Entry[]): number[] {
  const free = (kind: AccountKind) => kind === 'earnings' || kind === 'referral';
  return entries.flatMap((entry) =>
    'ownerId' in entry && free(entry.kind) && entry.amount > 0 ? [entry.ownerId] : [],
  );
}
