import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import { termsOf } from '../../../search/search-text.rules.ts';

/** People with an account, including deleted ones, whose content stays under "Deleted user". */
export async function selectPeople(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('account as a')
    .leftJoin('business_profile as b', 'b.account_id', 'a.id')
    .leftJoin('influencer_profile as i', 'i.account_id', 'a.id')
    .leftJoin('city as c', (join) => join.on((eb) => eb('c.id', '=', eb.fn.coalesce('b.city_id', 'i.city_id'))))
    .leftJoin('state as s', 's.id', 'c.state_id')
    .select(['a.id', 'a.role', 'a.fullname', 'a.first_name', 'a.last_name', 'a.username', 'a.profile_image'])
    .select(['a.locale', 'a.last_active_at', 'a.deleted_at', 'b.business_name', 'c.name as city', 's.name as state'])
    .select(sql<boolean>`num_nonnulls(a.email_verified_at, a.mobile_verified_at) > 0`.as('is_verified'))
    .where('a.id', 'in', [...ids])
    .execute();
}
export type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number];

export async function lockAccountRow(db: Database, id: number): Promise<void> {
  await db.selectFrom('account').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** In one order, so that two who lock several never wait for each other. */
export async function lockOperatorRows(db: Database): Promise<void> {
  await db.selectFrom('account').select('id').where('role', '=', 'operator').orderBy('id').forNoKeyUpdate().execute();
}

export async function selectAge(db: Database, id: number) {
  return db
    .selectFrom('influencer_profile')
    .select(['birth_date', 'kept_hidden'])
    .where('account_id', '=', id)
    .executeTakeFirst();
}

/** The verified mobile; of an account without contacts that of the person who keeps it. */
export async function selectProvenMobile(db: Database, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('account as a')
    .leftJoin('person as keeper', 'keeper.id', 'a.kept_by')
    .leftJoin('account as home', 'home.id', 'keeper.home_account_id')
    .select((eb) => eb.fn.coalesce('home.proven_mobile', 'a.proven_mobile').as('mobile'))
    .where('a.id', '=', id)
    .executeTakeFirst();
  return row?.mobile ?? null;
}

export async function selectIdByEmail(db: Database, email: string): Promise<number | null> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['proven_email']), '=', email.toLowerCase()))
    .where('role', '<>', 'operator')
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Names and verified e-mails; of accounts without contacts those of their owners. */
export async function selectContacts(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const own = db
    .selectFrom('account as a')
    .select(['a.id', 'a.fullname', 'a.locale', 'a.proven_email as email'])
    .select(sql<boolean>`false`.as('isLimited'))
    .where('a.id', 'in', [...ids])
    .where('a.kept_by', 'is', null)
    .where('a.deleted_at', 'is', null);
  const ofOwners = db
    .selectFrom('account as a')
    .innerJoin('membership as m', 'm.account_id', 'a.id')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .innerJoin('account as home', 'home.id', 'p.home_account_id')
    .select(['a.id', 'home.fullname', 'home.locale', 'home.proven_email as email'])
    .select(sql<boolean>`m.campaign_ids is not null`.as('isLimited'))
    .where('a.id', 'in', [...ids])
    .where('a.kept_by', 'is not', null)
    .where(sql<boolean>`'owner' = any (m.roles)`)
    .where('a.deleted_at', 'is', null)
    .where('home.deleted_at', 'is', null);
  return own.unionAll(ofOwners).execute();
}

/** Ids of all operators. */
export async function selectOperatorIds(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'operator')
    .where('deleted_at', 'is', null)
    .where('password_hash', 'is not', null)
    .where('locked_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns those of the people with words in their name or business that start with all of these. */
export async function selectIdsByName(db: Database, ids: readonly number[], words: string): Promise<number[]> {
  const terms = termsOf(words) ?? [];
  if (ids.length === 0 || terms.length === 0) return [];
  const isCalled = (name: string) =>
    sql<boolean>`${sql.join(
      terms.map((term) => sql`name_words(${sql.ref(name)}) like ${`% ${term}%`}`),
      sql` and `,
    )}`;
  const rows = await db
    .selectFrom('account as a')
    .leftJoin('business_profile as b', 'b.account_id', 'a.id')
    .select('a.id')
    .where('a.id', 'in', [...ids])
    .where('a.deleted_at', 'is', null)
    .where((eb) => eb.or([isCalled('a.fullname'), isCalled('b.business_name')]))
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns those of the people with a block towards `id` or from it. */
export async function selectBlocked(db: Database, id: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('block')
    .select('blocked_id as id')
    .where('blocker_id', '=', id)
    .where('blocked_id', 'in', [...ids])
    .union(
      db
        .selectFrom('block')
        .select('blocker_id as id')
        .where('blocked_id', '=', id)
        .where('blocker_id', 'in', [...ids]),
    )
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Returns those of the pairs, by index, of which `senderId` may write to `receiverId`: both accounts are active, without a
 * block between.
 */
export async function selectReachable(db: Database, pairs: readonly { senderId: number; receiverId: number }[]) {
  const { rows } = await sql<{ place: number; last_active_at: Date | null }>`
    select pair.place, receiver.last_active_at
    from unnest(${pairs.map(({ senderId }) => senderId)}::bigint[], ${pairs.map(({ receiverId }) => receiverId)}::bigint[])
      with ordinality pair(sender_id, receiver_id, place)
    join account sender on sender.id = pair.sender_id and sender.deleted_at is null
    join account receiver on receiver.id = pair.receiver_id and num_nonnulls(receiver.deleted_at, receiver.suspended_at) = 0
    where num_nonnulls(receiver.email_verified_at, receiver.mobile_verified_at) > 0
      and not exists (select from block where blocker_id = pair.sender_id and blocked_id = pair.receiver_id)
      and not exists (select from block where blocker_id = pair.receiver_id and blocked_id = pair.sender_id)`.execute(
    db,
  );
  return rows;
}
