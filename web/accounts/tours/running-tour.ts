import { useSyncExternalStore } from 'react';
import type { TourFeature } from '../../../contract/accounts/tours.ts';
import { readStoredTour, storeTour } from './stored-tour.ts';

/** Tour running in this tab; a reload continues at the same step. */
export interface RunningTour {
  me: string;
  feature: TourFeature;
  /** From 0. */
  step: number;
  /** Started from Help: runs even if already seen. */
  again: boolean;
}

const listeners = new Set<() => void>();
let running: RunningTour | null | undefined;

function read(): RunningTour | null {
  if (running === undefined) running = readKept();
  return running;
}

function readKept(): RunningTour | null {
  try {
    const kept: unknown = JSON.parse(readStoredTour() ?? 'null');
    const isTour = typeof kept === 'object' && kept !== null && 'step' in kept && Number.isInteger(kept.step);
    return isTour ? (kept as RunningTour) : null;
  } catch {
    return null;
  }
}

/** Starts a tour, moves to a step, or ends it with null. */
export function runTour(next: RunningTour | null): void {
  running = next;
  storeTour(next && JSON.stringify(next));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The running tour of this user in this tab. */
export function useRunningTour(me: string): RunningTour | null {
  const tour = useSyncExternalStore(subscribe, read, () => null);
  return tour?.me === me ? tour : null;
}
