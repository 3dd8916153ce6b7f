import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Message } from '../../../contract/chat/messages.ts';
import { partKey, partQuery, type Sides, threadKey } from './messages.queries.ts';
import { holds, joinPart, type Thread } from './thread.ts';
import { type Paging, usePaging } from './use-paging.ts';

/** What is shown of a conversation. */
interface Shown {
  /** The newest stretch, with the part around the message once the two are one. */
  thread: Thread;
  /** That part as long as they are not, and what follows it. */
  apart: { messages: Message[]; later: Paging } | null;
  earlier: Paging;
}

/** What is shown is on its way, or did not come. */
interface Missing {
  error: Error | null;
  retry: () => unknown;
}

/**
 * The stretch to show: the newest one, or the one around the message that is looked for, until paging down or up has
 * made them one. Between the two something is missing, so that what comes live stays with the newest.
 */
export function useFound(them: Sides, thread: Thread, cursor: string | null): Shown | Missing {
  const client = useQueryClient();
  const { partnerId } = them;
  const isApart = cursor !== null && !holds(thread, cursor);
  const query = useQuery({ ...partQuery(them, cursor ?? '0'), enabled: isApart });
  const part = isApart ? query.data : undefined;
  const joined = useMemo(() => (part ? joinPart(thread, part) : thread), [thread, part]);
  useEffect(() => {
    if (!part || !joined || joined === thread) return;
    client.setQueryData<Thread>(threadKey(partnerId), (known) => (known && joinPart(known, part)) ?? known);
  }, [client, partnerId, part, joined, thread]);

  const stretch = joined ?? part ?? thread;
  const queryKey = joined || cursor === null ? threadKey(partnerId) : partKey(partnerId, cursor);
  const earlier = usePaging(them, { queryKey, stretch, side: 'earlier' });
  const later = usePaging(them, { queryKey, stretch, side: 'later' });
  if (isApart && !part) return { error: query.error, retry: query.refetch };
  return { thread: joined ?? thread, apart: part && !joined ? { messages: part.messages, later } : null, earlier };
}
