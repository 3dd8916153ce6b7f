import { dayMs } from '../../../contract/kit/calendar.ts';
import type { Idea } from '../../../contract/work/ideas.ts';
import type { IdeaRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { insertIdeas, selectIdeas, selectSilent, updateIdea } from './idea-records.queries.ts';

/** Asks for the ideas of new pieces of work. */
export async function wantIdeas(tx: Context, deliverableIds: readonly number[]): Promise<void> {
  const now = tx.now();
  await insertIdeas(
    tx.db,
    deliverableIds.map((deliverable_id) => ({ deliverable_id, created_at: now, updated_at: now })),
  );
}

/** Ideas of these pieces by piece; those without an idea step are missing. */
export async function findIdeas(context: Context, deliverableIds: readonly number[]): Promise<Map<number, IdeaRow>> {
  return new Map((await selectIdeas(context.db, deliverableIds)).map((row) => [row.deliverable_id, row]));
}

type Change = Omit<Parameters<typeof updateIdea>[2], 'updated_at'>;

/** Changes the idea of a piece. */
export async function changeIdea(tx: Context, deliverableId: number, change: Change): Promise<IdeaRow> {
  return updateIdea(tx.db, deliverableId, { ...change, updated_at: tx.now() });
}

const batch = 200;

/** Pieces whose idea has waited for an answer for as long as the rules allow. */
export async function* listSilentIdeas(context: Context): AsyncGenerator<number> {
  const since = new Date(context.now().getTime() - context.config.ideaDays * dayMs);
  for (let afterId = 0; ; ) {
    const ids = await selectSilent(context.db, { since, afterId, limit: batch });
    yield* ids;
    const last = ids.at(-1);
    if (last === undefined || ids.length < batch) return;
    afterId = last;
  }
}

/** When an idea is approved without an answer; null unless it waits for one. */
export function silenceAt(
  { config }: Context,
  { status, submitted_at }: Pick<IdeaRow, 'status' | 'submitted_at'>,
): Date | null {
  if (status !== 'submitted' || submitted_at === null) return null;
  return new Date(submitted_at.getTime() + config.ideaDays * dayMs);
}

export function viewIdea(context: Context, row: IdeaRow, shown: Pick<Idea, 'file' | 'can'>): Idea {
  const { status, text, note, submitted_at, approved_at, approved_by } = row;
  return {
    status,
    text,
    note,
    approved_by,
    ...shown,
    submitted_at: submitted_at?.toISOString() ?? null,
    silence_at: silenceAt(context, row)?.toISOString() ?? null,
    approved_at: approved_at?.toISOString() ?? null,
  };
}
