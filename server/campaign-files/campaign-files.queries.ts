import type { Database } from '../../database/connection.ts';

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

/** The reference files of a campaign, the first given first. */
export async function selectFiles(db: Database, campaignId: number) {
  return files(db).where('f.campaign_id', '=', campaignId).orderBy('f.id').execute();
}
export type CampaignFileRow = Awaited<ReturnType<typeof selectFiles>>[number];

export async function selectFile(db: Database, id: number): Promise<CampaignFileRow | undefined> {
  return files(db).where('f.id', '=', id).executeTakeFirst();
}

export interface NewFile {
  campaignId: number;
  ownerId: number | null;
  name: string;
  key: string;
  contentType: string;
  bytes: number;
  now: Date;
}

/** Keeps a file in its owner's name and hangs it on the campaign; the id it goes by. */
export async function insertFile(db: Database, file: NewFile): Promise<number> {
  const stored = await db
    .insertInto('stored_file')
    .values({
      owner_id: file.ownerId,
      key: file.key,
      purpose: 'campaign',
      is_private: true,
      content_type: file.contentType,
      bytes: file.bytes,
      created_at: file.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('campaign_file')
    .values({ campaign_id: file.campaignId, file_id: stored.id, name: file.name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False where it was taken away already. */
export async function deleteFile(db: Database, { id, key }: { id: number; key: string }): Promise<boolean> {
  const gone = await db.deleteFrom('campaign_file').where('id', '=', id).returning('id').executeTakeFirst();
  await db.deleteFrom('stored_file').where('key', '=', key).execute();
  return gone !== undefined;
}
