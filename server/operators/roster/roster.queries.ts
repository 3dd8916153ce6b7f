import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { platformIds, platforms } from '../../../contract/core/platforms.ts';
import type { Subject } from '../../../contract/core/suppression.rules.ts';
import type { RosterFilter } from '../../../contract/operators/roster.ts';
import type { Database } from '../../../database/connection.ts';
import { termsOf } from '../../../search/search-text.rules.ts';

interface Named {
  id: string;
  name: string;
}

function selectUnclaimed(db: Database) {
  return db
    .selectFrom('influencer_profile as p')
    .select([
      'p.id',
      'p.display_name',
      'p.bio',
      'p.gender_id',
      'p.city_id',
      'p.followers',
      'p.hidden_at',
      'p.created_at',
    ])
    .select(['p.contact_email', 'p.contact_mobile', 'p.website', 'p.categories', 'p.topics'])
    .select((eb) => [
      sql<Named | null>`(select json_build_object('id', c.id, 'name', c.name) from city c where c.id = p.city_id)`.as(
        'city',
      ),
      sql<Named[]>`(select coalesce(json_agg(json_build_object('id', w.id, 'name', w.name)
        order by array_position(p.categories, w.id)), '[]') from category w where w.id = any(p.categories))`.as(
        'category_names',
      ),
      jsonArrayFrom(
        eb
          .selectFrom('social_account as s')
          .select(['s.platform_id', 's.handle', 's.followers'])
          .select(sql<string>`s.as_of`.as('as_of'))
          .whereRef('s.influencer_id', '=', 'p.id')
          .orderBy('s.followers', (order) => order.desc().nullsLast())
          .orderBy('s.id'),
      ).as('accounts'),
      eb
        .selectFrom('bookmark as b')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('b.influencer_id', '=', 'p.id')
        .as('bookmarks'),
      eb
        .selectFrom('unlock as u')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('u.influencer_id', '=', 'p.id')
        .as('unlocks'),
    ])
    .where('p.account_id', 'is', null);
}
export type RosterRow = Awaited<ReturnType<ReturnType<typeof selectUnclaimed>['execute']>>[number];

const conditions: Record<RosterFilter, ReturnType<typeof sql<boolean>>> = {
  all: sql<boolean>`true`,
  doubles: sql<boolean>`lower(p.display_name) in (
    select lower(display_name) from influencer_profile where account_id is null group by 1 having count(*) > 1)`,
  no_city: sql<boolean>`p.city_id is null`,
  old: sql<boolean>`not exists (
    select from social_account s where s.influencer_id = p.id and s.as_of > now() - interval '1 year')`,
  hidden: sql<boolean>`p.hidden_at is not null`,
};

interface Wanted {
  words: string;
  filter: RosterFilter;
}

/** Unclaimed profiles: possible duplicates next to each other, others newest first. */
export async function selectRoster(
  db: Database,
  { words, filter }: Wanted,
  { after, limit }: { after: [name: string, id: number] | undefined; limit: number },
): Promise<RosterRow[]> {
  const escaped = words.replaceAll(/[\\%_]/g, '\\$&');
  const isDoubles = filter === 'doubles';
  const terms = termsOf(words) ?? [];
  const isCalled =
    terms.length === 0
      ? sql`false`
      : sql`(${sql.join(
          terms.map((term) => sql`search_names like ${`% ${term}%`}`),
          sql` and `,
        )})`;
  const rows = selectUnclaimed(db)
    .where(conditions[filter])
    .$if(words !== '', (query) =>
      query.where(
        sql<boolean>`p.id in (
          select id from influencer_profile where account_id is null and (lower(display_name) like ${`%${escaped}%`} or ${isCalled})
          union select influencer_id from social_account where lower(handle) like ${`${escaped}%`} and influencer_id is not null)`,
      ),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        isDoubles
          ? sql<boolean>`(lower(p.display_name), p.id) > (${after?.[0] ?? ''}, ${after?.[1] ?? 0})`
          : sql<boolean>`p.id < ${after?.[1] ?? 0}`,
      ),
    );
  const sorted = isDoubles ? rows.orderBy(sql`lower(p.display_name)`).orderBy('p.id') : rows.orderBy('p.id', 'desc');
  return sorted.limit(limit).execute();
}

export async function countRoster(db: Database): Promise<Record<RosterFilter, number>> {
  const { rows } = await sql<Record<RosterFilter, number>>`select
    count(*)::int as "all", count(*) filter (where ${conditions.doubles})::int as doubles,
    count(*) filter (where ${conditions.no_city})::int as no_city, count(*) filter (where ${conditions.old})::int as old,
    count(*) filter (where ${conditions.hidden})::int as hidden
    from influencer_profile p where account_id is null`.execute(db);
  return rows[0] ?? { all: 0, doubles: 0, no_city: 0, old: 0, hidden: 0 };
}

