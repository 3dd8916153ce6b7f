import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { runTour, useRunningTour } from './running-tour.ts';
import { changeTourMemory, useTourMemory } from './tour-memory.ts';
import { tourOf } from './tour-pages.ts';
import { toursQuery } from './tours.queries.ts';
import { endTour, learnTours } from './tours.rules.ts';
import { useTelling } from './use-telling.ts';

/** If loading fails the page simply has no tour; it is offered again another time. */
const Tour = lazy(() => import('./tour.tsx').catch(() => ({ default: () => null })));

/** Starts the page's tour if unseen, continues a running one, and reports its end to the server. */
export default function TourHost({ me }: { me: string }) {
  const feature = tourOf(useLocation().pathname);
  const { seen } = useTourMemory(me);
  const running = useRunningTour(me);
  const here = running?.feature === feature ? running : null;
  const isUnseen = feature !== null && !seen[feature];
  const { data } = useQuery({ ...toursQuery(me), enabled: isUnseen });
  useTelling(me);

  useEffect(() => {
    if (data) changeTourMemory(me, (memory) => learnTours(memory, data.data));
  }, [me, data]);
  const begins = isUnseen && !here && data?.data[feature] === 0;
  useEffect(() => {
    if (begins) runTour({ me, feature, step: 0, again: false });
  }, [me, begins, feature]);
  const endedElsewhere = here !== null && !here.again && !isUnseen;
  useEffect(() => {
    if (endedElsewhere) runTour(null);
  }, [endedElsewhere]);

  if (!here || endedElsewhere) return null;
  return (
    <Suspense fallback={null}>
      <Tour
        feature={here.feature}
        isAsked={here.again}
        step={here.step}
        onStep={(step) => runTour({ ...here, step })}
        onEnd={(status) => {
          changeTourMemory(me, (memory) => endTour(memory, here.feature, status));
          runTour(null);
        }}
      />
    </Suspense>
  );
}
