import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { loadMore, type Sides, threadKey } from './messages.queries.ts';
import { edgeOf, type Side, type Stretch } from './thread.ts';

export interface Paging {
  state: 'idle' | 'loading' | 'failed';
  /** Whether it is worth asking without being told to. */
  canLoad: boolean;
  load: () => Promise<void>;
}

interface Shown {
  /** Where the cache keeps what is shown. */
  queryKey: QueryKey;
  stretch: Stretch | undefined;
  side: Side;
}

/** Loads more of a conversation on one side of what is shown, one page at a time. */
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
      // Nothing follows, and still it is not one with the newest: that one is behind.
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
