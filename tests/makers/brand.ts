import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { makeAccount } from './account.ts';

/** Brand (or partner, with `account: { role: 'partner' }`) in Kochi with a business profile. */
export async function makeBrand(
  db: Database,
  overrides: {
    account?: Partial<Insertable<Schema['account']>>;
    profile?: Partial<Insertable<Schema['business_profile']>>;
  } = {},
) {
  const account = await makeAccount(db, { role: 'brand', ...overrides.account });
  const profile = await db
    .insertInto('business_profile')
    .values({
      account_id: account.id,
      business_name: `${account.fullname} & Co`,
      country_id: 'IN',
      state_id: 'KL',
      city_id: 'kochi',
      ...overrides.profile,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...account, profile };
}
