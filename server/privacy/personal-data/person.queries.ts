import { sql } from 'kysely';
import type { Role } from '../../../contract/core/roles.ts';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';
import { register } from './register.queries.ts';
import type { Person } from './treatment.queries.ts';

/** The account; undefined once deleted. */
export async function findOwner(db: Database, { id }: { id: number }) {
  return db
    .selectFrom('account')
    .select(['id', 'role'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
export type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

/** Account of a Facebook sign-in, and whether it has another way to sign in. */
export async function findFacebookSignIn(db: Database, subject: string) {
  const { rows } = await sql<{ id: number; role: Role; has_other_way: boolean }>`
    select a.id, a.role, a.password_hash is not null or (a.email is not null and a.email_verified_at is not null)
      or exists (select from external_identity o where o.account_id = a.id and o.provider <> 'facebook') as has_other_way
    from external_identity i join account a on a.id = i.account_id
    where i.provider = 'facebook' and i.subject = ${subject} and a.deleted_at is null`.execute(db);
  return rows[0];
}

export async function deleteFacebookSignIn(db: Database, subject: string): Promise<void> {
  await db.deleteFrom('external_identity').where('provider', '=', 'facebook').where('subject', '=', subject).execute();
}

/** The person to erase, locked against concurrent writes; undefined if already erased. */
export async function lockPerson(db: Database, id: number) {
  const account = await db
    .selectFrom('account')
    .select(['id', 'fullname', 'email', 'email_verified_at', 'mobile', 'profile_image', 'locale'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!account) return undefined;
  const business = await db
    .selectFrom('business_profile')
    .select('business_name')
    .where('account_id', '=', id)
    .executeTakeFirst();
  return { ...account, business_name: business?.business_name ?? null };
}

/** Number of other operators who can sign in. */
export async function countOtherOperators(db: Database, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('role', '=', 'operator')
    .where('password_hash', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  return count;
}

export async function listSocialAccountIds(db: Database, ownerId: number): Promise<number[]> {
  const rows = await db.selectFrom('social_account').select('id').where('owner_id', '=', ownerId).execute();
  return rows.map(({ id }) => id);
}

/** Runs the register's erasure statements for these tables, in its order. */
export async function eraseFrom(db: Database, person: Person, wants: (table: keyof Schema) => boolean): Promise<void> {
  for (const [table, { erased }] of Object.entries(register)) {
    if (typeof erased === 'string' || !wants(table as keyof Schema)) continue;
    for (const statement of erased) await statement(person).execute(db);
  }
}

/** Logs the erasure with its time; the id identifies nobody any more. */
export async function recordErasure(db: Database, { id, now }: { id: number; now: Date }): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ actor_id: id, action: 'account.erased', target: `account:${id}`, created_at: now })
    .execute();
}

const pageSize = 500;

/** Rows of one file of the archive, page by page, without their sort key. */
export async function* readRows(
  db: Database,
  rows: (id: number) => ReturnType<typeof sql>,
  id: number,
): AsyncGenerator<Record<string, unknown>> {
  let after: string | number | undefined;
  for (;;) {
    const page = await sql<{ key: string | number }>`
      select * from (${rows(id)}) page ${after === undefined ? sql`` : sql`where page.key > ${after}`}
      order by page.key limit ${pageSize}`.execute(db);
    for (const { key, ...row } of page.rows) {
      after = key;
      yield row;
    }
    if (page.rows.length < pageSize) return;
  }
}

/** Keys and names of a person's own files. */
export async function* readFiles(db: Database, id: number): AsyncGenerator<{ key: string; name: string }> {
  const rows = (ownerId: number) => sql`
    select s.id as key, s.key as file, s.id || '-' || coalesce(a.name, f.name, s.purpose) as name
    from stored_file s
    left join attachment a on a.file_id = s.id
    left join campaign_file f on f.file_id = s.id
    where s.owner_id = ${ownerId}`;
  for await (const { file, name } of readRows(db, rows, id)) yield { key: String(file), name: String(name) };
}

/** Pictures referenced by rows of other tables: the profile picture, and the covers of own campaigns. */
export async function listPictures(db: Database, id: number) {
  const account = await db.selectFrom('account').select('profile_image').where('id', '=', id).executeTakeFirst();
  const covers = await db
    .selectFrom('campaign')
    .select(['id', 'cover'])
    .where('creator_id', '=', id)
    .where('cover', 'is not', null)
    .execute();
  return { profileImage: account?.profile_image ?? null, covers };
}
