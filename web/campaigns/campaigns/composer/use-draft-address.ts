import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { draftPath } from '../draft-path.ts';

/**
 * URL of the composer: step, and id once saved. The id is set after a pending step change, so that neither reverts the
 * other.
 */
export function useDraftAddress({ isNew }: { isNew: boolean }) {
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle';
  const { pathname, search } = useLocation();
  const stepping = useRef<Promise<unknown>>(Promise.resolve());
  const [born, setBorn] = useState<Campaign | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step turned to meanwhile (`search`) has broken off this change; it is made again.
  useEffect(() => {
    if (!born || !isIdle) return;
    if (!isNew) return setBorn(null);
    let isOver = false;
    void stepping.current.then(() => {
      if (isOver) return;
      void navigate(`${draftPath(born)}${window.location.search}`, { replace: true, preventScrollReset: true });
    });
    return () => {
      isOver = true;
    };
  }, [born, isIdle, isNew, navigate, search]);

  function goTo(step: number): void {
    stepping.current = Promise.resolve(navigate(`${pathname}?step=${step}`));
  }
  return { goTo, giveId: setBorn };
}
