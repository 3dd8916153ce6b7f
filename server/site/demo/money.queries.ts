import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

interface DemoAccount {
  id: number;
  created_at: Date;
}

/** A demo account by its e-mail. */
export async function selectDemoAccount(db: Database, email: string): Promise<DemoAccount | undefined> {
  return db.selectFrom('account').select(['id', 'created_at']).where('email', '=', email).executeTakeFirst();
}

/** Accounts that joined after this one and completed the first step of their role. */
export async function selectBeginners(
  db: Database,
  { after, role, count }: { after: Date; role: 'influencer' | 'brand'; count: number },
): Promise<DemoAccount[]> {
  const began =
    role === 'influencer'
      ? sql<boolean>`exists (select 1 from social_account s where s.owner_id = account.id and s.source = 'provider')`
      : sql<boolean>`exists (select 1 from campaign c where c.creator_id = account.id and not c.is_draft)`;
  return db
    .selectFrom('account')
    .select(['id', 'created_at'])
    .where('role', '=', role)
    .where('created_at', '>', after)
    .where('password_hash', 'is', null)
    .where(began)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('referral').select('invited_id').whereRef('invited_id', '=', 'account.id'))),
    )
    .orderBy(sql`md5(username)`)
    .limit(count)
    .execute();
}

/** The demo's orders with their campaigns' titles, in order of payment. */
export async function selectStoryOrders(db: Database) {
  return db
    .selectFrom('escrow_order as o')
    .innerJoin('application as a', 'a.id', 'o.application_id')
    .innerJoin('campaign as c', 'c.id', 'a.campaign_id')
    .leftJoin('dispute as d', 'd.order_id', 'o.id')
    .selectAll('o')
    .select(['c.title', 'a.campaign_id', 'a.id as application_id', 'd.created_at as disputed_at'])
    .where('o.provider_id', 'like', 'order_story%')
    .orderBy('o.paid_at')
    .execute();
}

/** The demo's contributions with their campaigns, in order of payment. */
export async function selectStoryContributions(db: Database) {
  return db
    .selectFrom('escrow_order as o')
    .innerJoin('pledge as p', 'p.id', 'o.pledge_id')
    .innerJoin('campaign as c', 'c.id', 'p.campaign_id')
    .select(['o.payment_id', 'o.amount', 'o.paid_at', 'c.id', 'c.title'])
    .where('o.provider_id', 'like', 'order_story%')
    .orderBy('o.paid_at')
    .execute();
}

/** The first influencers the story paid, except the demo accounts, with the net paise of one order. */
export async function selectEarners(db: Database, count: number) {
  const { rows } = await sql<{ payee_id: number; username: string; net: number; ended_at: Date }>`
    select distinct on (o.payee_id) o.payee_id, a.username, o.amount - o.fee - o.tds as net, o.ended_at
    from escrow_order o join account a on a.id = o.payee_id
    where o.provider_id like 'order_story%' and o.status = 'released' and a.password_hash is null
    order by o.payee_id, o.ended_at limit ${count}`.execute(db);
  return rows;
}

export async function insertDemoPayout(db: Database, row: Insertable<Schema['payout']>) {
  return db.insertInto('payout').values(row).returningAll().executeTakeFirstOrThrow();
}

interface DemoReferral {
  invited_id: number;
  referrer_id: number;
  created_at: Date;
}

export async function insertDemoReferral(db: Database, referral: DemoReferral): Promise<void> {
  await db.insertInto('referral').values(referral).execute();
}

/** Marks both accounts' coins as paid, too. */
export async function markDemoQualified(db: Database, invitedId: number, now: Date): Promise<void> {
  await db
    .updateTable('referral')
    .set({ qualified_at: now, referrer_coins_at: now, invited_coins_at: now })
    .where('invited_id', '=', invitedId)
    .execute();
}

export async function insertDemoInvitations(
  db: Database,
  invitations: Insertable<Schema['referral_invitation']>[],
): Promise<void> {
  await db.insertInto('referral_invitation').values(invitations).execute();
}
