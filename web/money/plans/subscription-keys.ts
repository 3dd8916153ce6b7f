/** What changes with a subscription, by the beginning of its queries' keys. */
export const subscriptionKeys = {
  subscription: ['subscription'],
  purchase: ['purchase'],
  unlocks: ['unlocks'],
  invoices: ['invoices'],
} as const;
