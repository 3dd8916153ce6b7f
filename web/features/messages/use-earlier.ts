import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { loadEarlier, threadKey } from './messages.queries.ts';
import type { Thread } from './thread.ts';

export interface Earlier {
  state: 'idle' | 'loading' | 'failed';
  /** Whether it is worth asking without being told to. */
  canLoad: boolean;
  load: () => Promise<void>;
}

/** Loads earlier messages of a conversation, one page at a time. */
export function useEarlier({ me, partnerId }: { me: string; partnerId: string }, thread: Thread | undefined): Earlier {
  const client = useQueryClient();
  const [state, setState] = useState<Earlier['state']>('idle');
  const running = useRef(false);
  const load = useCallback(async () => {
    const known = client.getQueryData<Thread>(threadKey(partnerId));
    if (running.current || !known) return;
    running.current = true;
    setState('loading');
    try {
      const lay = await loadEarlier({ me, partnerId }, known);
      client.setQueryData<Thread>(threadKey(partnerId), (thread) => thread && lay(thread));
      setState('idle');
    } catch {
      setState('failed');
    } finally {
      running.current = false;
    }
  }, [client, me, partnerId]);
  return { state, canLoad: state === 'idle' && thread?.earlier != null, load };
}
