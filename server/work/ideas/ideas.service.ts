import type { Idea } from '../../../contract/work/ideas.ts';
import type { DeliverableRow, IdeaRow } from '../../../database/schema.ts';
import { type Agreed, lockAgreedById } from '../../campaigns/applications/agreement-access.service.ts';
import { sideOf } from '../../campaigns/applications/applications.policy.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseField } from '../../kit/http/errors.ts';
import { demand, viewCan } from '../../kit/http/policy.ts';
import { mayWork } from '../deliverables/deliverables.policy.ts';
import { findDraftFiles } from '../deliverables/draft-files.service.ts';
import { readWorkFacts } from '../deliverables/facts.service.ts';
import { findOwnFile } from '../deliverables/own-files.service.ts';
import { findPiece, readPiece } from '../deliverables/review.service.ts';
import { ideaPolicy } from '../idea-records/idea-records.policy.ts';
import { changeIdea, findIdeas, listSilentIdeas, silenceAt, viewIdea } from '../idea-records/idea-records.service.ts';
import { notifyIdea } from './notices.service.ts';

interface Asked {
  user: User;
  /** Id of the piece. */
  id: string;
}

interface Sent extends Asked {
  text: string;
  file?: string | null | undefined;
}

/** The influencer sends the idea of a piece, or the changed one. */
export async function sendIdea(context: Context, { user, id, text, file }: Sent): Promise<Idea> {
  if (text === '' && file == null) {
    throw refuseField('BAD_INPUT', 'text', 'Say what people will see, in a few lines, or add a picture.');
  }
  return act(context, { user, id }, 'submitted', async (tx, { row }) => {
    const fileId = file == null ? null : await findOwnFile(tx, user, file);
    return changeIdea(tx, row.id, {
      status: 'submitted',
      text,
      file_id: fileId,
      submitted_at: tx.now(),
    });
  });
}

interface Answered extends Asked {
  status: 'approved' | 'changes_requested';
  note?: string | null | undefined;
}

/** The owner approves an idea, or asks for the one change. */
export async function answerIdea(context: Context, { user, id, status, note }: Answered): Promise<Idea> {
  if (status === 'changes_requested' && !note) throw refuseField('BAD_INPUT', 'note', 'Say what should change.');
  return act(context, { user, id }, status, async (tx, { row }) => {
    if (status === 'approved') return approve(tx, row, 'owner');
    return changeIdea(tx, row.id, { status, note: note || null, changes_asked: 1 });
  });
}

interface Step extends Agreed {
  row: DeliverableRow;
}

/** Makes a move of an idea that its policy allows, and tells the other side. */
async function act(
  context: Context,
  { user, id }: Asked,
  to: 'submitted' | 'approved' | 'changes_requested',
  move: (tx: Context, step: Step) => Promise<IdeaRow>,
): Promise<Idea> {
  const { row: seen, side } = await findPiece(context, { user, id });
  return inTransaction(context, async (tx) => {
    const agreed = await lockAgreedById(tx, seen.application_id);
    const row = await readPiece(tx, seen);
    const idea = (await findIdeas(tx, [row.id])).get(row.id);
    if (!idea) throw refuse('CONFLICT', 'This work has no idea step.');
    const work = mayWork(await readWorkFacts(tx, agreed));
    demand(ideaPolicy(side, { idea, work })[to], 'This deliverable');
    const moved = await move(tx, { ...agreed, row });
    await notifyIdea(tx, agreed, { row, idea: moved, byId: user.id });
    return present(tx, agreed, { user, idea: moved });
  });
}

async function approve(tx: Context, { id }: Pick<DeliverableRow, 'id'>, by: 'owner' | 'silence'): Promise<IdeaRow> {
  return changeIdea(tx, id, { status: 'approved', approved_at: tx.now(), approved_by: by });
}

async function present(tx: Context, agreed: Agreed, { user, idea }: { user: User; idea: IdeaRow }): Promise<Idea> {
  const fileOf = await findDraftFiles(tx, [idea]);
  const side = sideOf(user.id, agreed.campaign, agreed.application);
  const work = mayWork(await readWorkFacts(tx, agreed));
  return viewIdea(tx, idea, { file: fileOf(idea).file, can: viewCan(ideaPolicy(side, { idea, work }), user.locale) });
}

/** Approves ideas that nobody answered in time; those whose work pauses wait on. Safe at any time and after any pause. */
export async function approveSilentIdeas(context: Context): Promise<void> {
  for await (const id of listSilentIdeas(context)) {
    await inTransaction(context, (tx) => approveOne(tx, id)).catch((error: unknown) =>
      context.log.error({ err: error, deliverableId: id }, 'An idea could not be approved by silence'),
    );
  }
}

async function approveOne(tx: Context, id: number): Promise<void> {
  const agreed = await lockAgreedById(tx, (await readPiece(tx, { id })).application_id);
  const row = await readPiece(tx, { id });
  const idea = (await findIdeas(tx, [id])).get(id);
  const end = idea && silenceAt(tx, idea);
  if (!end || end > tx.now() || mayWork(await readWorkFacts(tx, agreed)) !== true) return;
  await notifyIdea(tx, agreed, { row, idea: await approve(tx, row, 'silence'), byId: null });
}
