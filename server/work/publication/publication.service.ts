import { checkDisclosure } from '../../../contract/work/disclosure.rules.ts';
import type { DeliverableRow } from '../../../database/schema.ts';
import { type Agreed, lockAgreedById } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { findPosts } from '../../social/social-records/posts.service.ts';
import { linkKey, publicationClocks } from '../deliverables/publication.rules.ts';
import { cancelPiece, countPublication, isLinkTaken, listClocked } from '../deliverables/publication.service.ts';
import { readPiece } from '../deliverables/review.service.ts';
import { openUndecided } from '../disputes/disputes.service.ts';
import { lockOrder, releaseDue } from '../escrow/release.service.ts';
import { listDated } from '../payments/payments.service.ts';

/** Releases what a date makes due, and follows every clock of publication. Safe at any time and after any pause. */
export async function followClocks(context: Context): Promise<void> {
  for await (const applicationId of listDated(context)) {
    await attempt(context, applicationId, (tx) => releaseDated(tx, applicationId));
  }
  for await (const row of listClocked(context)) {
    await attempt(context, row.application_id, (tx) => followPiece(tx, row));
  }
}

/** Acts on one agreement; an error is logged, so that the others go on. */
export async function attempt(
  context: Context,
  applicationId: number,
  act: (tx: Context) => Promise<void>,
): Promise<void> {
  await inTransaction(context, act).catch((error: unknown) =>
    context.log.error({ err: error, applicationId }, 'A clock of an agreement could not be followed'),
  );
}

async function releaseDated(tx: Context, applicationId: number): Promise<void> {
  await releaseDue(tx, await lockAgreedById(tx, applicationId), { bySilence: false });
}

async function followPiece(tx: Context, seen: DeliverableRow): Promise<void> {
  const agreed = await lockAgreedById(tx, seen.application_id);
  const order = await lockOrder(tx, seen.application_id);
  const row = await readPiece(tx, seen);
  if (order?.status !== 'held' || row.counted_at || row.cancelled_at) return;
  const now = tx.now();
  const { paysAt, cancelAt, countsAt, decideAt } = publicationClocks(row, tx.config.publicationHours);
  const link = row.url === null ? null : linkKey(row.url);
  if (link && row.status === 'published' && !(await isLinkTaken(tx, link))) {
    const by = (await isRead(tx, agreed, row)) ? 'read' : countsAt && countsAt <= now ? 'time' : null;
    if (by) return void (await countPublication(tx, agreed, { row, by, link }));
  }
  if (paysAt && paysAt <= now) return void (await countPublication(tx, agreed, { row, by: 'delay', link: null }));
  if (cancelAt && cancelAt <= now) return cancelPiece(tx, agreed, row);
  if (decideAt && decideAt <= now) await openUndecided(tx, agreed);
}

/** Whether a post with this link was read from a connected account: after the approval, of the agreed format and with the label. */
async function isRead(tx: Context, { campaign, application }: Agreed, row: DeliverableRow): Promise<boolean> {
  if (row.url === null || row.approved_at === null) return false;
  const link = linkKey(row.url);
  const posts = await findPosts(tx, application.influencer_id, row.approved_at);
  const { disclosure_label: ownLabel, languages } = campaign;
  return posts.some(
    ({ permalink, kind, caption }) =>
      permalink !== null &&
      linkKey(permalink) === link &&
      kind === row.content_type &&
      checkDisclosure({ caption: caption ?? '', ownLabel, languages, aiMade: row.ai_made }).ok,
  );
}
