import type { Database } from '../../../database/connection.ts';

const columns = [
  'f.id',
  'f.campaign_id',
  'f.name',
  's.key',
  's.owner_id',
  's.content_type',
  's.bytes',
  's.created_at',
] as const;

function files(db: Database) {
  return db.selectFrom('campaign_file as f').innerJoin('stored_file as s', 's.id', 'f.file_id').select(columns);
}

/** Reference files of a campaign, in order of upload. */
export async function selectFiles(db: Database, campaignId: number) {
  return files(db).where('f.campaign_id', '=', campaignId).orderBy('f.id').execute();
}
export type CampaignFileRow = Awaited<ReturnType<typeof selectFiles>>[number];

export async function selectFile(db: Database, id: number): Promise<CampaignFileRow | undefined> {
  return files(db).where('f.id', '=', id).executeTakeFirst();
}

export interface NewFile {
  campaignId: number;
  fileId: number;
  name: string;
}

/** Attaches a stored file to the campaign; returns its id. */
export async function insertFile(db: Database, { campaignId, fileId, name }: NewFile): Promise<number> {
  const { id } = await db
    .insertInto('campaign_file')
    .values({ campaign_id: campaignId, file_id: fileId, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False if already deleted. */
export async function deleteFile(db: Database, { id }: { id: number }): Promise<boolean> {
  const gone = await db.deleteFrom('campaign_file').where('id', '=', id).returning('id').executeTakeFirst();
  return gone !== undefined;
}
