import type { Attachment } from '../../../contract/chat/attachments.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { findAttachments, findUploads } from '../attachments/attachments.service.ts';
import type { Draft } from './send.rules.ts';

/** Attachments of these messages, by id. */
export function findMessageAttachments(
  context: Context,
  rows: readonly { attachment_id: number | null }[],
): Promise<Map<number, Attachment>> {
  return findAttachments(
    context,
    rows.flatMap(({ attachment_id }) => attachment_id ?? []),
  );
}

/**
 * Checks the attachments of drafts. Returns a function that gives a draft's refusal, to be called for one draft after
 * the other.
 */
export async function judgeAttachments(
  context: Context,
  drafts: readonly Draft[],
): Promise<(draft: Draft) => Error | null> {
  const wanted = drafts.flatMap(({ attachmentId }) => attachmentId ?? []);
  const uploads = await findUploads(context, wanted);
  const taken = new Set<number>();
  return ({ attachmentId, senderId }) => {
    if (attachmentId === null) return null;
    const upload = uploads.get(attachmentId);
    if (upload?.ownerId !== senderId)
      return refuse('NOT_FOUND', 'This file is no longer available. Please attach it again.');
    if (upload.isSent || taken.has(attachmentId)) return refuse('CONFLICT', 'This file was already sent.');
    taken.add(attachmentId);
    return null;
  };
}
