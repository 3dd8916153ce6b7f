import { defaultDaysOnline } from '../../../contract/campaigns/offer-terms.ts';
import { platformOfLink } from '../../../contract/core/platforms.ts';
import { addDays, dateInIndia, dayMs, hourMs } from '../../../contract/kit/calendar.ts';
import { readingDays, readingHoursOf } from '../../../contract/work/reading-schedule.rules.ts';
import type { Context } from '../../kit/context/context.ts';
import { wantPost } from '../../social/social-sync/wanted.service.ts';
import { readTerms } from '../agreements/reading.service.ts';
import {
  insertWatched,
  type ReadAgainRow,
  selectDueAccounts,
  selectReadAgain,
  selectUnfound,
  selectUnwatched,
  selectWatched,
  updateWatched,
  type WatchedPost,
} from './watched-posts.queries.ts';
import type { PostChange } from './watched-posts.rules.ts';

export type { ReadAgainRow } from './watched-posts.queries.ts';

/** The watched posts of these pieces, by piece. */
export async function findWatched(context: Context, ids: readonly number[]): Promise<Map<number, WatchedPost>> {
  return new Map((await selectWatched(context.db, ids)).map((row) => [row.deliverable_id, row]));
}

interface Found {
  deliverableId: number;
  applicationId: number;
  type: string;
  post: { social_account_id: number; provider_media_id: string; published_at: Date; as_of: Date };
}

/** Watches a post from now on, as long as the agreement in force asks for it. */
export async function startWatching(tx: Context, { deliverableId, applicationId, type, post }: Found): Promise<void> {
  const { as_of: readAt, social_account_id, provider_media_id, published_at } = post;
  const days = (await readTerms(tx, [applicationId])).get(applicationId)?.days_online ?? defaultDaysOnline;
  const lasts = type === 'story' ? 1 : days;
  const wantedDays = type === 'story' ? 1 : Math.max(days, readingDays);
  await wantPost(tx, post, new Date(published_at.getTime() + wantedDays * dayMs));
  await insertWatched(tx.db, {
    deliverable_id: deliverableId,
    social_account_id,
    provider_media_id,
    published_at,
    stays_until: addDays(dateInIndia(published_at), lasts),
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
  const now = context.now();
  const watching = { today: dateInIndia(now), since: readableSince(now), limit: batch };
  const read = (afterId: number) => selectReadAgain(context.db, { ...watching, afterId });
  return inBatches(read, (row) => row.deliverable_id);
}

const readableSince = (now: Date) => new Date(now.getTime() - readingDays * dayMs);
/** Long enough for both looks at a new post; then the account's daily reading finds it. */
const newMs = 25 * hourMs;

/** Connected accounts that have to be read now: figures of a post are due, or a post that was just published is not found yet. */
export async function listDueAccounts(context: Context): Promise<number[]> {
  const { db } = context;
  const now = context.now();
  const ages = { post: [...readingHoursOf('post')], story: [...readingHoursOf('story')] };
  const due = await selectDueAccounts(db, { ages, since: readableSince(now), now });
  const unfound = await selectUnfound(db, { since: new Date(now.getTime() - newMs), now });
  const ofLink = unfound.filter(({ url, platform_id }) => platformOfLink(url, 'post') === platform_id);
  return [...new Set([...due, ...ofLink.map(({ id }) => id)])];
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
