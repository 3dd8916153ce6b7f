import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { campaignCalls } from '../../../contract/campaigns/campaigns.ts';
import { messageCalls } from '../../../contract/chat/messages.ts';
import { request } from '../../lib/api.ts';
import { edgeOf, joinNewest, joinPart, layPage, type Side, type Stretch, type Thread } from './thread.ts';

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

/** The stretch around a message of a conversation, and what was loaded beside it. */
export const partKey = (partnerId: string, cursor: string) => [...threadKey(partnerId), 'around', cursor] as const;

export interface Sides {
  me: string;
  partnerId: string;
}

/** One conversation: the newest page, laid over what is known already. */
export function threadQuery({ me, partnerId }: Sides) {
  return queryOptions({
    queryKey: threadKey(partnerId),
    queryFn: async ({ client, queryKey, signal }): Promise<Thread> => {
      const page = await fetchPage({ me, partnerId }, {}, signal);
      const hasAllNew = page.earlier === null || page.user.unread_count < page.messages.length;
      // Where what is new begins further up, the reader starts there.
      const newest = hasAllNew ? page : (await loadMore({ me, partnerId }, page, 'earlier'))(page);
      return joinNewest(client.getQueryData<Thread>(queryKey), newest);
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    structuralSharing: false,
  });
}

/** One conversation around a message of it, wherever that stands. */
export function partQuery({ me, partnerId }: Sides, cursor: string) {
  return queryOptions({
    queryKey: partKey(partnerId, cursor),
    queryFn: async ({ client, queryKey, signal }): Promise<Stretch> => {
      const { messages, earlier } = await fetchPage({ me, partnerId }, { around: cursor }, signal);
      const known = client.getQueryData<Stretch>(queryKey);
      return (known && joinPart(known, { messages, earlier })) ?? { messages, earlier };
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
}

/** How to lay one more page beside a stretch. */
export async function loadMore(them: Sides, stretch: Stretch, side: Side): Promise<<S extends Stretch>(known: S) => S> {
  const edge = edgeOf(stretch, side) ?? '0';
  const from = side === 'earlier' ? { before: edge } : { after: edge };
  const page = await fetchPage(them, { ...from, limit: 100 });
  return (known) => layPage(known, page, { side, edge });
}

type Wanted = Partial<Record<'before' | 'after' | 'around', string>> & { limit?: number };

async function fetchPage(them: Sides, wanted: Wanted, signal?: AbortSignal) {
  const page = await request(
    messageCalls.getUserMessages,
    { body: { ...sides(them), ...wanted } },
    signal ? { signal } : {},
  );
  const { user, data: messages, next_cursor: earlier, can_write: canWrite } = page;
  return { user, messages, earlier, canWrite };
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
