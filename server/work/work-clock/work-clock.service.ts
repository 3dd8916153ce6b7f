import { dayMs } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import { selectPieces, selectWaiting } from './work-clock.queries.ts';
import { silenceEndsAt } from './work-clock.rules.ts';

const batch = 200;

/** Time when the work of an application is approved automatically; null while that clock is not running. */
export async function readSilenceEnd(context: Context, { id }: { id: number }): Promise<Date | null> {
  return (await readSilenceEnds(context, [id])).get(id) ?? null;
}

/** Times of automatic approval by application; missing while the clock is not running. */
export async function readSilenceEnds(
  context: Context,
  applicationIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const rows = await selectPieces(context.db, applicationIds);
  const ends = [...Map.groupBy(rows, (row) => row.application_id)].flatMap(([id, pieces]) => {
    const end = silenceEndsAt(pieces, context.config.autoReleaseDays);
    return end ? [[id, end] as const] : [];
  });
  return new Map(ends);
}

/** Applications with work that has waited for its creator beyond the time for automatic approval. */
export async function* listWaiting(context: Context): AsyncGenerator<number> {
  const since = new Date(context.now().getTime() - context.config.autoReleaseDays * dayMs);
  for (let afterId = 0; ; ) {
    const ids = await selectWaiting(context.db, { since, afterId, limit: batch });
    yield* ids;
    const last = ids.at(-1);
    if (last === undefined || ids.length < batch) return;
    afterId = last;
  }
}

/** The pieces of work of an application as far as their approval goes. */
export async function readPieces(context: Context, { id }: { id: number }) {
  return selectPieces(context.db, [id]);
}
