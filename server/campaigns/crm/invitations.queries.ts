import { sql } from 'kysely';
import type { Locale } from '../../../contract/kit/languages.ts';
import type { Database } from '../../../database/connection.ts';

interface Asking {
  accountId: number;
  personId: number;
  importId: number | null;
  message: string;
  locale: Locale;
  now: Date;
}

export interface NewMail {
  influencerId: number | null;
  /** Null: no address is known. It counts like any other, so that the limit tells nothing. */
  email: string | null;
  mark: string;
  dueAt: Date;
}

/** Queues mails; one that waits for the same address already stays alone. */
export async function insertMails(
  db: Database,
  { accountId, personId, importId, message, locale, now }: Asking,
  mails: readonly NewMail[],
): Promise<void> {
  if (mails.length === 0) return;
  await db
    .insertInto('crm_invitation')
    .values(
      mails.map(({ influencerId, email, mark, dueAt }) => ({
        account_id: accountId,
        person_id: personId,
        import_id: importId,
        influencer_id: influencerId,
        email,
        mark,
        message,
        locale,
        created_at: now,
        due_at: dueAt,
        ended_at: email === null ? now : null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Mails of an account due after a time, those to come included: what counts against its day. */
export async function countDue(
  db: Database,
  { accountId, after }: { accountId: number; after: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('crm_invitation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('due_at', '>', after)
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks that this account asked since a time. */
export async function selectAsked(
  db: Database,
  { accountId, marks, after }: { accountId: number; marks: readonly string[]; after: Date },
): Promise<Set<string>> {
  const { rows } = await sql<{ mark: string }>`
    select mark from crm_invitation
    where account_id = ${accountId} and due_at > ${after} and mark = any(${[...marks]}::text[])`.execute(db);
  return new Set(rows.map(({ mark }) => mark));
}

/** Contacts of unclaimed profiles. */
export async function selectUnclaimed(db: Database, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; is_claimed: boolean; contact_email: string | null }>`
    select id, account_id is not null as is_claimed, contact_email from influencer_profile
    where id = any(${[...ids]}::bigint[]) and hidden_at is null`.execute(db);
  return rows;
}

export async function deleteWaiting(db: Database, importId: number): Promise<void> {
  await db.deleteFrom('crm_invitation').where('import_id', '=', importId).where('ended_at', 'is', null).execute();
}

/** Ids of the mails that are due. */
export async function selectDue(db: Database, { now, limit }: { now: Date; limit: number }): Promise<number[]> {
  const rows = await db
    .selectFrom('crm_invitation')
    .select('id')
    .where('ended_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes one mail that waits, with what decides whether it goes out. */
export async function claimMail(db: Database, id: number) {
  const row = await db
    .selectFrom('crm_invitation')
    .select(['id', 'account_id', 'influencer_id', 'email', 'mark', 'message', 'locale'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row || row.email === null) return undefined;
  // One at a time for each address, over all senders and processes.
  await sql`select pg_advisory_xact_lock(hashtextextended(${row.mark}, 29))`.execute(db);
  return { ...row, email: row.email };
}
export type DueMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

/** Whether nobody with an account has this address, its profile is still unclaimed, and the sender is still here. */
export async function mayGoOut(
  db: Database,
  { account_id, influencer_id, email }: Pick<DueMail, 'account_id' | 'influencer_id' | 'email'>,
): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select not exists (select from account where lower(proven_email) = lower(${email}) and proven_email is not null)
      and not exists (select from account where lower(email) = lower(${email}) and email_verified_at is null)
      and not exists (select from influencer_profile where id = ${influencer_id} and account_id is not null)
      and exists (select from account where id = ${account_id} and deleted_at is null and suspended_at is null) as may`.execute(
    db,
  );
  return rows[0]?.may === true;
}

export async function countSent(db: Database, { mark, after }: { mark: string; after: Date }): Promise<number> {
  const { count } = await db
    .selectFrom('crm_invitation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('mark', '=', mark)
    .where('sent_at', '>', after)
    .executeTakeFirstOrThrow();
  return count;
}

/** Ends a mail, sent or not, and forgets its address. */
export async function endMail(
  db: Database,
  { id, sentAt, now }: { id: number; sentAt: Date | null; now: Date },
): Promise<void> {
  await db
    .updateTable('crm_invitation')
    .set({ email: null, ended_at: now, sent_at: sentAt })
    .where('id', '=', id)
    .execute();
}
