import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { loadMore, type Sides, threadKey } from './messages.queries.ts';
import { edgeOf, type Side, type Stretch } from './thread.ts';

export interface Paging {
  state: 'idle' | 'loading' | 'failed';
  /** Whether to load automatically. */
  canLoad: boolean;
  load: () => Promise<void>;
}

interface Shown {
  /** Query key of the displayed data. */
  queryKey: QueryKey;
  stretch: Stretch | undefined;
  side: Side;
}

/** Loads more messages on one side, one page at a time. */
export function usePaging({ me, partnerId }: Sides, { queryKey, stretch, side }: Shown): Paging {
  const client = useQueryClient();
  const [state, setState] = useState<Paging['state']>('idle');
  const running = useRef(false);
  const name = JSON.stringify(queryKey);
  const load = useCallback(async () => {
    const key = JSON.parse(name) as QueryKey;
    const known = client.getQueryData<Stretch>(key);
    if (running.current || !known) return;
    running.current = true;
    setState('loading');
    try {
      const lay = await loadMore({ me, partnerId }, known, side);
      client.setQueryData<Stretch>(key, (stretch) => stretch && lay(stretch));
      // No more messages although there is a gap: the cached newest stretch is outdated.
      const isStuck = side === 'later' && lay(known) === known;
      if (isStuck) void client.invalidateQueries({ queryKey: threadKey(partnerId), exact: true });
      setState(isStuck ? 'failed' : 'idle');
    } catch {
      setState('failed');
    } finally {
      running.current = false;
    }
  }, [client, me, partnerId, name, side]);
  return { state, canLoad: state === 'idle' && stretch !== undefined && edgeOf(stretch, side) !== null, load };
}
