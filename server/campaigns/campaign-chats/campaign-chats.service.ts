import { findConversations } from '../../chat/messages/conversations.service.ts';
import { findPeopleFor } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { pageOf } from '../../kit/http/placed-page.ts';
import { listParticipants, listTies, type Participant } from '../applications/participants.service.ts';
import { findVisibleCampaign } from '../campaign-records/campaign-records.service.ts';
import { viewCampaignChat, viewChatTie } from './campaign-chats.views.ts';

interface Asked {
  user: User;
  /** Campaign id as in the request. */
  id: string;
}

interface Wanted extends Asked {
  limit: number;
  cursor?: string | undefined;
  /** Only conversations with unread messages. */
  unread?: boolean | undefined;
}

/**
 * People the reader chats with about a campaign: its creator with everybody who applied or pledged, each of those with
 * the creator. Not found for anybody else.
 */
export async function findParticipants(context: Context, { user, id }: Asked): Promise<Participant[]> {
  const campaign = await findVisibleCampaign(context, { user, id });
  const participants = await listParticipants(context, campaign.id);
  if (campaign.creator_id === user.id) return participants;
  const own = participants.find(({ accountId }) => accountId === user.id);
  if (!own) throw refuseNotFound('This campaign');
  return [{ ...own, accountId: campaign.creator_id }];
}

/** Conversations about a campaign, latest message first, then people without one. */
export async function listCampaignChats(context: Context, { user, id, unread, ...page }: Wanted) {
  const participants = await findParticipants(context, { user, id });
  const ids = participants.map(({ accountId }) => accountId);
  const conversations = await findConversations(context, { reader: user.id, partners: ids });
  const unreadOf = ({ accountId }: Participant) => conversations.get(accountId)?.unread_count ?? 0;
  const wanted = unread ? participants.filter((one) => unreadOf(one) > 0) : participants;
  const { rows, next } = pageOf(
    wanted.map((row) => {
      const at = conversations.get(row.accountId)?.last_message_at.getTime() ?? 0;
      return { row, place: [at, row.since] as [number, number] };
    }),
    page,
  );
  const people = await findPeopleFor(
    context,
    user.id,
    rows.map(({ accountId }) => accountId),
  );
  return {
    data: rows.flatMap((row) => {
      const person = people.get(row.accountId);
      return person ? [viewCampaignChat({ person, conversation: conversations.get(row.accountId), ...row })] : [];
    }),
    total: wanted.length,
    unread_total: participants.reduce((sum, one) => sum + unreadOf(one), 0),
    next_cursor: next,
  };
}

/** Open applications and pledges between the reader and another person; empty for strangers and unknown ids. */
export async function listChatTies(context: Context, { user, userId }: { user: User; userId: string }) {
  const ties = await listTies(context, { reader: user.id, other: rowId(userId, 'This person') });
  return { data: ties.map((tie) => viewChatTie(tie, user.id)) };
}
