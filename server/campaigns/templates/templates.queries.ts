import type { TemplateBody } from '../../../contract/campaigns/campaign-fields.ts';
import type { Database } from '../../../database/connection.ts';
import type { Row } from '../../../database/schema.ts';

export type TemplateRow = Row<'campaign_template'>;

interface Chosen {
  accountId: number;
  id: number;
}

/** Newest first. */
export async function selectTemplates(db: Database, accountId: number): Promise<TemplateRow[]> {
  return db
    .selectFrom('campaign_template')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
}

function chosenTemplate(db: Database, { accountId, id }: Chosen) {
  return db.selectFrom('campaign_template').selectAll().where('account_id', '=', accountId).where('id', '=', id);
}

export async function selectTemplate(db: Database, chosen: Chosen): Promise<TemplateRow | undefined> {
  return chosenTemplate(db, chosen).executeTakeFirst();
}

/** Locked until the transaction ends. */
export async function lockTemplate(db: Database, chosen: Chosen): Promise<TemplateRow | undefined> {
  return chosenTemplate(db, chosen).forUpdate().executeTakeFirst();
}

interface NewTemplate {
  accountId: number;
  name: string;
  body: TemplateBody;
  now: Date;
}

/** The unique index refuses a name the account already uses. */
export async function insertTemplate(db: Database, { accountId, name, body, now }: NewTemplate): Promise<TemplateRow> {
  return db
    .insertInto('campaign_template')
    .values({ account_id: accountId, name, body: JSON.stringify(body), created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateTemplate(
  db: Database,
  id: number,
  { name, body, now }: Omit<NewTemplate, 'accountId'>,
): Promise<TemplateRow> {
  return db
    .updateTable('campaign_template')
    .set({ name, body: JSON.stringify(body), updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteTemplate(db: Database, id: number): Promise<void> {
  await db.deleteFrom('campaign_template').where('id', '=', id).execute();
}
