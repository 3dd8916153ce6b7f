import { useCallback, useEffect } from 'react';
import { useCatchUp } from '../../lib/live.ts';
import { changeTourMemory, useTourMemory } from './tour-memory.ts';
import { tellTour } from './tours.queries.ts';
import { noteTold } from './tours.rules.ts';

/** Reports ended tours to the server, and retries on reconnection and page changes. */
export function useTelling(me: string): void {
  const { seen, untold } = useTourMemory(me);
  const [feature] = untold;
  const status = feature && seen[feature];
  const tell = useCallback(() => {
    if (!feature || !status) return;
    void tellTour(me, feature, status).then((isTold) => {
      if (isTold) changeTourMemory(me, (memory) => noteTold(memory, feature, status));
    });
  }, [me, feature, status]);
  useEffect(tell, [tell]);
  useCatchUp(tell, { isFresh: true });
}
