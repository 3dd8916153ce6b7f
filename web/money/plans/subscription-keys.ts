/** Query key prefixes that depend on the subscription. */
export const subscriptionKeys = {
  subscription: ['subscription'],
  purchase: ['purchase'],
  unlocks: ['unlocks'],
  invoices: ['invoices'],
} as const;
