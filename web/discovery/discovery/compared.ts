import { useSyncExternalStore } from 'react';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { readSession } from '../../lib/session.ts';
import { readStored, storedKeys, writeStored } from '../../lib/stored.ts';

/** More than four columns are hard to compare. */
export const compareLimit = 4;

const none: readonly InfluencerCard[] = [];
let compared: readonly InfluencerCard[] | undefined;
const listeners = new Set<() => void>();

function put(next: readonly InfluencerCard[]): void {
  compared = next;
  writeStored(storedKeys.compared, JSON.stringify({ reader: readSession().profile?.id, cards: next }));
  for (const listener of listeners) listener();
}

/** Comparison stored for this tab and the current user. */
function readKept(): readonly InfluencerCard[] {
  try {
    const { reader, cards } = JSON.parse(readStored(storedKeys.compared) ?? '');
    return reader === readSession().profile?.id && cards.every(isCard) ? cards.slice(0, compareLimit) : none;
  } catch {
    return none;
  }
}

const isCard = (card: Partial<InfluencerCard>) => Boolean(card.id && card.fullname && card.accounts && card.replies);

function read(): readonly InfluencerCard[] {
  compared ??= readKept();
  return compared;
}

/** Adds or removes a creator; ignored beyond the limit. */
export function toggleCompared(card: InfluencerCard): void {
  if (read().some(({ id }) => id === card.id)) put(read().filter(({ id }) => id !== card.id));
  else if (read().length < compareLimit) put([...read(), card]);
}

/** Marks a creator's contact as opened. */
export function openCompared(id: string): void {
  if (read().some((card) => card.id === id))
    put(read().map((card) => (card.id === id ? { ...card, locked: false } : card)));
}

export function forgetCompared(id: string): void {
  put(read().filter((card) => card.id !== id));
}

export function clearCompared(): void {
  put(none);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Compared creators, stored for the tab. */
export function useCompared(): readonly InfluencerCard[] {
  return useSyncExternalStore(subscribe, read, () => none);
}
