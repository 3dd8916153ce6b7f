import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { runTour, useRunningTour } from './running-tour.ts';
import { changeTourMemory, useTourMemory } from './tour-memory.ts';
import { tourOf } from './tour-pages.ts';
import { toursQuery } from './tours.queries.ts';
import { endTour, learnTours } from './tours.rules.ts';
import { useTelling } from './use-telling.ts';

/** Where it cannot be fetched the page goes without its tour; it comes another day. */
const Tour = lazy(() => import('./tour.tsx').catch(() => ({ default: () => null })));

/** Begins the tour of the page where it was not seen, goes on with the one under way, and tells the server of the end. */
export default function TourDoor({ me }: { me: string }) {
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

  const isFree = useFree();
  if (!here || endedElsewhere || !isFree) return null;
  return (
    <Suspense fallback={null}>
      <Tour
        feature={here.feature}
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

/** What a tour never lies over: dialogs, menus, and a floating chat one may be writing in. */
const open = 'dialog:modal, :popover-open, [data-chat] textarea';

/** True once nothing lies open over the page; what opens later lies over the tour. */
function useFree(): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (isFree) return;
    const look = () => setFree(document.querySelector(open) === null);
    look();
    const timer = setInterval(look, 300);
    return () => clearInterval(timer);
  }, [isFree]);
  return isFree;
}
