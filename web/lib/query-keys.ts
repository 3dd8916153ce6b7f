/** Roots of query keys that several features refetch or extend; every other key is named in its own feature alone. */
export const sharedKeys = {
  applications: ['applications'],
  campaigns: ['campaigns'],
  deliverables: ['deliverables'],
  discovery: ['discovery'],
  escrow: ['escrow'],
  lookups: ['lookups'],
  messages: ['messages'],
  operator: ['operator'],
  performance: ['performance'],
  personalInfo: ['personal-info'],
  sessions: ['sessions'],
  subscription: ['subscription'],
  unlocks: ['unlocks'],
} as const;
