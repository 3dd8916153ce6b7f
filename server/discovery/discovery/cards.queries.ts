import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { takenStatuses } from '../../../contract/campaigns/application-standing.ts';
import type { Database } from '../../../database/connection.ts';
import { runPrepared } from '../../../database/prepared.ts';
import type { Schema } from '../../../database/schema.ts';

export type FaceRow = Awaited<ReturnType<typeof findFaces>>[number];
type CardStateRow = Awaited<ReturnType<typeof findCardStates>>[number];
export type CardRow = FaceRow & CardStateRow;
export type DetailRow = Awaited<ReturnType<typeof findDetails>>[number];

type Profile = ExpressionBuilder<Schema & { p: Schema['influencer_profile'] }, 'p'>;

/** Public part of the cards of these profiles, unordered. Unchanged while `changed_by` stays the same. */
export async function findFaces(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const statement = db
    .selectFrom('influencer_profile as p')
    .select(faceColumns)
    .select((eb) => facePartsOf(eb))
    .where('p.id', '=', among(ids));
  return runPrepared(db, statement);
}

/** Personal or time-dependent part of the cards of these profiles, unordered; `readerId` is null for visitors. */
export async function findCardStates(db: Database, ids: readonly number[], readerId: number | null) {
  if (ids.length === 0) return [];
  return runPrepared(db, selectCardStates(db, readerId).where('p.id', '=', among(ids)));
}

/** These profiles with the additional fields of their own pages, unordered. */
export async function findDetails(db: Database, ids: readonly number[], readerId: number) {
  return selectCardStates(db, readerId)
    .select(faceColumns)
    .select((eb) => facePartsOf(eb))
    .select([
      'p.contents',
      'p.hidden_at',
      'p.contact_email',
      'p.contact_mobile',
      'p.website',
      'a.proven_email',
      'a.proven_mobile',
    ])
    .select([namedBy('state').as('state'), wordsOf('content_type', 'contents').as('content_names')])
    .where('p.id', '=', among(ids))
    .execute();
}

const among = (ids: readonly number[]) => sql<number>`any(${[...ids]}::bigint[])`;

function selectCardStates(db: Database, readerId: number | null) {
  return db
    .selectFrom('influencer_profile as p')
    .leftJoin('account as a', 'a.id', 'p.account_id')
    .leftJoin('bookmark as b', (join) =>
      join.onRef('b.influencer_id', '=', 'p.id').on('b.account_id', '=', readerId ?? 0),
    )
    .leftJoin('unlock as u', (join) =>
      join.onRef('u.influencer_id', '=', 'p.id').on('u.account_id', '=', readerId ?? 0),
    )
    .select(['p.id', 'p.changed_by', 'a.profile_image', 'a.last_active_at', 'b.id as bookmark_id', 'u.id as unlock_id'])
    .select(unlockable.as('unlockable'))
    .select((eb) => isPartyOf(eb, readerId).as('is_party'));
}

const faceColumns = [
  'p.id',
  'p.changed_by',
  'p.account_id',
  'p.display_name',
  'p.username',
  'p.bio',
  'p.verified',
  'p.followers',
  'p.engagement_rate',
  'p.price_from',
  'p.authenticity',
  'p.city_id',
  'p.categories',
  'p.pictures',
] as const;

function facePartsOf(eb: Profile) {
  return [
    namedBy('city').as('city'),
    namedBy('country').as('country'),
    namedBy('gender').as('gender'),
    wordsOf('category', 'categories').as('category_names'),
    wordsOf('language', 'languages').as('language_names'),
    accountsOf(eb).as('accounts'),
    ratesOf(eb).as('rates'),
  ] as const;
}

/** Whether there is any contact to unlock, without reading it. */
const unlockable = sql<boolean>`num_nonnulls(p.contact_email, p.contact_mobile, p.website, a.proven_email, a.proven_mobile) > 0`;

/** Whether an agreement with the reader is in force. */
function isPartyOf(eb: Profile, readerId: number | null) {
  return eb
    .exists(
      eb
        .selectFrom('application as ap')
        .select('ap.id')
        .whereRef('ap.influencer_id', '=', 'p.id')
        .where('ap.status', 'in', [...takenStatuses])
        .where('ap.owner_id', '=', readerId ?? 0),
    )
    .$castTo<boolean>();
}

interface Named {
  id: string;
  name: string;
}

function namedBy(table: 'city' | 'country' | 'gender' | 'state') {
  return sql<Named | null>`(select json_build_object('id', named.id, 'name', named.name)
    from ${sql.table(table)} as named where named.id = ${sql.ref(`p.${table}_id`)})`;
}

/** Names of the profile's ids, in the person's order. */
function wordsOf(table: 'category' | 'language' | 'content_type', column: 'categories' | 'languages' | 'contents') {
  return sql<Named[]>`(select coalesce(json_agg(json_build_object('id', word.id, 'name', word.name)
      order by array_position(${sql.ref(`p.${column}`)}, word.id)), '[]')
    from ${sql.table(table)} as word where word.id = any(${sql.ref(`p.${column}`)}))`;
}

/** Social accounts, those verified by their provider first. */
function accountsOf(eb: Profile) {
  return jsonArrayFrom(
    eb
      .selectFrom('social_account as s')
      .select(['s.platform_id', 's.handle', 's.followers', 's.engagement_rate', 's.average_views', 's.source'])
      .select(sql<string>`s.as_of`.as('as_of'))
      .whereRef('s.influencer_id', '=', 'p.id')
      .orderBy(sql`s.source = 'provider'`, 'desc')
      .orderBy('s.followers', (order) => order.desc().nullsLast())
      .orderBy('s.id'),
  );
}

function ratesOf(eb: Profile) {
  return jsonArrayFrom(
    eb
      .selectFrom('rate_card as r')
      .innerJoin('content_type as c', 'c.id', 'r.content_type_id')
      .innerJoin('platform as pf', 'pf.id', 'r.platform_id')
      .select(['r.platform_id', 'c.id as content_id', 'c.name as content_name', 'r.price'])
      .whereRef('r.influencer_id', '=', 'p.id')
      .orderBy('pf.position')
      .orderBy('r.price', 'desc'),
  );
}
