import { useSyncExternalStore } from 'react';
import type { TourFeature } from '../../../contract/accounts/tours.ts';
import { keepTour, readKeptTour } from './kept-tour.ts';

/** The tour this tab is in; a reload goes on at the same step. */
export interface RunningTour {
  me: string;
  feature: TourFeature;
  /** From 0. */
  step: number;
  /** Asked for in Help: it runs whether or not it was seen. */
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
    const kept: unknown = JSON.parse(readKeptTour() ?? 'null');
    const isTour = typeof kept === 'object' && kept !== null && 'step' in kept && Number.isInteger(kept.step);
    return isTour ? (kept as RunningTour) : null;
  } catch {
    return null;
  }
}

/** Begins a tour, goes on to a step of it, or, with null, ends it. */
export function runTour(next: RunningTour | null): void {
  running = next;
  keepTour(next && JSON.stringify(next));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** This person's tour in this tab, if one runs. */
export function useRunningTour(me: string): RunningTour | null {
  const tour = useSyncExternalStore(subscribe, read, () => null);
  return tour?.me === me ? tour : null;
}
