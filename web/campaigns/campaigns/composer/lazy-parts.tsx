import { Trans } from '@lingui/react/macro';
import { type ComponentType, lazy, useEffect } from 'react';
import { ErrorState } from '../../../ui/feedback/states.tsx';

const loads = {
  dates: () => import('./step-dates.tsx'),
  work: () => import('./step-work.tsx'),
  needs: () => import('./step-needs.tsx'),
  fit: () => import('./step-fit.tsx'),
  check: () => import('./step-check.tsx'),
  commitment: () => import('./commitment.tsx'),
  pictures: () => import('./step-pictures.tsx'),
  stale: () => import('./stale-note.tsx'),
};

export const StepDates = lazyPart(loads.dates);
export const StepWork = lazyPart(loads.work);
export const StepNeeds = lazyPart(loads.needs);
export const StepFit = lazyPart(loads.fit);
export const StepCheck = lazyPart(loads.check);
export const Commitment = lazyPart(loads.commitment);
export const StepPictures = lazyPart(loads.pictures);
export const StaleNote = lazyPart(loads.stale);

/** Preloads all steps once the user starts typing, in case the connection is lost later. */
export function useFetchedParts(): void {
  useEffect(() => {
    const fetchAll = () => {
      for (const load of Object.values(loads)) void load().catch(() => undefined);
    };
    addEventListener('focusin', fetchAll, { once: true });
    return () => removeEventListener('focusin', fetchAll);
  }, []);
}

function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy<ComponentType<P>>(() => load().catch(() => ({ default: NotLoaded })));
}

function NotLoaded() {
  return (
    <ErrorState
      title={<Trans>Couldn’t load this step</Trans>}
      text={<Trans>Your text is saved on this device.</Trans>}
      onRetry={() => window.location.reload()}
    />
  );
}
