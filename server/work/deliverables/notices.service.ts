import { dateInIndia, hourMs } from '../../../contract/kit/calendar.ts';
import type { DeliverableStatus } from '../../../contract/work/deliverables.ts';
import type { DeliverableRow } from '../../../database/schema.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { msg, onDay, verbatim } from '../../kit/i18n/messages.ts';
import { notify, notifyAll } from '../../notifications/notifications/notifications.service.ts';
import { wordPiece } from '../work-clock/piece-words.rules.ts';
import { deliverableNotice, pieceFacts } from './notices.rules.ts';

interface Moved {
  row: DeliverableRow;
  to: DeliverableStatus;
  byId: number | null;
  note?: string | null | undefined;
}

/** Notifies the other party of a move of one piece of work. */
export async function notifyDeliverable(
  tx: Context,
  { campaign, application }: Agreed,
  { row, to, byId, note }: Moved,
): Promise<void> {
  if (to === 'planned') return;
  const isByCreator = byId === campaign.creator_id;
  await notify(tx, {
    accountId: isByCreator ? application.influencer_id : campaign.creator_id,
    type: 'deliverable',
    ...deliverableNotice({ row, to, campaign: campaign.title, note }),
    link: linkTo(campaign, row),
    senderId: byId,
  });
}

/** Notifies the creator of newer figures of a published piece. */
export async function notifyFigures(
  tx: Context,
  { campaign }: Agreed,
  { row, byId }: Pick<Moved, 'row' | 'byId'>,
): Promise<void> {
  await notify(tx, {
    accountId: campaign.creator_id,
    type: 'deliverable',
    title: msg`New results: ${{ piece: wordPiece(row) }} for ${{ campaign: campaign.title }}`,
    description: 'There are new results for the published piece.',
    link: linkTo(campaign, row),
    senderId: byId,
  });
}

/** Notifies the influencer that the campaign owner questions figures that were typed in. */
export async function notifyQuestioned(
  tx: Context,
  { campaign, application }: Agreed,
  { row, byId, note }: Pick<Moved, 'row' | 'byId'> & { note: string },
): Promise<void> {
  await notify(tx, {
    accountId: application.influencer_id,
    type: 'deliverable',
    title: msg`Numbers questioned: ${{ piece: wordPiece(row) }} for ${{ campaign: campaign.title }}`,
    description: msg`“${{ note: verbatim(note) }}” Check them, and add a screenshot of the platform’s own numbers.`,
    link: linkTo(campaign, row),
    senderId: byId,
  });
}

/** Notifies the influencer that a late piece will be cancelled. */
export async function notifyCancelNotice(
  tx: Context,
  { campaign, application }: Agreed,
  { row, byId, note }: Pick<Moved, 'row' | 'byId' | 'note'>,
): Promise<void> {
  const day = onDay(dateInIndia(new Date(tx.now().getTime() + tx.config.publicationHours * hourMs)));
  const description = msg`It wasn’t published in time. Publish it now, or it’s cancelled and refunded on ${{ day }}.`;
  await notify(tx, {
    accountId: application.influencer_id,
    type: 'deliverable',
    title: msg`To be cancelled: ${{ piece: wordPiece(row) }} for ${{ campaign: campaign.title }}`,
    description: note ? msg`${{ description }} “${{ note }}”` : description,
    link: linkTo(campaign, row),
    senderId: byId,
  });
}

/** Notifies both sides that a piece was cancelled because it was not published in time. */
export async function notifyPieceCancelled(tx: Context, { campaign, application }: Agreed, row: DeliverableRow) {
  const sides = [campaign.creator_id, application.influencer_id];
  await notifyAll(
    tx,
    sides.map((accountId) => ({
      accountId,
      type: 'deliverable' as const,
      title: msg`Cancelled: ${{ piece: wordPiece(row) }} for ${{ campaign: campaign.title }}`,
      description: 'It wasn’t published in time, so its part of the money was refunded.',
      link: linkTo(campaign, row),
    })),
  );
}

/** Notifies the influencer of a tick that was taken back. */
export async function notifyContested(
  tx: Context,
  { campaign, application }: Agreed,
  { row, byId }: Pick<Moved, 'row' | 'byId'>,
): Promise<void> {
  await notify(tx, {
    accountId: application.influencer_id,
    type: 'deliverable',
    title: msg`Label questioned: ${{ piece: wordPiece(row) }} for ${{ campaign: campaign.title }}`,
    description: 'The campaign owner doesn’t see the ad label where you ticked it. Show it there and submit again.',
    link: linkTo(campaign, row),
    senderId: byId,
  });
}

/** Notifies the other party of the first comment in a while. */
export async function notifyComment(
  tx: Context,
  { campaign, application }: Agreed,
  { row, byId, text }: Pick<Moved, 'row'> & { byId: number; text: string },
): Promise<void> {
  await notify(tx, {
    accountId: byId === campaign.creator_id ? application.influencer_id : campaign.creator_id,
    type: 'deliverable',
    title: msg`Comment: ${{ piece: wordPiece(row) }} for ${{ campaign: campaign.title }}`,
    description: verbatim(text),
    link: linkTo(campaign, row),
    senderId: byId,
  });
}

interface Due {
  piece: Pick<DeliverableRow, 'id' | 'content_type' | 'number'>;
  campaign: Pick<Agreed['campaign'], 'id' | 'title' | 'creator_id'>;
  influencerId: number;
  /** `YYYY-MM-DD`, India. */
  dueOn: string;
}

/** Notifies the influencer that a piece is due soon. */
export async function notifyDueSoon(tx: Context, { piece, campaign, influencerId, dueOn }: Due): Promise<void> {
  await notify(tx, {
    accountId: influencerId,
    type: 'deliverable',
    title: msg`Due ${{ day: onDay(dueOn) }}: ${{ piece: wordPiece(piece) }} for ${{ campaign: campaign.title }}`,
    description: 'Submit it by the end of that day (Indian time).',
    email: { facts: pieceFacts(piece, campaign.title, dueOn), button: msg`Submit the work` },
    link: linkTo(campaign, piece),
    senderId: campaign.creator_id,
  });
}

/** Notifies both parties of an overdue piece. */
export async function notifyOverdue(tx: Context, { piece, campaign, influencerId, dueOn }: Due): Promise<void> {
  const title = msg`Overdue: ${{ piece: wordPiece(piece) }} for ${{ campaign: campaign.title }}`;
  const email = { facts: pieceFacts(piece, campaign.title, dueOn), button: msg`See the work` };
  const about = { type: 'deliverable' as const, title, link: linkTo(campaign, piece), email };
  const was = msg`It was due on ${{ day: onDay(dueOn) }}.`;
  await notifyAll(tx, [
    {
      ...about,
      accountId: influencerId,
      senderId: campaign.creator_id,
      description: msg`${{ was }} Submit it or say when you will.`,
    },
    {
      ...about,
      accountId: campaign.creator_id,
      senderId: influencerId,
      description: msg`${{ was }} Ask when you’ll get it.`,
    },
  ]);
}

/** Link to the piece on its campaign's page. */
function linkTo({ id }: Pick<Agreed['campaign'], 'id'>, row: Pick<DeliverableRow, 'id'>): string {
  return `/campaign-details/${id}?tab=deliverables&piece=${row.id}`;
}
