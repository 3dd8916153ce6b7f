import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { makeBrand } from './brand.ts';
import { makeJointCampaign } from './campaign.ts';

/** Pledge of ₹20,000 by a new brand to a new joint campaign unless given, with its first event. */
export async function makePledge(db: Database, overrides: Partial<Insertable<Schema['pledge']>> = {}) {
  const campaign = await makeJointCampaign(db);
  const accountId = overrides.account_id ?? (await makeBrand(db)).id;
  const pledge = await db
    .insertInto('pledge')
    .values({
      campaign_id: campaign.id,
      need_id: campaign.needs[0]?.id ?? 0,
      kind: 'budget',
      value: 2_000_000,
      ...overrides,
      account_id: accountId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('pledge_event')
    .values({ pledge_id: pledge.id, to_status: 'pledged', by_id: accountId })
    .execute();
  return pledge;
}
