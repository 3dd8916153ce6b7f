import type { CampaignRow } from '../../../database/schema.ts';
import { findUnreadPartners } from '../../chat/messages/conversations.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { OwnPart } from '../applications/application-counts.service.ts';
import { findParticipations } from '../applications/participants.service.ts';

interface Seen {
  rows: readonly Pick<CampaignRow, 'id' | 'creator_id'>[];
  /** The reader's application and pledges in them. */
  own: OwnPart;
}

/** Unread messages of the reader about these campaigns, by campaign; two queries at most. */
export async function countUnreadChats(
  context: Context,
  reader: { id: number },
  { rows, own }: Seen,
): Promise<Map<number, number>> {
  const created = rows.filter((row) => row.creator_id === reader.id).map(({ id }) => id);
  const joined = rows.filter(({ id }) => own.application.has(id) || own.pledges.has(id));
  if (created.length + joined.length === 0) return new Map();
  const unread = await findUnreadPartners(context, reader.id);
  const writers = await findParticipations(context, { campaignIds: created, accountIds: [...unread.keys()] });
  const counts = new Map(joined.map(({ id, creator_id }) => [id, unread.get(creator_id) ?? 0]));
  for (const { campaign_id: id, account_id: writer } of writers) {
    counts.set(id, (counts.get(id) ?? 0) + (unread.get(writer) ?? 0));
  }
  return counts;
}
