/** Figures of the house's rules that pages and texts name. */
export interface PlatformTerms {
  /** Per cent of a creator's price that is kept, GST included. */
  platformFee: number;
  /** Days of a brand's silence that approve handed-in work. */
  autoReleaseDays: number;
  /** Working days after which a draw from a pool is paid without objection. */
  poolObjectionDays: number;
  /** Most per cent of a pool that may be drawn without a word of its payers, in any seven days. */
  poolSilencePercent: number;
  /** Unlocks in a calendar month without a subscription. */
  freeUnlocks: number;
  /** Coins of an unlock beyond those. */
  unlockCoins: number;
  /** Days without a reply after which an unlock comes back. */
  unlockSilentDays: number;
  /** Coins given when an account is verified. */
  welcomeCoins: number;
  /** Smallest payout in rupees. */
  minPayout: number;
  /** Hours a new payment method waits before its first payout. */
  payoutTargetHours: number;
  /** Days after which notifications that were read are cleared away. */
  noticeDays: number;
  /** Days that registration data and security logs of a deleted account stay locked away. */
  erasedKeptDays: number;
}

/** What holds unless the operator has set other figures. Source: the product's rules. */
export const platformTerms: Readonly<PlatformTerms> = {
  platformFee: 5,
  autoReleaseDays: 7,
  poolObjectionDays: 3,
  poolSilencePercent: 25,
  freeUnlocks: 3,
  unlockCoins: 10,
  unlockSilentDays: 14,
  welcomeCoins: 50,
  minPayout: 500,
  payoutTargetHours: 24,
  noticeDays: 180,
  erasedKeptDays: 180,
};
