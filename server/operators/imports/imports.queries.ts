import { sql } from 'kysely';
import type {
  Import,
  ImportChoices,
  ImportCounts,
  ImportMapping,
  ImportReport,
  ImportStatus,
} from '../../../contract/operators/imports.ts';
import type { Database } from '../../../database/connection.ts';

interface NewImport {
  operator_id: number | null;
  name: string;
  file_key: string;
  bytes: number;
  format: Import['format'];
  encoding: string;
  sheets: string[];
  other_sheets: string[];
  source_mark: string;
  mapping: ImportMapping;
  choices: ImportChoices;
  report: ImportReport;
  now: Date;
}

export async function insertImport(
  db: Database,
  { now, mapping, choices, report, ...row }: NewImport,
): Promise<number> {
  const json = { mapping: JSON.stringify(mapping), choices: JSON.stringify(choices), report: JSON.stringify(report) };
  const inserted = await db
    .insertInto('profile_import')
    .values({ ...row, ...json, rows: report.rows, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return inserted.id;
}

function selectWithOperator(db: Database) {
  return db
    .selectFrom('profile_import as i')
    .leftJoin('account as a', 'a.id', 'i.operator_id')
    .selectAll('i')
    .select('a.fullname as operator');
}

export async function selectImport(db: Database, id: number) {
  return selectWithOperator(db).where('i.id', '=', id).executeTakeFirst();
}
export type ImportRow = NonNullable<Awaited<ReturnType<typeof selectImport>>>;

export async function selectImports(db: Database, { before, limit }: { before: number | undefined; limit: number }) {
  return selectWithOperator(db)
    .$if(before !== undefined, (query) => query.where('i.id', '<', before ?? 0))
    .orderBy('i.id', 'desc')
    .limit(limit)
    .execute();
}

export async function lockImport(db: Database, id: number) {
  return db.selectFrom('profile_import').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

interface Decided {
  mapping: ImportMapping;
  choices: ImportChoices;
  report: ImportReport;
}

export async function saveDecisions(db: Database, id: number, { mapping, choices, report }: Decided): Promise<void> {
  const json = { mapping: JSON.stringify(mapping), choices: JSON.stringify(choices), report: JSON.stringify(report) };
  await db.updateTable('profile_import').set(json).where('id', '=', id).execute();
}

export async function setStatus(
  db: Database,
  id: number,
  change: { status: ImportStatus; failure?: string; finished_at?: Date; undone_at?: Date },
): Promise<void> {
  await db
    .updateTable('profile_import')
    .set({ ...change, claimed_until: null })
    .where('id', '=', id)
    .execute();
}

/** Claims an import that waits, or whose process is gone, until a time; undefined where another one works on it. */
export async function claimImport(db: Database, id: number, { now, until }: { now: Date; until: Date }) {
  return db
    .updateTable('profile_import')
    .set({ claimed_until: until, status: sql`case status when 'queued' then 'running' else status end` })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running', 'undoing'])
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
    .returningAll()
    .executeTakeFirst();
}

/** Imports that wait for a process. */
export async function selectWaiting(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('profile_import')
    .select('id')
    .where('status', 'in', ['queued', 'running', 'undoing'])
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function saveProgress(
  db: Database,
  id: number,
  { stored, counts, until }: { stored: number; counts: ImportCounts; until: Date },
): Promise<void> {
  await db
    .updateTable('profile_import')
    .set({ stored, counts: JSON.stringify(counts), claimed_until: until })
    .where('id', '=', id)
    .execute();
}

export async function saveCounts(db: Database, id: number, counts: ImportCounts): Promise<void> {
  await db
    .updateTable('profile_import')
    .set({ counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .execute();
}

/** Records which profiles a batch makes, and what those looked like that it changes. The first state of one is kept. */
export async function insertChanges(
  db: Database,
  {
    importId,
    added,
    changed,
    now,
  }: { importId: number; added: readonly number[]; changed: readonly number[]; now: Date },
): Promise<void> {
  await sql`insert into import_change (import_id, influencer_id, before, changed_at)
    select ${importId}::bigint, p.id, json_build_object(
      'profile', json_build_object('display_name', p.display_name, 'bio', p.bio, 'gender_id', p.gender_id,
        'city_id', p.city_id, 'state_id', p.state_id, 'country_id', p.country_id, 'categories', p.categories,
        'topics', p.topics, 'languages', p.languages, 'contact_email', p.contact_email,
        'contact_mobile', p.contact_mobile, 'website', p.website),
      'accounts', (select coalesce(json_agg(json_build_object('id', s.id, 'followers', s.followers,
        'engagement_rate', s.engagement_rate, 'average_views', s.average_views, 'as_of', s.as_of)), '[]')
        from social_account s where s.influencer_id = p.id),
      'rates', (select coalesce(json_agg(json_build_object('platform_id', r.platform_id,
        'content_type_id', r.content_type_id, 'price', r.price)), '[]') from rate_card r where r.influencer_id = p.id)
    )::jsonb, ${now}
    from influencer_profile p where p.id = any(${[...changed]}::bigint[])
    on conflict (import_id, influencer_id) do update set changed_at = excluded.changed_at`.execute(db);
  await sql`insert into import_change (import_id, influencer_id, changed_at)
    select ${importId}::bigint, id, ${now} from unnest(${[...added]}::bigint[]) as id`.execute(db);
}

/**
 * Untouched since: not claimed, edited or imported again, and if it was made, in nobody's list. Scalar subqueries, because
 * PostgreSQL answers "not exists" for many profiles from all bookmarks of the market.
 */
const isUntouched = sql<boolean>`(p.account_id is null and p.updated_at = c.changed_at and (c.before is not null
  or (select true from bookmark b where b.influencer_id = p.id limit 1) is null
    and (select true from unlock u where u.influencer_id = p.id limit 1) is null))`;

/** Profiles that an undo would take back, and those it would leave, by import. */
export async function countUndoable(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, { takes: number; keeps: number }>> {
  const { rows } = await sql<{ import_id: number; takes: number; keeps: number }>`
    select c.import_id, count(*) filter (where ${isUntouched})::int as takes,
      count(*) filter (where not ${isUntouched})::int as keeps
    from import_change c join influencer_profile p on p.id = c.influencer_id
    where c.import_id = any(${[...ids]}::bigint[]) group by c.import_id`.execute(db);
  return new Map(rows.map(({ import_id, ...counts }) => [import_id, counts]));
}

/** The next changes of an import behind a profile, with whether they may be taken back; the profiles are locked. */
export async function lockChanges(
  db: Database,
  { importId, after, limit }: { importId: number; after: number; limit: number },
): Promise<{ influencer_id: number; before: Before | null; is_untouched: boolean }[]> {
  const { rows } = await sql<{ influencer_id: number; before: Before | null; is_untouched: boolean }>`
    select c.influencer_id, c.before, ${isUntouched} as is_untouched
    from import_change c join influencer_profile p on p.id = c.influencer_id
    where c.import_id = ${importId} and c.influencer_id > ${after}
    order by c.influencer_id limit ${limit} for update of p`.execute(db);
  return rows;
}

/** A profile before an import changed it. */
export interface Before {
  profile: Record<string, unknown>;
  accounts: { id: number }[];
  rates: object[];
}

export async function deleteProfiles(db: Database, ids: readonly number[]): Promise<void> {
  await sql`delete from influencer_profile where id = any(${[...ids]}::bigint[])`.execute(db);
}

/** Gives a profile back what an import changed. Accounts that the import added go. */
export async function restoreProfile(
  db: Database,
  { id, before, now }: { id: number; before: Before; now: Date },
): Promise<void> {
  const { profile, accounts, rates } = before;
  const profiles = JSON.stringify([{ ...profile, id }]);
  await sql`update influencer_profile p set display_name = b.display_name, bio = b.bio, gender_id = b.gender_id,
      city_id = b.city_id, state_id = b.state_id, country_id = b.country_id, categories = b.categories,
      topics = b.topics, languages = b.languages, contact_email = b.contact_email,
      contact_mobile = b.contact_mobile, website = b.website, updated_at = ${now}
    from jsonb_populate_recordset(null::influencer_profile, ${profiles}::jsonb) b where p.id = b.id`.execute(db);
  await sql`delete from social_account where influencer_id = ${id} and source = 'imported'
    and not (id = any(${accounts.map((account) => account.id)}::bigint[]))`.execute(db);
  await sql`update social_account s set followers = b.followers, engagement_rate = b.engagement_rate,
      average_views = b.average_views, as_of = b.as_of
    from jsonb_populate_recordset(null::social_account, ${JSON.stringify(accounts)}::jsonb) b
    where s.id = b.id and s.influencer_id = ${id}`.execute(db);
  await sql`delete from rate_card where influencer_id = ${id}`.execute(db);
  await sql`insert into rate_card (influencer_id, platform_id, content_type_id, price)
    select ${id}::bigint, platform_id, content_type_id, price
    from jsonb_populate_recordset(null::rate_card, ${JSON.stringify(rates)}::jsonb)`.execute(db);
}

export async function selectSource(db: Database, mark: string) {
  return db.selectFrom('import_source').select(['mapping', 'choices']).where('mark', '=', mark).executeTakeFirst();
}

export async function rememberSource(
  db: Database,
  { mark, mapping, choices, now }: { mark: string; mapping: ImportMapping; choices: ImportChoices; now: Date },
): Promise<void> {
  const decided = { mapping: JSON.stringify(mapping), choices: JSON.stringify(choices), updated_at: now };
  await db
    .insertInto('import_source')
    .values({ mark, ...decided })
    .onConflict((conflict) => conflict.column('mark').doUpdateSet(decided))
    .execute();
}

/** Names of places for a preview, by id. */
export async function selectPlaceNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from city where id = any(${[...ids]}::text[])
    union all select id, name from state where id = any(${[...ids]}::text[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function selectCategoryNames(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom('category').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Imports whose lists are to be forgotten. */
export async function selectOldFiles(db: Database, before: Date): Promise<{ id: number; file_key: string | null }[]> {
  return db
    .selectFrom('profile_import')
    .select(['id', 'file_key'])
    .where('created_at', '<', before)
    .where('file_key', 'is not', null)
    .where('status', 'not in', ['queued', 'running', 'undoing'])
    .limit(200)
    .execute();
}

/** Forgets what an import read and changed; its counts stay. An import that never ran goes. */
export async function forgetImport(db: Database, id: number): Promise<void> {
  await db.deleteFrom('profile_import').where('id', '=', id).where('status', '=', 'checked').execute();
  await db
    .updateTable('profile_import')
    .set({ file_key: null, report: null, mapping: '{}', choices: '{}' })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('import_change').where('import_id', '=', id).execute();
}
