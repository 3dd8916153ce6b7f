import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { checkDisclosure } from '../../../contract/work/disclosure.rules.ts';
import { dueReading } from '../../../contract/work/reading-schedule.rules.ts';
import type { DeliverableRow } from '../../../database/schema.ts';
import { type Agreed, lockAgreedById } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { findPosts } from '../../social/social-records/posts.service.ts';
import { readAgain } from '../../social/social-records/social-records.service.ts';
import { keepRead } from '../deliverables/figures.service.ts';
import { linkKey } from '../deliverables/publication.rules.ts';
import { openRemoved } from '../disputes/disputes.service.ts';
import { lockOrder } from '../escrow/release.service.ts';
import { changeOf } from '../watched-posts/watched-posts.rules.ts';
import type { ReadAgainRow } from '../watched-posts/watched-posts.service.ts';
import {
  listDueAccounts,
  listReadAgain,
  listUnwatched,
  recordReading,
  startWatching,
} from '../watched-posts/watched-posts.service.ts';
import { attempt } from './publication.service.ts';
import { notifyRemoved, notifyRestored, notifyUnlabelled } from './watching-notices.service.ts';

/** Compares published pieces with the newest readings of their accounts. Safe at any time and after any pause. */
export async function watchPosts(context: Context): Promise<void> {
  for await (const piece of listUnwatched(context)) {
    await attempt(context, piece.application_id, (tx) => findPost(tx, piece));
  }
  for await (const seen of listReadAgain(context)) {
    await attempt(context, seen.application_id, (tx) => compare(tx, seen));
  }
}

type Unwatched = Pick<DeliverableRow, 'id' | 'application_id' | 'content_type' | 'url' | 'approved_at'> & {
  influencer_id: number;
};

async function findPost(tx: Context, { id, application_id, content_type, url, approved_at, influencer_id }: Unwatched) {
  if (url === null || approved_at === null) return;
  const link = linkKey(url);
  const posts = await findPosts(tx, influencer_id, approved_at);
  const post = posts.find(({ permalink }) => permalink !== null && linkKey(permalink) === link);
  if (post) await startWatching(tx, { deliverableId: id, applicationId: application_id, type: content_type, post });
}

async function compare(tx: Context, seen: ReadAgainRow): Promise<void> {
  const agreed = await lockAgreedById(tx, seen.application_id);
  const { disclosure_label: ownLabel, languages } = agreed.campaign;
  const change = changeOf({
    isFound: seen.found_id !== null,
    read: Number(seen.read),
    hasOlder: Boolean(seen.has_older),
    isLabelled: checkDisclosure({ caption: seen.caption ?? '', ownLabel, languages, aiMade: seen.ai_made }).ok,
    wasUnlabelled: seen.unlabelled_at !== null,
    wasMissing: seen.removed_at !== null && seen.restored_at === null,
    isBound: seen.content_type !== 'story' && seen.stays_until >= dateInIndia(tx.now()),
  });
  if (!(await recordReading(tx, seen, change))) return;
  await keepFigures(tx, seen);
  if (change === 'removed') await notifyRemoved(tx, agreed, { seen, isDisputed: await dispute(tx, agreed) });
  if (change === 'restored') await notifyRestored(tx, agreed, seen);
  if (change === 'unlabelled') await notifyUnlabelled(tx, agreed, seen);
}

/** Stores the figures of a post that are due. */
async function keepFigures(tx: Context, { deliverable_id: deliverableId, content_type: type, ...seen }: ReadAgainRow) {
  const { published_at: published, read_at: at, platform_id: platform } = seen;
  if (at === null) return;
  const hours = dueReading({ type, published, now: at });
  if (hours === null) return;
  const { views, reach, likes, comments, shares, saves } = seen;
  await keepRead(tx, { deliverableId, platform, hours, at, views, reach, likes, comments, shares, saves });
}

/** Has the accounts read whose posts have figures due, or were just published. */
export async function readDueAccounts(context: Context): Promise<void> {
  await readAgain(context, await listDueAccounts(context));
}

/** Opens a dispute for the unreleased money of the agreement; false where nothing is left. */
async function dispute(tx: Context, agreed: Agreed): Promise<boolean> {
  const order = await lockOrder(tx, agreed.application.id);
  if (order?.status !== 'held') return false;
  await openRemoved(tx, agreed);
  return true;
}
