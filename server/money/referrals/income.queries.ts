import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Income } from './cover.rules.ts';
import type { Acts } from './referrals.rules.ts';

/** Excludes payments that are charged back or in dispute. */
const isUncontested = (paymentId: string) =>
  sql.raw(`not exists (select 1 from chargeback c
  where c.payment_id = ${paymentId} and c.status in ('open', 'lost'))`);

/**
 * The platform's final income from an account: fees on its released work, as payer or payee, and its subscription
 * payments. A fee on work between two invited accounts counts half for each.
 */
export async function selectIncome(db: Database, accountId: number): Promise<Income[]> {
  const { rows } = await sql<Income>`
    select o.ended_at as at, (o.fee - o.gst - o.gateway_fee) /
        (select greatest(1, count(*)) from referral r where r.invited_id in (o.payer_id, o.payee_id)) as amount
      from escrow_order o
      where ${accountId} in (o.payer_id, o.payee_id) and o.status = 'released' and o.application_id is not null
        and ${isUncontested('o.payment_id')}
    union all
    select p.paid_at, i.taxable - p.gateway_fee
      from subscription s
      join subscription_payment p on p.subscription_id = s.id
      join invoice i on i.subscription_payment_id = p.id
      where s.account_id = ${accountId} and ${isUncontested('p.provider_payment_id')}`.execute(db);
  return rows;
}

export async function selectActs(db: Database, accountId: number): Promise<Acts> {
  const { rows } = await sql<Acts>`
    select a.role, a.email_verified_at is not null as "isVerified",
      exists (select 1 from social_account s where s.owner_id = a.id and s.source = 'provider') as "isConnected",
      exists (select 1 from escrow_order o where o.payer_id = a.id and o.application_id is not null
        and o.status in ('held', 'disputed', 'released') and ${isUncontested('o.payment_id')})
      or exists (select 1 from subscription s join subscription_payment p on p.subscription_id = s.id
        where s.account_id = a.id and ${isUncontested('p.provider_payment_id')}) as "hasPaid",
      exists (select 1 from chargeback c where c.payer_id = a.id and c.status = 'lost') as "isChargedBack"
    from account a where a.id = ${accountId}`.execute(db);
  const [acts] = rows;
  if (!acts) throw new Error(`Account ${accountId} is gone`);
  return acts;
}
