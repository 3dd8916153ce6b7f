import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type CrmStage, crmStages } from '../../../contract/campaigns/crm.ts';
import type { Database } from '../../../database/connection.ts';

interface Listing {
  accountId: number;
  stage: CrmStage | undefined;
  tag: string | undefined;
  q: string | undefined;
  exceptIds: readonly number[];
}

/** Part of the account's own list: filters read its rows alone. */
function listed(db: Database, { accountId, stage, tag, q, exceptIds }: Listing) {
  return db
    .selectFrom('crm_entry as e')
    .innerJoin('influencer_profile as p', 'p.id', 'e.influencer_id')
    .where('e.account_id', '=', accountId)
    .where('p.hidden_at', 'is', null)
    .$if(exceptIds.length > 0, (query) =>
      query.where(sql<SqlBool>`e.influencer_id <> all(${[...exceptIds]}::bigint[])`),
    )
    .$if(stage !== undefined, (query) => query.where('e.stage', '=', stage ?? 'found'))
    .$if(tag !== undefined, (query) => query.where(sql<SqlBool>`${tag?.toLowerCase()} = any(e.tags)`))
    .$if(Boolean(q), (query) => query.where(fits(q ?? '')));
}

/** Name, handle, tag or note. */
function fits(q: string) {
  const words = q.toLowerCase().replace(/^@/, '');
  return sql<SqlBool>`(
    strpos(lower(p.display_name), ${words}) > 0 or strpos(lower(p.username), ${words}) > 0
    or exists (select from unnest(p.handles) as handle where strpos(lower(handle), ${words}) > 0)
    or exists (select from unnest(e.tags) as tag where strpos(tag, ${words}) > 0)
    or exists (select from team_note n where n.influencer_id = e.influencer_id and n.account_id = e.account_id
      and strpos(lower(n.text), ${words}) > 0))`;
}

const columns = ['e.id', 'e.account_id', 'e.influencer_id', 'e.stage', 'e.tags', 'e.created_at'] as const;

export async function selectEntries(
  db: Database,
  { before, limit, ...listing }: Listing & { before: number | undefined; limit: number },
): Promise<EntryRow[]> {
  return listed(db, listing)
    .$if(before !== undefined, (query) => query.where('e.id', '<', before ?? 0))
    .select(columns)
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute();
}

/** Place in the order of last contacts: milliseconds since 1970, 0 without one, then the id. */
export type ContactPlace = readonly [number, number];

