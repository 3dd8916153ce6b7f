import type { CrmImportCounts, CrmLeftOut } from '../../../contract/campaigns/crm.ts';
import type { Database } from '../../../database/connection.ts';

interface NewImport {
  accountId: number;
  personId: number;
  name: string;
  counts: CrmImportCounts;
  leftOut: readonly CrmLeftOut[];
  now: Date;
}

export async function insertCrmImport(db: Database, one: NewImport): Promise<number> {
  const { id } = await db
    .insertInto('crm_import')
    .values({
      account_id: one.accountId,
      person_id: one.personId,
      name: one.name,
      created_at: one.now,
      counts: JSON.stringify(one.counts),
      left_out: JSON.stringify(one.leftOut),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function selectCrmImports(db: Database, accountId: number, limit: number) {
  return db
    .selectFrom('crm_import')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
export type CrmImportRow = Awaited<ReturnType<typeof selectCrmImports>>[number];

export async function lockCrmImport(
  db: Database,
  { accountId, id }: { accountId: number; id: number },
): Promise<CrmImportRow | undefined> {
  return db
    .selectFrom('crm_import')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function setUndone(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('crm_import').set({ undone_at: now }).where('id', '=', id).execute();
}
