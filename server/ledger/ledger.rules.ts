/**
 * The chart of accounts. A person's money by what may be done with it, and the house's and the world's side of it.
 * `world` accounts mirror what lies outside and may be negative; no other account may.
 */
export const chart = {
  /** A person's: earned by work, free to spend and withdraw. */
  earnings: { currency: 'INR', owned: true, world: false },
  /** A person's referral money that may be withdrawn. */
  referral: { currency: 'INR', owned: true, world: false },
  /** A person's referral money that waits for the invited one's first funding or connected account. */
  referral_waiting: { currency: 'INR', owned: true, world: false },
  /** A person's payouts under way. */
  payout: { currency: 'INR', owned: true, world: false },
  /** Funded for a person's work and held by the payment partner. */
  escrow: { currency: 'INR', owned: true, world: false },
  /** Held for a person while an operator decides a dispute. */
  disputed: { currency: 'INR', owned: true, world: false },
  /** A person's coins. */
  coins: { currency: 'COIN', owned: true, world: false },
  /** Customers' payments by card and UPI, as the payment partner collects them. */
  gateway: { currency: 'INR', owned: false, world: true },
  /** Bank accounts that payouts went to. */
  bank: { currency: 'INR', owned: false, world: true },
  /** What the house gives away for referrals. */
  promotion: { currency: 'INR', owned: false, world: true },
  /** Platform fees, GST taken out. */
  fees: { currency: 'INR', owned: false, world: false },
  /** Subscription sales, GST taken out. */
  sales: { currency: 'INR', owned: false, world: false },
  /** GST collected, owed to the state. */
  gst: { currency: 'INR', owned: false, world: false },
  /** Tax deducted at source, owed to the state. */
  tds: { currency: 'INR', owned: false, world: false },
  /** Where coins come from and where spent ones go. */
  mint: { currency: 'COIN', owned: false, world: true },
} as const satisfies Record<string, { currency: 'INR' | 'COIN'; owned: boolean; world: boolean }>;

export type AccountKind = keyof typeof chart;
type OwnedKind = { [K in AccountKind]: (typeof chart)[K]['owned'] extends true ? K : never }[AccountKind];
type HouseKind = Exclude<AccountKind, OwnedKind>;

/** One side of a movement: paise or coins, plus into the account, minus out of it. */
export type Entry = { kind: OwnedKind; ownerId: number; amount: number } | { kind: HouseKind; amount: number };

export interface Posting {
  /** What happened: `subscription.charged`, `referral.earned` … */
  kind: string;
  /** Names the happening itself, so that it is posted once however often it is told: `payout:17:paid`. */
  reference: string;
  note?: string;
  detail?: Record<string, unknown>;
  entries: Entry[];
}

/** Identity of an account: `coins:42`, `gateway:`. */
export function accountKey(entry: { kind: string; ownerId?: number }): string {
  return `${entry.kind}:${entry.ownerId ?? ''}`;
}

/** The entries as they are stored: one an account, none of zero. Throws when a currency does not sum to zero. */
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
