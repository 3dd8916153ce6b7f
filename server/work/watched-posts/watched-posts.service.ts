import { defaultDaysOnline } from '../../../contract/campaigns/offer-terms.ts';
import { addDays, dateInIndia, dayMs } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import { readTerms } from '../agreements/reading.service.ts';
import {
  insertWatched,
  type ReadAgainRow,
  selectReadAgain,
  selectUnwatched,
  selectWatched,
  updateWatched,
  type WatchedPostRow,
} from './watched-posts.queries.ts';
import type { PostChange } from './watched-posts.rules.ts';

export type { ReadAgainRow } from './watched-posts.queries.ts';

/** The watched posts of these pieces, by piece. */
export async function findWatched(context: Context, ids: readonly number[]): Promise<Map<number, WatchedPostRow>> {
  return new Map((await selectWatched(context.db, ids)).map((row) => [row.deliverable_id, row]));
}

interface Found {
  deliverableId: number;
  applicationId: number;
  post: { social_account_id: number; provider_media_id: string; published_at: Date; as_of: Date };
}

/** Watches a post from now on, as long as the agreement in force asks for it. */
export async function startWatching(tx: Context, { deliverableId, applicationId, post }: Found): Promise<void> {
  const { as_of: readAt, social_account_id, provider_media_id, published_at } = post;
  const days = (await readTerms(tx, [applicationId])).get(applicationId)?.days_online ?? defaultDaysOnline;
  await insertWatched(tx.db, {
    deliverable_id: deliverableId,
    social_account_id,
    provider_media_id,
    published_at,
    stays_until: addDays(dateInIndia(published_at), days),
    // The reading that has it is compared, too: its label may be missing.
    checked_at: new Date(readAt.getTime() - 1),
  });
}

const columns = {
  none: () => ({}),
  removed: (at) => ({ removed_at: at, restored_at: null }),
  restored: (at) => ({ restored_at: at }),
  unlabelled: (at) => ({ unlabelled_at: at }),
  labelled: () => ({ unlabelled_at: null }),
} satisfies Record<PostChange, (at: Date) => object>;

/** Records what a reading says of a post; false if another process was first. */
export async function recordReading(tx: Context, seen: ReadAgainRow, change: PostChange): Promise<boolean> {
  return updateWatched(tx.db, seen.deliverable_id, { checked_at: seen.as_of, ...columns[change](seen.as_of) });
}

const batch = 200;
/** Days after its publication in which a piece is looked for on the connected account. */
const searchDays = 30;

/** Published pieces that may be found as a post by now. */
export function listUnwatched(context: Context) {
  const since = new Date(context.now().getTime() - searchDays * dayMs);
  return inBatches(
    (afterId) => selectUnwatched(context.db, { since, afterId, limit: batch }),
    ({ id }) => id,
  );
}

/** Watched posts whose account was read again. */
export function listReadAgain(context: Context) {
  const today = dateInIndia(context.now());
  const read = (afterId: number) => selectReadAgain(context.db, { today, afterId, limit: batch });
  return inBatches(read, (row) => row.deliverable_id);
}

async function* inBatches<R>(select: (afterId: number) => Promise<R[]>, idOf: (row: R) => number): AsyncGenerator<R> {
  for (let afterId = 0; ; ) {
    const rows = await select(afterId);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    afterId = idOf(last);
  }
}
