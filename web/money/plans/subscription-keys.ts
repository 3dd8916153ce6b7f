import { sharedKeys } from '../../lib/query-keys.ts';
/** Query key prefixes that depend on the subscription. */
export const subscriptionKeys = {
  subscription: sharedKeys.subscription,
  purchase: ['purchase'],
  unlocks: sharedKeys.unlocks,
  invoices: ['invoices'],
} as const;
