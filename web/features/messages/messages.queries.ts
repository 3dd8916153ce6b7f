import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { campaignCalls } from '../../../contract/campaigns.ts';
import { messageCalls } from '../../../contract/messages.ts';
import { request } from '../../lib/api.ts';
import { joinNewest, mergeMessages, type Thread } from './thread.ts';

/** Everything of this feature in the query cache. */
export const messagesKey = ['messages'] as const;
export const chatsKey = [...messagesKey, 'chats'] as const;
/** The header's unread messages stand under it. */
export const unreadKey = [...messagesKey, 'unread'] as const;
export const threadKey = (partnerId: string) => [...messagesKey, 'thread', partnerId] as const;

/** The people one has talked with, newest first; `q` looks for names. */
export function chatsQuery(me: string, q: string) {
  return infiniteQueryOptions({
    queryKey: [...chatsKey, me, q],
    queryFn: ({ pageParam, signal }) =>
      request(
        messageCalls.getChatUsers,
        {
          params: { userId: me },
          query: { limit: '30', ...(pageParam ? { cursor: pageParam } : {}), ...(q ? { q } : {}) },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

interface Sides {
  me: string;
  partnerId: string;
}

/** One conversation: the newest page, laid over what is known already. */
export function threadQuery({ me, partnerId }: Sides) {
  return queryOptions({
    queryKey: threadKey(partnerId),
    queryFn: async ({ client, queryKey, signal }): Promise<Thread> => {
      const page = await request(messageCalls.getUserMessages, { body: sides({ me, partnerId }) }, { signal });
      const { user, data: messages, next_cursor: earlier, can_write: canWrite } = page;
      const newest = joinNewest(client.getQueryData<Thread>(queryKey), { user, messages, earlier, canWrite });
      if (newest.earlier === null || user.unread_count < messages.length) return newest;
      // What is new begins further up: the reader starts there.
      return (await loadEarlier({ me, partnerId }, newest))(newest);
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    structuralSharing: false,
  });
}

/** The thread with one more page of earlier messages. */
export async function loadEarlier({ me, partnerId }: Sides, thread: Thread): Promise<(known: Thread) => Thread> {
  const before = thread.earlier ?? '0';
  const page = await request(messageCalls.getUserMessages, {
    body: { ...sides({ me, partnerId }), before, limit: 100 },
  });
  return (known) => ({
    ...known,
    messages: mergeMessages(known.messages, page.data),
    earlier: known.earlier === thread.earlier ? page.next_cursor : known.earlier,
  });
}

/** Marks what the other wrote as read, where the live connection cannot. */
export async function markReadByCall({ me, partnerId }: Sides): Promise<void> {
  await request(messageCalls.getUserMessages, { body: { ...sides({ me, partnerId }), is_read: 1, limit: 1 } });
}

function sides({ me, partnerId }: Sides) {
  return { sender_id: partnerId, receiver_id: me };
}

/** The name of a campaign that messages are about, from what its page fetched where that is known. */
export function campaignNameQuery(id: string) {
  return queryOptions({
    queryKey: ['campaigns', 'one', id],
    queryFn: ({ signal }) => request(campaignCalls.getCampaign, { params: { id } }, { signal }),
    select: ({ data }) => data.title,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What was sent and received after a place in one's stream. */
export function fetchSince(cursor: string) {
  return request(messageCalls.getMessagesSince, { params: { cursor } });
}
