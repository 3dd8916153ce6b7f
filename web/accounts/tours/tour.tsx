import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { EVENTS, type EventData, Joyride, type Options } from 'react-joyride';
import type { TourFeature } from '../../../contract/accounts/tours.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Unprompted } from '../../ui/overlays/unprompted.tsx';
import { type TourActs, TourActsContext, TourCard } from './tour-card.tsx';
import { type TourStep, useTourSteps } from './tour-steps.ts';

interface TourProps {
  feature: TourFeature;
  step: number;
  onStep: (step: number) => void;
  onEnd: (status: 1 | 2) => void;
}

const cardSelector = '[data-tour-card]';

/** Tour of the page, started by itself or, from Help, on request. Only a request opens it beside a chat window. */
export default function Tour({ isAsked, ...props }: TourProps & { isAsked: boolean }): ReactNode {
  if (isAsked) return <Running {...props} />;
  return (
    <Unprompted unless="[data-chat] textarea">
      <Running {...props} />
    </Unprompted>
  );
}

/** Runs the steps whose targets are on the page, once it has loaded. */
function Running({ feature, ...props }: TourProps): ReactNode {
  const all = useTourSteps(feature);
  const [present, setPresent] = useState<ReadonlySet<string> | null>(null);
  const look = useEffectEvent(() => {
    const shown = all.filter(({ at }) =>
      at.some((place) => [...document.querySelectorAll<HTMLElement>(place)].some(isSeen)),
    );
    setPresent(new Set(shown.map(({ title }) => title)));
  });
  useEffect(() => whenDrawn(() => look()), []);
  const steps = all.filter(({ title }) => present?.has(title));
  return steps.length > 0 ? <Steps steps={steps} {...props} /> : null;
}

/** Maximum wait for a list that does not load. */
const patienceMs = 5_000;

/** Runs a callback once no loading placeholder is left. Returns a function that cancels it. */
function whenDrawn(run: () => void): () => void {
  const began = performance.now();
  const timer = setInterval(() => {
    const waits = [...document.querySelectorAll('main .bg-skeleton')].some((part) => part.checkVisibility());
    if (waits && performance.now() - began < patienceMs) return;
    clearInterval(timer);
    run();
  }, 100);
  return () => clearInterval(timer);
}

type StepsProps = Omit<TourProps, 'feature'> & { steps: readonly TourStep[] };

/** Highlights the targets one after another. */
function Steps({ steps, step, onStep, onEnd }: StepsProps): ReactNode {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const last = steps.length - 1;
  const at = Math.min(Math.max(step, 0), last);
  const acts: TourActs = {
    onBack: () => at > 0 && onStep(at - 1),
    onNext: () => (at < last ? onStep(at + 1) : onEnd(1)),
    onSkip: () => onEnd(2),
  };
  useTourKeys(acts);
  const find = useTargets();
  useKeptInSight(() => find(steps[at]?.at ?? []));
  const shown = steps.map(({ at: places, title, text }) => ({ target: () => find(places), title, content: text }));
  return (
    <TourActsContext value={acts}>
      <Joyride
        run
        continuous
        scrollToFirstStep
        steps={shown}
        stepIndex={at}
        tooltipComponent={TourCard}
        loaderComponent={null}
        // Beside tall targets the card overlaps them instead of leaving the window.
        floatingOptions={{ hideArrow: true, shiftOptions: { padding: 16, crossAxis: true } }}
        styles={{ spotlight: { stroke: '#fff', strokeWidth: 2 } }}
        options={{ ...look, scrollDuration: isStill ? 0 : 240 }}
        onEvent={({ type, index }: EventData) => {
          // An event about a step that was left meanwhile must not skip the one shown now.
          if (type === EVENTS.TARGET_NOT_FOUND && index === at) acts.onNext();
        }}
      />
    </TourActsContext>
  );
}

const look: Partial<Options> = {
  skipBeacon: true,
  blockTargetInteraction: true,
  // A click beside the card does nothing; Esc is handled by the tour.
  overlayClickAction: false,
  dismissKeyAction: false,
  overlayColor: 'var(--scrim)',
  spotlightPadding: 8,
  spotlightRadius: 10,
  offset: 8,
  // Height of the header.
  scrollOffset: 96,
  targetWaitTimeout: 1_000,
  zIndex: 50,
};

/** Finds a step's target and keeps it while it exists, so that later renders do not move the card. */
function useTargets(): (places: readonly string[]) => HTMLElement | null {
  const found = useRef(new Map<string, HTMLElement>());
  return (places) => {
    const key = places.join();
    const before = found.current.get(key);
    if (before && isSeen(before)) return before;
    const target = places.flatMap((place) => [...document.querySelectorAll<HTMLElement>(place)]).find(isSeen);
    if (target) found.current.set(key, target);
    return target ?? null;
  };
}

/** Scrolls the target back into view when content loads above it. */
function useKeptInSight(target: () => HTMLElement | null): void {
  const keep = useEffectEvent(() => {
    const node = target();
    const { bottom = 0 } = node?.getBoundingClientRect() ?? {};
    if (bottom > innerHeight) node?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => {
    const observer = new ResizeObserver(() => keep());
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
}

function isSeen(node: HTMLElement): boolean {
  return node.getClientRects().length > 0 && node.checkVisibility({ visibilityProperty: true });
}

/** Arrows step, Esc skips, Tab stays in the card, and other keys are blocked. A dialog above the tour keeps its keys. */
function useTourKeys({ onBack, onNext, onSkip }: TourActs): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('dialog:modal')) return;
    const card = document.querySelector(cardSelector);
    const isInside = card?.contains(document.activeElement) ?? false;
    if (event.key === 'Tab' && isInside) return;
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') onSkip();
    else if (event.key === 'ArrowRight') onNext();
    else if (event.key === 'ArrowLeft') onBack();
    else if (event.key === 'Tab') card?.querySelector<HTMLElement>('[data-action=primary]')?.focus();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}
