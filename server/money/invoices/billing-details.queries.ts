import type { BillingDetails } from '../../../contract/money/invoices.ts';
import type { Database } from '../../../database/connection.ts';

/** The billing details a person saved, and the defaults from their profile. */
export async function selectBilling(db: Database, accountId: number) {
  return db
    .selectFrom('account as a')
    .leftJoin('business_profile as b', 'b.account_id', 'a.id')
    .leftJoin('influencer_profile as i', 'i.account_id', 'a.id')
    .leftJoin('state as s', (join) => join.on((eb) => eb('s.id', '=', eb.fn.coalesce('b.state_id', 'i.state_id'))))
    .leftJoin('billing_details as d', 'd.account_id', 'a.id')
    .select(['a.fullname', 'b.business_name', 's.name as profile_state'])
    .select(['d.name', 'd.address', 'd.state_code', 'd.gstin', 'd.gst_scheme', 'd.udyam'])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();
}

export async function upsertBilling(
  db: Database,
  { accountId, details, now }: { accountId: number; details: BillingDetails; now: Date },
): Promise<void> {
  await db
    .insertInto('billing_details')
    .values({ account_id: accountId, ...details, updated_at: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ ...details, updated_at: now }))
    .execute();
}