/** The same, those last in contact first; who never was comes last. */
export async function selectByContact(
  db: Database,
  { before, limit, ...listing }: Listing & { before: ContactPlace | undefined; limit: number },
): Promise<(EntryRow & { contact_ms: number })[]> {
  const { message, application, invitation, mail } = contactsOf(listing.accountId, sql.ref('e.influencer_id'));
  const latest = sql`greatest((${message}), (${application}), (${invitation}), (${mail}))`;
  const placed = listed(db, listing)
    .select(columns)
    .select(sql<number>`coalesce(floor(extract(epoch from ${latest}) * 1000), 0)::bigint`.as('contact_ms'));
  return db
    .selectFrom(placed.as('e'))
    .selectAll()
    .$if(before !== undefined, (query) =>
      query.where(sql<SqlBool>`(e.contact_ms, e.id) < (${before?.[0] ?? 0}::bigint, ${before?.[1] ?? 0}::bigint)`),
    )
    .orderBy('contact_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Times of the latest contacts of each kind between an account and a creator. */
function contactsOf(accountId: number, creator: RawBuilder<unknown>) {
  return {
    message: sql`select c.last_message_at from conversation c
      where c.low_id = least(${creator}, ${accountId}::bigint) and c.high_id = greatest(${creator}, ${accountId}::bigint)`,
    application: sql`select max(a.updated_at) from application a
      where a.influencer_id = ${creator} and a.owner_id = ${accountId}`,
    invitation: sql`select max(i.created_at) from campaign_invitation i join campaign c on c.id = i.campaign_id
      where i.influencer_id = ${creator} and c.creator_id = ${accountId}`,
    mail: sql`select i.created_at from crm_invitation i
      where i.account_id = ${accountId} and i.influencer_id = ${creator} order by i.id desc limit 1`,
  };
}

export interface EntryRow {
  id: number;
  account_id: number;
  influencer_id: number;
  stage: CrmStage;
  tags: string[];
  created_at: Date;
}

export async function countEntries(db: Database, listing: Listing): Promise<number> {
  const { count } = await listed(db, listing)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Sizes of all stages of an account. */
export async function countStages(
  db: Database,
  { accountId, exceptIds }: Pick<Listing, 'accountId' | 'exceptIds'>,
): Promise<Record<CrmStage, number>> {
  const rows = await listed(db, { accountId, exceptIds, stage: undefined, tag: undefined, q: undefined })
    .select((eb) => ['e.stage', eb.fn.countAll<number>().as('count')])
    .groupBy('e.stage')
    .execute();
  const counts = Object.fromEntries(crmStages.map((stage) => [stage, 0])) as Record<CrmStage, number>;
  for (const { stage, count } of rows) counts[stage] = count;
  return counts;
}

const mostTags = 50;

export async function selectTags(db: Database, accountId: number): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select tag from crm_entry e, unnest(e.tags) as tag where e.account_id = ${accountId}
    group by tag order by count(*) desc, tag limit ${mostTags}`.execute(db);
  return rows.map(({ tag }) => tag);
}

interface Own {
  accountId: number;
  influencerId: number;
}

export async function selectEntry(db: Database, { accountId, influencerId }: Own): Promise<EntryRow | undefined> {
  return db
    .selectFrom('crm_entry')
    .select(['id', 'account_id', 'influencer_id', 'stage', 'tags', 'created_at'])
    .where('account_id', '=', accountId)
    .where('influencer_id', '=', influencerId)
    .executeTakeFirst();
}

export async function countAll(db: Database, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('crm_entry')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

interface Change extends Own {
  stage: CrmStage | undefined;
  tags: readonly string[] | undefined;
  now: Date;
}

/** Adds an entry, or changes what is given of it; an import that added it does not take it back any more. */
export async function upsertEntry(db: Database, { accountId, influencerId, stage, tags, now }: Change): Promise<void> {
  await db
    .insertInto('crm_entry')
    .values({
      account_id: accountId,
      influencer_id: influencerId,
      stage: stage ?? 'found',
      tags: [...(tags ?? [])],
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'influencer_id']).doUpdateSet({
        ...(stage === undefined ? {} : { stage }),
        ...(tags === undefined ? {} : { tags: [...tags] }),
        changed_at: now,
        import_id: null,
      }),
    )
    .execute();
}

/** Adds entries of an import that are not there; returns how many. */
export async function insertEntries(
  db: Database,
  { accountId, importId, rows, now }: { accountId: number; importId: number; rows: readonly NewEntry[]; now: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into crm_entry (account_id, influencer_id, stage, import_id, created_at, changed_at)
    select ${accountId}, id, stage, ${importId}, ${now}, ${now}
    from unnest(${rows.map((row) => row.influencerId)}::bigint[], ${rows.map((row) => row.stage)}::text[]) as given (id, stage)
    on conflict (account_id, influencer_id) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export interface NewEntry {
  influencerId: number;
  stage: CrmStage;
}

/** Moves creators that were found to `asked`, and adds those that are not there. */
export async function markAsked(
  db: Database,
  { accountId, ids, now }: { accountId: number; ids: readonly number[]; now: Date },
): Promise<void> {
  await sql`
    insert into crm_entry (account_id, influencer_id, stage, created_at, changed_at)
    select ${accountId}, id, 'asked', ${now}, ${now} from unnest(${[...ids]}::bigint[]) as id
    on conflict (account_id, influencer_id) do update set stage = 'asked', changed_at = excluded.changed_at, import_id = null
    where crm_entry.stage = 'found'`.execute(db);
}

export async function deleteEntry(db: Database, { accountId, influencerId }: Own): Promise<void> {
  await db
    .deleteFrom('crm_entry')
    .where('account_id', '=', accountId)
    .where('influencer_id', '=', influencerId)
    .execute();
}

/** Takes back what an import added and nobody changed since. */
export async function deleteImported(db: Database, importId: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('crm_entry')
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export interface ContactRow {
  influencer_id: number;
  message_at: Date | null;
  application_at: Date | null;
  invitation_at: Date | null;
  mail_at: Date | null;
}

/** Latest contacts of each kind between an account and these creators. */
export async function selectContacts(db: Database, accountId: number, ids: readonly number[]): Promise<ContactRow[]> {
  if (ids.length === 0) return [];
  const { message, application, invitation, mail } = contactsOf(accountId, sql.ref('given.id'));
  const { rows } = await sql<ContactRow>`
    select given.id as influencer_id, (${message}) as message_at, (${application}) as application_at,
      (${invitation}) as invitation_at, (${mail}) as mail_at
    from unnest(${[...ids]}::bigint[]) as given (id)`.execute(db);
  return rows;
}

/** Campaigns worked on together, and what was released in them, in paise. */
export async function selectFacts(
  db: Database,
  { accountId, influencerId }: Own,
): Promise<{ campaigns: number; paid: number }> {
  const { rows } = await sql<{ campaigns: number; paid: number }>`
    select count(distinct a.campaign_id)::int as campaigns,
      coalesce(sum((select sum(o.released) from escrow_order o where o.application_id = a.id)), 0)::bigint as paid
    from application a
    where a.influencer_id = ${influencerId} and a.owner_id = ${accountId} and takes_place(a.status)`.execute(db);
  const [row] = rows;
  return { campaigns: row?.campaigns ?? 0, paid: Number(row?.paid ?? 0) };
}

export interface Matched {
  key: string;
  influencer_id: number;
  display_name: string;
}

/** Public profiles by `platform/handle` in small letters. */
export async function selectByHandles(
  db: Database,
  accounts: readonly { platform: string; handle: string }[],
): Promise<Matched[]> {
  if (accounts.length === 0) return [];
  const { rows } = await sql<Matched>`
    select s.platform_id || '/' || lower(s.handle) as key, p.id as influencer_id, p.display_name
    from unnest(${accounts.map(({ platform }) => platform)}::text[], ${accounts.map(({ handle }) => handle.toLowerCase())}::text[])
      as given (platform, handle)
    join social_account s on s.platform_id = given.platform and lower(s.handle) = given.handle
      and s.source in ('imported', 'provider')
    join influencer_profile p on p.id = s.influencer_id and p.hidden_at is null
    order by s.source`.execute(db);
  return rows;
}

/** Ids of a list that are on the account's list already. */
export async function selectListed(db: Database, accountId: number, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select influencer_id as id from crm_entry
    where account_id = ${accountId} and influencer_id = any(${[...ids]}::bigint[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
