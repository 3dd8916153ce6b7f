import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

function attachments(db: Database) {
  return db
    .selectFrom('attachment')
    .innerJoin('stored_file as file', 'file.id', 'attachment.file_id')
    .leftJoin('stored_file as preview', 'preview.id', 'attachment.preview_id')
    .selectAll('attachment')
    .select(['file.key', 'file.bytes', 'preview.key as preview_key']);
}
export type AttachmentRow = Awaited<ReturnType<ReturnType<typeof attachments>['execute']>>[number];

export async function selectAttachments(db: Database, ids: readonly number[]): Promise<AttachmentRow[]> {
  return attachments(db)
    .where('attachment.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
}

/** For its owner, and for the receiver of its message. */
export async function selectReadable(db: Database, asked: { id: number; reader: number }) {
  return attachments(db)
    .leftJoin('message', 'message.attachment_id', 'attachment.id')
    .where('attachment.id', '=', asked.id)
    .where((eb) => eb.or([eb('attachment.owner_id', '=', asked.reader), eb('message.receiver_id', '=', asked.reader)]))
    .executeTakeFirst();
}

/** Owner, age and message of these uploads. */
export async function selectUploads(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('attachment')
    .leftJoin('message', 'message.attachment_id', 'attachment.id')
    .where('attachment.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .select(['attachment.id', 'attachment.owner_id', 'attachment.created_at', 'message.id as message_id'])
    .execute();
}

/** Unsent uploads from before a time, oldest first. */
export async function selectUnsentBefore(db: Database, time: Date, limit: number): Promise<AttachmentRow[]> {
  return attachments(db)
    .where('attachment.created_at', '<', time)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('message').select('id').whereRef('attachment_id', '=', 'attachment.id'))),
    )
    .orderBy('attachment.created_at')
    .limit(limit)
    .execute();
}

export type NewAttachment = Pick<
  Selectable<Schema['attachment']>,
  'owner_id' | 'kind' | 'name' | 'width' | 'height' | 'created_at' | 'file_id' | 'preview_id'
>;

export async function insertAttachment(db: Database, values: NewAttachment): Promise<number> {
  const made = await db.insertInto('attachment').values(values).returning('id').executeTakeFirstOrThrow();
  return made.id;
}

export async function deleteAttachment(db: Database, id: number): Promise<void> {
  await db.deleteFrom('attachment').where('id', '=', id).execute();
}
