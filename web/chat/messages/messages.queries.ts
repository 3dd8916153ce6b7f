import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { campaignCalls } from '../../../contract/campaigns/campaigns.ts';
import { messageCalls } from '../../../contract/chat/messages.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { edgeOf, joinNewest, joinPart, layPage, type Side, type Stretch, type Thread } from './thread.ts';

/** Prefix of all query keys of this feature. */
export const messagesKey = sharedKeys.messages;
export const chatsKey = [...messagesKey, 'chats'] as const;
/** Prefix for unread messages, including the header's count. */
export const unreadKey = [...messagesKey, 'unread'] as const;
export const threadKey = (partnerId: string) => [...messagesKey, 'thread', partnerId] as const;

/** Conversations, newest first; `q` filters by name. */
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

/** Messages around a search result, and what was loaded from there. */
export const partKey = (partnerId: string, cursor: string) => [...threadKey(partnerId), 'around', cursor] as const;

export interface Sides {
  me: string;
  partnerId: string;
}

/** A conversation: its newest page merged with the cached ones. */
export function threadQuery({ me, partnerId }: Sides) {
  return queryOptions({
    queryKey: threadKey(partnerId),
    queryFn: async ({ client, queryKey, signal }): Promise<Thread> => {
      const page = await fetchPage({ me, partnerId }, {}, signal);
      const hasAllNew = page.earlier === null || page.user.unread_count < page.messages.length;
      // When the first new message is further up, load up to it.
      const newest = hasAllNew ? page : (await loadMore({ me, partnerId }, page, 'earlier'))(page);
      return joinNewest(client.getQueryData<Thread>(queryKey), newest);
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    structuralSharing: false,
  });
}

/** Messages around a given one. */
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

/** Fetches one more page; returns a function that merges it. */
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
  const { user, data: messages, next_cursor: earlier, can } = page;
  return { user, messages, earlier, can };
}

/** Marks messages as read by HTTP, when the socket cannot. */
export async function markReadByCall({ me, partnerId }: Sides): Promise<void> {
  await request(messageCalls.getUserMessages, { body: { ...sides({ me, partnerId }), is_read: 1, limit: 1 } });
}

function sides({ me, partnerId }: Sides) {
  return { sender_id: partnerId, receiver_id: me };
}

/** Title of a campaign, from the cache of its page if available. */
export function campaignNameQuery(id: string) {
  return queryOptions({
    queryKey: [...sharedKeys.campaigns, 'one', id],
    queryFn: ({ signal }) => request(campaignCalls.getCampaign, { params: { id } }, { signal }),
    select: ({ data }) => data.title,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Messages after a position of the user's stream. */
export function fetchSince(cursor: string) {
  return request(messageCalls.getMessagesSince, { params: { cursor } });
}
