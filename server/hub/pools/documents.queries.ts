import type { Database } from '../../../database/connection.ts';

function documents(db: Database) {
  return db
    .selectFrom('pool_paper as p')
    .innerJoin('stored_file as s', 's.id', 'p.file_id')
    .select(['p.id', 'p.campaign_id', 'p.account_id', 'p.name', 'p.spending_id', 'p.dispute_id'])
    .select(['s.key', 's.content_type', 's.bytes']);
}

interface NewDocument {
  campaignId: number;
  accountId: number;
  name: string;
  fileId: number;
}

export async function insertDocument(db: Database, document: NewDocument) {
  const { id } = await db
    .insertInto('pool_paper')
    .values({
      campaign_id: document.campaignId,
      account_id: document.accountId,
      file_id: document.fileId,
      name: document.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return documents(db).where('p.id', '=', id).executeTakeFirstOrThrow();
}
export type DocumentRow = Awaited<ReturnType<typeof insertDocument>>;

/** Number of a person's uploaded documents in a campaign that nothing references yet. */
export async function countUnusedDocuments(db: Database, campaignId: number, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('pool_paper')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('campaign_id', '=', campaignId)
    .where('account_id', '=', accountId)
    .where('spending_id', 'is', null)
    .where('dispute_id', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

interface Use {
  ids: readonly number[];
  campaignId: number;
  accountId: number;
  by: { spending_id: number } | { dispute_id: number };
}

/** Attaches a person's own documents to a draw or dispute; returns how many were available. */
export async function attachDocuments(db: Database, { ids, campaignId, accountId, by }: Use): Promise<number> {
  const rows = await db
    .updateTable('pool_paper')
    .set(by)
    .where('id', 'in', [...ids])
    .where('campaign_id', '=', campaignId)
    .where('account_id', '=', accountId)
    .where('spending_id', 'is', null)
    .where('dispute_id', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}

export async function selectDocumentsBy(
  db: Database,
  column: 'spending_id' | 'dispute_id',
  ids: readonly number[],
): Promise<DocumentRow[]> {
  if (ids.length === 0) return [];
  return documents(db)
    .where(`p.${column}`, 'in', [...ids])
    .orderBy('p.id')
    .execute();
}
