import { hourMs } from '../../../contract/kit/calendar.ts';
import { mayDo } from '../../../contract/kit/permissions.ts';
import { labelPlaces } from '../../../contract/work/label-ticks.rules.ts';
import type { DeliverableRow } from '../../../database/schema.ts';
import { type Agreed, findSide, lockAgreedById } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { roleLacksIt, type User } from '../../kit/http/authenticate.ts';
import { AppError, refuse, refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { allOf, demand } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { findReadPlatforms } from '../../social/social-records/posts.service.ts';
import { readTerms } from '../agreements/reading.service.ts';
import { findAwaited } from '../payments/payments.service.ts';
import { mayApproveAll } from '../work-clock/approvable.policy.ts';
import {
  isHand,
  mayCancelPiece,
  mayContest,
  mayContestAgain,
  mayMoveWork,
  mayQuestion,
  mayReport,
} from './deliverables.policy.ts';
import { selectDeliverable, updateDeliverable } from './deliverables.queries.ts';
import { isReview } from './deliverables.rules.ts';
import { readPieceFacts } from './facts.service.ts';
import { keepReported, questionNewest } from './figures.service.ts';
import {
  notifyCancelNotice,
  notifyContested,
  notifyDeliverable,
  notifyFigures,
  notifyQuestioned,
} from './notices.service.ts';
import { countsByTime } from './publication.rules.ts';
import { countPublication } from './publication.service.ts';
import { addressOf, handIn, presentOne, startWork, type Work } from './submit.service.ts';
import { followUnpaid } from './unpaid.service.ts';
import { followWork, moveWork, readWork } from './work.service.ts';

const what = 'This deliverable';

interface Asked {
  user: User;
  id: string;
}

/** A piece of work for one of its parties; not found for anybody else. */
export async function findPiece(context: Context, { user, id }: Asked) {
  const row = await selectDeliverable(context.db, rowId(id, what));
  if (!row) throw refuseNotFound(what);
  const { side } = await findSide(context, { user, applicationId: String(row.application_id) }).catch((error) => {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? refuseNotFound(what) : error;
  });
  return { row, side };
}

/** A piece as it is now, within a transaction that holds its agreement. */
export async function readPiece(tx: Context, { id }: Pick<DeliverableRow, 'id'>): Promise<DeliverableRow> {
  const row = await selectDeliverable(tx.db, id);
  if (!row) throw refuseNotFound(what);
  return row;
}

/** Facts by which comments, figures and questions about a piece are allowed. */
export function saidOf({ status }: DeliverableRow, { application }: Pick<Agreed, 'application'>) {
  return { status, application: application.status };
}

interface Change extends Asked {
  status?: 'approved' | 'changes_requested' | 'published' | 'cancelled' | undefined;
  note?: string | null | undefined;
  /** The version that is answered. */
  version?: number | undefined;
  work: Work;
}

/** The creator's answer to a piece of work, or the influencer's next submission. */
export async function changeDeliverable(context: Context, { user, id, status, note, version, work }: Change) {
  const { row: seen, side } = await findPiece(context, { user, id });
  const contests = side === 'creator' && status === undefined && takesTicksOnly(work);
  if (!isReview({ status, contests }) && !mayDo(user.memberRoles, 'work')) throw refuse('ROLE', roleLacksIt);
  if (work.figures_question !== undefined) {
    if (status) throw refuseField('BAD_INPUT', 'figures_question', 'Ask about the numbers by itself.');
    return question(context, { user, row: seen, side, work });
  }
  if (contests) {
    return contestTicks(context, { user, row: seen, work, version });
  }
  if (status === 'cancelled') return announceCancel(context, { user, row: seen, side, note });
  const to = status ?? 'submitted';
  demand(isHand(side, to));
  return inTransaction(context, async (tx) => {
    const locked = await lockAgreedById(tx, seen.application_id);
    const agreed = to === 'submitted' ? await startWork(tx, locked) : locked;
    const row = (await readWork(tx, [agreed.application])).find((piece) => piece.id === seen.id) ?? seen;
    if (work.figures && side === 'applicant') {
      if (!status || row.status === 'published') demand(mayReport(side, await readPieceFacts(tx, agreed, row)));
      if (row.status === 'published') return report(tx, agreed, { user, row, work });
    }
    demand(mayMoveWork(side, to, await readPieceFacts(tx, agreed, row)));
    if (status === 'published' && side === 'creator') return confirm(tx, agreed, { user, row, work });
    if (status === 'published') return publish(tx, agreed, { user, row, work });
    if (status === undefined) return handIn(tx, agreed, { user, row, work });
    refuseWork(work, 'Answering doesn’t change the work.');
    demandNewest(row, version);
    const move = { row, to: status, by: 'creator', byId: user.id, note } as const;
    const moved = await moveWork(tx, move);
    await followWork(tx, agreed, move);
    return presentOne(tx, { ...agreed, reader: user }, moved);
  });
}

function demandNewest({ version: newest }: DeliverableRow, version: number | undefined): void {
  if (version === undefined || version === newest) return;
  throw refuse('STALE', msg`Version ${{ newest }} came in meanwhile. Look at it before you answer.`);
}

/** Whether only ticks are sent: whoever sends more hands work in. */
function takesTicksOnly({ disclosure_shown: shown, ...work }: Work): boolean {
  return shown !== undefined && Object.values(work).every((value) => value === undefined);
}

/** The creator takes back ticks of the influencer's that the work does not bear out. */
async function contestTicks(
  context: Context,
  { user, row: seen, work: { disclosure_shown: shown = {} }, version }: Said & Pick<Change, 'version'>,
) {
  if (Object.values(shown).includes(true)) {
    throw refuseField('BAD_INPUT', 'disclosure_shown', 'Only the influencer can tick where the label is shown.');
  }
  return inTransaction(context, async (tx) => {
    const agreed = await lockAgreedById(tx, seen.application_id);
    const row = await readPiece(tx, seen);
    demandNewest(row, version);
    const places = labelPlaces.filter((place) => shown[place] === false && row.disclosure_shown[place] === true);
    demand(allOf(mayContest('creator', saidOf(row, agreed)), mayContestAgain(row, places)));
    const moved = await updateDeliverable(tx.db, row.id, {
      disclosure_shown: JSON.stringify({ ...row.disclosure_shown, ...shown }),
      disclosure_contested: JSON.stringify([...new Set([...row.disclosure_contested, ...places])]),
      updated_at: tx.now(),
    });
    if (places.length > 0) await notifyContested(tx, agreed, { row, byId: user.id });
    return presentOne(tx, { ...agreed, reader: user }, moved);
  });
}

function refuseWork(work: Work, reason: string): void {
  const [field] = Object.entries(work).find(([, value]) => value !== undefined) ?? [];
  if (field) throw refuseField('BAD_INPUT', field, reason);
}

interface Said {
  user: User;
  row: DeliverableRow;
  work: Work;
}

/** The owner confirms that a piece is published, which releases the payments that wait for it. */
async function confirm(tx: Context, agreed: Agreed, { user, row: seen, work: { url, ...work } }: Said) {
  refuseWork(work, 'Answering doesn’t change the work.');
  const move = { row: seen, to: 'published', by: 'creator', byId: user.id } as const;
  const row = seen.status === 'published' ? seen : await moveWork(tx, move, { published_at: tx.now() });
  const counted = await countPublication(tx, agreed, { row, by: 'owner', link: null });
  return presentOne(tx, { ...agreed, reader: user }, counted);
}

interface Announced {
  user: User;
  row: DeliverableRow;
  side: 'creator' | 'applicant';
  note: string | null | undefined;
}

/** The owner announces to cancel a piece that was not published in time; it is cancelled after the notice unless it is published. */
async function announceCancel(context: Context, { user, row: seen, side, note }: Announced) {
  return inTransaction(context, async (tx) => {
    const agreed = await lockAgreedById(tx, seen.application_id);
    const row = await readPiece(tx, seen);
    demand(mayCancelPiece(side, await readPieceFacts(tx, agreed, row)));
    const moved = await updateDeliverable(tx.db, row.id, { cancel_notice_at: tx.now(), updated_at: tx.now() });
    await notifyCancelNotice(tx, agreed, { row: moved, byId: user.id, note });
    return presentOne(tx, { ...agreed, reader: user }, moved);
  });
}

/** The influencer says that approved work is published, with the link where there is one. */
async function publish(tx: Context, agreed: Agreed, { user, row, work }: Said) {
  const { application } = agreed;
  const terms = (await readTerms(tx, [application.id])).get(application.id);
  const url = row.url ?? (work.url == null ? null : addressOf(work.url, terms?.platforms ?? []));
  // Without a link only the owner's word counts, which is needed where money waits for it.
  const isAwaited = (await findAwaited(tx, [application.id]))(row);
  if (url === null && !isAwaited) throw refuseField('BAD_INPUT', 'url', 'Add the link to the published post.');
  const move = { row, to: 'published', by: 'applicant', byId: user.id } as const;
  const read = [...row.read_platforms, ...(await findReadPlatforms(tx, application.influencer_id))];
  const isTimed = countsByTime({ url, agreed: terms?.platforms ?? [], read });
  const countsAt = isTimed ? new Date(tx.now().getTime() + tx.config.publicationHours * hourMs) : null;
  const change = { url, published_at: tx.now(), counts_at: countsAt, cancel_notice_at: null };
  const moved = await moveWork(tx, move, change);
  if (work.figures) await keepReported(tx, { user, row, figures: work.figures });
  await notifyDeliverable(tx, agreed, move);
  await followUnpaid(tx, agreed);
  return presentOne(tx, { ...agreed, reader: user }, moved);
}

/** Reports newer figures of a published piece. */
async function report(tx: Context, agreed: Agreed, { user, row, work: { figures, ...work } }: Said) {
  refuseWork(work, 'Published work can’t be changed, only its numbers.');
  if (figures) await keepReported(tx, { user, row, figures });
  await notifyFigures(tx, agreed, { row, byId: user.id });
  return presentOne(tx, { ...agreed, reader: user }, row);
}

/** The owner questions figures that were typed in. */
async function question(context: Context, { user, row: seen, side, work }: Said & { side: 'creator' | 'applicant' }) {
  const { figures_question: note = '', ...rest } = work;
  refuseWork(rest, 'A question doesn’t change the work.');
  return inTransaction(context, async (tx) => {
    const agreed = await lockAgreedById(tx, seen.application_id);
    const row = await readPiece(tx, seen);
    demand(mayQuestion(side, await readPieceFacts(tx, agreed, row)));
    await questionNewest(tx, row, note);
    await notifyQuestioned(tx, agreed, { row, byId: user.id, note });
    return presentOne(tx, { ...agreed, reader: user }, row);
  });
}

/** Approves everything that was submitted because nobody answered; payments due on approval are released. */
export async function approveSilent(tx: Context, agreed: Agreed): Promise<void> {
  const pieces = await readWork(tx, [agreed.application]);
  demand(mayApproveAll(pieces));
  const waiting = pieces.filter(({ status }) => status === 'submitted');
  const move = { to: 'approved', by: 'system', byId: null } as const;
  for (const row of waiting) await moveWork(tx, { row, ...move });
  const [row] = waiting.slice(-1);
  if (row) await followWork(tx, agreed, { row, ...move });
}
