import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Relation } from './related-accounts.rules.ts';

type Traced = Exclude<Relation, 'contact'>;

/** Roles whose holder acts for an account, beside reading and reviewing. */
const acting = sql.lit('{owner,admin,manager,talent_manager,finance}');

/** Accounts without contacts and sessions of their own, with those of the person who keeps each. */
const keepers = (ids: RawBuilder<unknown>) => sql`
  select a.id, home.id as home_id, home.device_id, home.proven_email, home.proven_mobile
  from account a join person p on p.id = a.kept_by join account home on home.id = p.home_account_id where a.id in (${ids})`;

/**
 * Returns those of `others` that share a browser, a payout account or a payment instrument with an account. Impersonating
 * operators do not count. A UPI id counts whether it paid or was paid out to.
 */
export async function selectShared(db: Database, accountId: number, others: readonly number[]) {
  if (others.length === 0) return [];
  const ids = sql.join([accountId, ...others]);
  const { rows } = await sql<{ id: number; relation: Traced }>`
    with trace as (
      select id as account_id, 'device' as relation, device_id as value from account
        where id in (${ids}) and device_id is not null
      union select account_id, 'device', device_id from session
        where account_id in (${ids}) and device_id is not null and impersonator_id is null
      union select id, 'device', device_id from (${keepers(ids)}) keeper where device_id is not null
      union select keeper.id, 'device', s.device_id from (${keepers(ids)}) keeper
        join session s on s.account_id = keeper.home_id where s.device_id is not null and s.impersonator_id is null
      union select account_id, 'member', person_id::text from membership
        where account_id in (${ids}) and roles && ${acting}::text[]
      union select account_id, 'payout', fingerprint from payout_fingerprint where account_id in (${ids})
      union select account_id, 'instrument', fingerprint from payment_instrument where account_id in (${ids})
    )
    select distinct other.account_id as id,
      case when own.relation = other.relation then own.relation else 'instrument' end as relation
    from trace own join trace other on other.value = own.value and other.account_id <> own.account_id
      and (other.relation = 'device') = (own.relation = 'device') and (other.relation = 'member') = (own.relation = 'member')
    where own.account_id = ${accountId}`.execute(db);
  return rows;
}

/** Verified contacts of accounts: e-mail, mobile, and the e-mails of their sign-in providers. */
export async function selectProvenContacts(db: Database, accountIds: readonly number[]) {
  const ids = sql.join(accountIds);
  const { rows } = await sql<{ id: number; contact: string }>`
    select id, contact from account cross join lateral (values (proven_email), (proven_mobile)) proven (contact)
      where id in (${ids}) and contact is not null
    union select id, contact from (${keepers(ids)}) keeper
      cross join lateral (values (proven_email), (proven_mobile)) proven (contact) where contact is not null
    union select account_id, email from external_identity where account_id in (${ids}) and email is not null`.execute(
    db,
  );
  return rows;
}

/** Those of `others` that a member who acts for this account also acts for. */
export async function selectSharedMembers(
  db: Database,
  accountId: number,
  others: readonly number[],
): Promise<number[]> {
  if (others.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select distinct other.account_id as id
    from membership own join membership other on other.person_id = own.person_id and other.account_id <> own.account_id
    where own.account_id = ${accountId} and own.roles && ${acting}::text[]
      and other.account_id in (${sql.join(others)}) and other.roles && ${acting}::text[]`.execute(db);
  return rows.map(({ id }) => id);
}
