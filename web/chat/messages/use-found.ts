import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Message } from '../../../contract/chat/messages.ts';
import { partKey, partQuery, type Sides, threadKey } from './messages.queries.ts';
import { holds, joinPart, type Thread } from './thread.ts';
import { type Paging, usePaging } from './use-paging.ts';

/** Displayed part of a conversation. */
interface Shown {
  /** Newest messages, joined with the part around the found message where possible. */
  thread: Thread;
  /** That part while there is a gap, with paging down. */
  apart: { messages: Message[]; later: Paging } | null;
  earlier: Paging;
}

/** Loading or failed. */
interface Missing {
  error: Error | null;
  retry: () => unknown;
}

/**
 * Stretch to display: the newest messages, or those around a search result until paging closes the gap. Live messages belong
 * to the newest stretch.
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
