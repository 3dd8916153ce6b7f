/** Queries that may read more the bigger the market is, each by a part of its text, with the reason. */
const allowed: readonly (readonly [part: string, reason: string])[] = [
  [
    '(select) one left join lateral (select c.id',
    'read once by each process: the open campaigns it keeps (decision 98)',
  ],
  [
    'from influencer_profile where ((hidden_at is null',
    'PostgreSQL is the oracle of the search: the product asks its index',
  ],
  ['with base as materialized', 'PostgreSQL is the oracle of the search: the product asks its index'],
];

/** Calls of operators that tell figures of the whole market: a few people ask, now and then. */
export const tellsOfAll: readonly string[] = [
  'GET /operator/home',
  'GET /operator/health',
  'GET /operator/users',
  'GET /operator/influencers',
  'GET /operator/chargebacks',
  'GET /operator/plans',
  'GET /operator/lookups/{kind}',
];

export function isAllowed(text: string): boolean {
  const plain = text.replace(/\s+/g, ' ');
  return allowed.some(([part]) => plain.includes(part));
}
