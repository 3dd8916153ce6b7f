import type { ConsentKind } from '../../../contract/accounts/consents.ts';
import type { Database } from '../../../database/connection.ts';

interface Given {
  accountId: number;
  kind: string;
  version: string;
  subject: { id: number; words: string } | undefined;
  now: Date;
}

/** Records a consent unless it is already given. */
export async function insertConsent(db: Database, { accountId, kind, version, subject, now }: Given): Promise<void> {
  await db
    .insertInto('consent')
    .values({
      account_id: accountId,
      kind,
      version,
      subject: subject?.words ?? null,
      subject_id: subject?.id ?? null,
      granted_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function endConsent(
  db: Database,
  { accountId, kind, subjectId, now }: { accountId: number; kind: string; subjectId: number | undefined; now: Date },
): Promise<void> {
  await db
    .updateTable('consent')
    .set({ withdrawn_at: now })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('subject_id', 'is not distinct from', subjectId ?? null)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Whether a consent to nothing in particular is given and not withdrawn. */
export async function isGiven(
  db: Database,
  { accountId, kind }: { accountId: number; kind: ConsentKind },
): Promise<boolean> {
  const row = await db
    .selectFrom('consent')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('subject_id', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Latest first. Consents come with connected accounts, so even a long-lived account has a few hundred rows. */
export async function selectConsents(db: Database, accountId: number, limit: number) {
  return db
    .selectFrom('consent')
    .select(['kind', 'version', 'subject', 'granted_at', 'withdrawn_at'])
    .where('account_id', '=', accountId)
    .orderBy('granted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
export type ConsentRow = Awaited<ReturnType<typeof selectConsents>>[number];
