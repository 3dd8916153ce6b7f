import { hourMs } from '../../../contract/kit/calendar.ts';
import type { DeliverableComment } from '../../../contract/work/deliverable-comments.ts';
import type { DeliverableRow } from '../../../database/schema.ts';
import { type Agreed, lockAgreedById } from '../../campaigns/applications/agreement-access.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { mayComment } from '../deliverables/deliverables.policy.ts';
import { findDraftLength } from '../deliverables/draft-length.service.ts';
import { notifyComment } from '../deliverables/notices.service.ts';
import { findPiece, readPiece, saidOf } from '../deliverables/review.service.ts';
import { type CommentRow, insertComment, selectComments, updateResolved } from './deliverable-comments.queries.ts';
import { viewComments } from './deliverable-comments.views.ts';

const what = 'This comment';
/** Comments of one piece, since all are read and sent at once. */
const maxComments = 500;

interface Asked {
  user: User;
  id: string;
}

/** Comments on a piece of work, for its two sides. */
export async function listComments(context: Context, asked: Asked): Promise<DeliverableComment[]> {
  const { row } = await findPiece(context, asked);
  return present(context, await selectComments(context.db, row.id));
}

async function present(context: Context, rows: readonly CommentRow[]): Promise<DeliverableComment[]> {
  const authors = [...new Set(rows.map(({ author_id }) => author_id))];
  return viewComments(rows, await findPeople(context, authors));
}

async function presentOne(
  context: Context,
  row: Pick<CommentRow, 'id' | 'deliverable_id'>,
): Promise<DeliverableComment> {
  const all = await present(context, await selectComments(context.db, row.deliverable_id));
  const view = all.find(({ id }) => id === String(row.id));
  if (!view) throw refuseNotFound(what);
  return view;
}

interface Draft {
  text: string;
  at_second?: number | null | undefined;
  version?: number | undefined;
  reply_to?: string | null | undefined;
}

/** Adds a comment; the other side is told of the first in an hour. */
export async function addComment(context: Context, { user, id, ...draft }: Asked & Draft): Promise<DeliverableComment> {
  const { row: seen, side } = await findPiece(context, { user, id });
  return inTransaction(context, async (tx) => {
    const agreed = await lockAgreedById(tx, seen.application_id);
    const row = await readPiece(tx, seen);
    demand(mayComment(side, saidOf(row, agreed)));
    const known = await selectComments(tx.db, row.id);
    if (known.length >= maxComments) {
      throw refuse(
        'RULE',
        msg`This work has ${{ max: maxComments }} comments, the most it can have. Go on in the chat.`,
      );
    }
    const answered = draft.reply_to == null ? null : findAnswered(known, draft.reply_to);
    const version = answered?.version ?? draft.version ?? row.version;
    const place = answered ? null : await readPlace(tx, { row, version, second: draft.at_second ?? null });
    const added = await insertComment(tx.db, {
      deliverable_id: row.id,
      version,
      author_id: user.id,
      text: draft.text,
      at_ms: place,
      reply_to: answered?.id ?? null,
      created_at: tx.now(),
    });
    await tell(tx, { agreed, row, known, added });
    return presentOne(tx, added);
  });
}

/** The comment that is answered; an answer to an answer joins its thread. */
function findAnswered(known: readonly CommentRow[], wireId: string): CommentRow {
  const found = known.find(({ id }) => String(id) === wireId);
  const first = found?.reply_to ? known.find(({ id }) => id === found.reply_to) : found;
  if (!first) throw refuseField('BAD_INPUT', 'reply_to', 'The comment you answer was not found.');
  return first;
}

interface Place {
  row: DeliverableRow;
  version: number;
  second: number | null;
}

/** Milliseconds of a place in the video of a version. */
async function readPlace(tx: Context, { row, version, second }: Place): Promise<number | null> {
  if (version > row.version) throw refuseField('BAD_INPUT', 'version', msg`There is no version ${{ version }} yet.`);
  if (second === null) return null;
  const length = await findDraftLength(tx, { deliverableId: row.id, version });
  const place = Math.round(second * 1_000);
  if (length !== null && place > length) throw refuseField('BAD_INPUT', 'at_second', 'The video is shorter than that.');
  return place;
}

interface Told {
  agreed: Agreed;
  row: DeliverableRow;
  known: readonly CommentRow[];
  added: CommentRow;
}

async function tell(tx: Context, { agreed, row, known, added }: Told): Promise<void> {
  showLive(tx, agreed, added);
  const lately = new Date(tx.now().getTime() - hourMs);
  const isMore = known.some(({ author_id, created_at }) => author_id === added.author_id && created_at > lately);
  if (!isMore) await notifyComment(tx, agreed, { row, byId: added.author_id, text: added.text });
}

/** A hint to both sides' open pages. */
function showLive(tx: Context, { campaign, application }: Agreed, row: Pick<CommentRow, 'deliverable_id'>): void {
  const event = { deliverable_id: String(row.deliverable_id) };
  for (const accountId of [campaign.creator_id, application.influencer_id]) {
    tx.afterCommit(() => tx.live.toAccount(accountId, 'deliverable_comments', event, { campaignId: campaign.id }));
  }
}

interface Resolved extends Asked {
  commentId: string;
  resolved: boolean;
}

/** Marks a comment as resolved, or opens it again; repeated, it changes nothing. */
export async function resolveComment(context: Context, { user, id, commentId, resolved }: Resolved) {
  const { row: seen, side } = await findPiece(context, { user, id });
  return inTransaction(context, async (tx) => {
    const agreed = await lockAgreedById(tx, seen.application_id);
    const row = await readPiece(tx, seen);
    demand(mayComment(side, saidOf(row, agreed)));
    const wanted = rowId(commentId, what);
    const comment = (await selectComments(tx.db, row.id)).find((each) => each.id === wanted);
    if (!comment || comment.reply_to !== null) throw refuseNotFound(what);
    if ((comment.resolved_at !== null) !== resolved) {
      const by = resolved ? { resolved_by: user.id, resolved_at: tx.now() } : { resolved_by: null, resolved_at: null };
      await updateResolved(tx.db, comment.id, by);
      showLive(tx, agreed, comment);
    }
    return presentOne(tx, comment);
  });
}
