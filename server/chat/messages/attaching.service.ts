import { findActors } from '../../core/people/actors.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { findAttachments, findUploads } from '../attachments/attachments.service.ts';
import type { MessageRow } from './messages.queries.ts';
import type { Belongings } from './messages.views.ts';
import type { Draft } from './send.rules.ts';

type Row = Pick<MessageRow, 'attachment_id' | 'person_id'>;

const writtenIn = ({ person_id: personId }: Row) => ({ accountId: null, personId });

/** Attachments and writers of these messages; those just stored, `fresh`, bring their writer's name. */
export async function findBelongings(
  context: Context,
  rows: readonly Row[],
  fresh: readonly (Row & { writer: string | null })[] = [],
): Promise<Belongings> {
  const known = new Map(fresh.map(({ person_id, writer }) => [person_id, writer]));
  const [attachments, findActor] = await Promise.all([
    findAttachments(
      context,
      rows.flatMap(({ attachment_id }) => attachment_id ?? []),
    ),
    findActors(
      context,
      rows.map(writtenIn).filter(({ personId }) => !known.has(personId)),
    ),
  ]);
  const writerOf = (personId: number | null) => {
    const fullname = known.get(personId);
    return personId !== null && fullname
      ? { id: String(personId), fullname }
      : findActor({ accountId: null, personId });
  };
  return { attachments, writerOf };
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