export async function selectProfile(db: Database, id: number): Promise<RosterRow | undefined> {
  return selectUnclaimed(db).where('p.id', '=', id).executeTakeFirst();
}

/** Locks profiles, claimed ones too, in id order until the transaction ends. */
export async function lockProfiles(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('influencer_profile')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}
export type ProfileRow = Awaited<ReturnType<typeof lockProfiles>>[number];

type Change = Partial<
  Pick<
    ProfileRow,
    | 'display_name'
    | 'bio'
    | 'city_id'
    | 'state_id'
    | 'country_id'
    | 'gender_id'
    | 'categories'
    | 'topics'
    | 'languages'
    | 'contact_email'
    | 'contact_mobile'
    | 'website'
    | 'hidden_at'
    | 'kept_hidden'
  >
>;

/** Whether an account is visible, without which its profile stays hidden. */
export async function isAccountOpen(db: Database, accountId: number): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

export async function updateProfile(db: Database, id: number, change: Change, now: Date): Promise<void> {
  await db
    .updateTable('influencer_profile')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** A city with its state and country. */
export async function selectPlace(db: Database, cityId: string) {
  return db
    .selectFrom('city as c')
    .innerJoin('state as s', 's.id', 'c.state_id')
    .select(['c.id as city_id', 's.id as state_id', 's.country_id'])
    .where('c.id', '=', cityId)
    .executeTakeFirst();
}

export async function areWords(db: Database, table: 'category' | 'gender', ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return rows.length === new Set(ids).size;
}

/** Unclaimed profiles with one of these normalised contacts. */
export async function selectBySubjects(db: Database, subjects: readonly Subject[]) {
  const matches = subjects.map(({ kind, value }) => {
    if (kind === 'email')
      return sql`select id from influencer_profile where account_id is null and plain_email(contact_email) = ${value}`;
    if (kind === 'mobile')
      return sql`select id from influencer_profile where account_id is null and contact_mobile = ${value}`;
    if (kind !== 'handle' && platforms[kind].ignoresDots)
      return sql`select influencer_id from social_account where platform_id = ${kind} and replace(lower(handle), '.', '') = ${value}`;
    const onPlatform = kind === 'handle' ? sql`platform_id = any(${platformIds}::text[])` : sql`platform_id = ${kind}`;
    return sql`select influencer_id from social_account where source = 'imported' and ${onPlatform} and lower(handle) = ${value}`;
  });
  if (matches.length === 0) return [];
  return db
    .selectFrom('influencer_profile')
    .select(['id', 'display_name', 'contact_email', 'contact_mobile'])
    .where('account_id', 'is', null)
    .where(sql<boolean>`id in (${sql.join(matches, sql` union `)})`)
    .orderBy('id')
    .execute();
}

export async function selectHandles(db: Database, profileId: number) {
  return db
    .selectFrom('social_account')
    .select(['platform_id as platform', 'handle'])
    .where('influencer_id', '=', profileId)
    .execute();
}

export async function deleteProfile(db: Database, id: number): Promise<void> {
  await db.deleteFrom('influencer_profile').where('id', '=', id).execute();
}

/** Moves everything referencing a profile to another one, except what that one already has. */
export async function moveBelongings(db: Database, from: number, to: number): Promise<void> {
  for (const move of [
    sql`update social_account s set influencer_id = ${to} where influencer_id = ${from} and not exists (
      select from social_account o where o.influencer_id = ${to} and o.platform_id = s.platform_id and lower(o.handle) = lower(s.handle))`,
    sql`insert into rate_card (influencer_id, platform_id, content_type_id, price)
      select ${to}::bigint, platform_id, content_type_id, price from rate_card where influencer_id = ${from} on conflict do nothing`,
    // A bookmark of both keeps the list and note that only the other one had.
    sql`update bookmark b set list_id = coalesce(b.list_id, o.list_id), note = coalesce(b.note, o.note)
      from bookmark o where b.influencer_id = ${to} and o.influencer_id = ${from} and o.account_id = b.account_id`,
    sql`update bookmark b set influencer_id = ${to} where influencer_id = ${from} and not exists (
      select from bookmark o where o.influencer_id = ${to} and o.account_id = b.account_id)`,
    sql`update unlock u set influencer_id = ${to} where influencer_id = ${from} and not exists (
      select from unlock o where o.influencer_id = ${to} and o.account_id = u.account_id)`,
    sql`update profile_redirect set to_id = ${to} where to_id = ${from}`,
  ]) {
    await move.execute(db);
  }
}

export async function insertRedirect(db: Database, redirect: { from: number; to: number; now: Date }): Promise<void> {
  await db
    .insertInto('profile_redirect')
    .values({ from_id: redirect.from, to_id: redirect.to, created_at: redirect.now })
    .execute();
}
