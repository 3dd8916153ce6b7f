import type { DeliverableStatus } from '../../contract/deliverables.ts';
import type { DeliverableRow } from '../../database/schema/deliverable.ts';
import type { Agreed } from '../applications/sides.service.ts';
import type { Context } from '../kit/context.ts';
import { notify } from '../notifications/notifications.service.ts';

const titles: Record<Exclude<DeliverableStatus, 'planned'>, string> = {
  submitted: 'Work handed in',
  changes_requested: 'Changes asked for',
  approved: 'Work approved',
  published: 'Work published',
};
const words: Record<Exclude<DeliverableStatus, 'planned'>, string> = {
  submitted: 'was handed in',
  changes_requested: 'needs changes',
  approved: 'was approved',
  published: 'is published',
};

interface Moved {
  row: DeliverableRow;
  to: DeliverableStatus;
  byId: number | null;
  note?: string | null | undefined;
}

/** Tells the other side about one piece of work that moved. */
export async function tellDeliverable(
  tx: Context,
  { campaign, application }: Agreed,
  { row, to, byId, note }: Moved,
): Promise<void> {
  if (to === 'planned') return;
  const isByCreator = byId === campaign.creator_id;
  const said = note ? ` “${note}”` : '';
  await notify(tx, {
    accountId: isByCreator ? application.influencer_id : campaign.creator_id,
    type: 'deliverable',
    title: titles[to],
    description: `For ${campaign.title}: ${row.content_type} ${row.number} ${words[to]}.${said}`,
    link: linkTo(campaign, row),
    senderId: byId,
  });
}

/** Tells the creator that there are newer figures of a published piece. */
export async function tellFigures(
  tx: Context,
  { campaign }: Agreed,
  { row, byId }: Pick<Moved, 'row' | 'byId'>,
): Promise<void> {
  await notify(tx, {
    accountId: campaign.creator_id,
    type: 'deliverable',
    title: 'New figures',
    description: `For ${campaign.title}: ${row.content_type} ${row.number} has newer figures.`,
    link: linkTo(campaign, row),
    senderId: byId,
  });
}

/** The piece on its campaign's page. */
function linkTo({ id }: Agreed['campaign'], row: DeliverableRow): string {
  return `/campaign-details/${id}?tab=deliverables&piece=${row.id}`;
}
