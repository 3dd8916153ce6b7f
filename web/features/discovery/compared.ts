import { useSyncExternalStore } from 'react';
import type { InfluencerCard } from '../../../contract/influencer-card.ts';

/** More than four columns cannot be compared at a glance. */
export const compareLimit = 4;

const none: readonly InfluencerCard[] = [];
let compared = none;
const listeners = new Set<() => void>();

function put(next: readonly InfluencerCard[]): void {
  compared = next;
  for (const listener of listeners) listener();
}

/** Puts a creator beside the others or takes it away; a fifth is not taken. */
export function toggleCompared(card: InfluencerCard): void {
  if (compared.some(({ id }) => id === card.id)) put(compared.filter(({ id }) => id !== card.id));
  else if (compared.length < compareLimit) put([...compared, card]);
}

/** A creator's contact was opened meanwhile. */
export function openCompared(id: string): void {
  put(compared.map((card) => (card.id === id ? { ...card, locked: false } : card)));
}

export function clearCompared(): void {
  put(none);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The creators put side by side, kept while the page is open. */
export function useCompared(): readonly InfluencerCard[] {
  return useSyncExternalStore(
    subscribe,
    () => compared,
    () => none,
  );
}
