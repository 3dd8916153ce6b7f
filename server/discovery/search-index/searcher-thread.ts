/** Searches the segments from the indexer, one question after the other. */
import { parentPort } from 'node:worker_threads';
import type { NearbyRequest, PeopleRequest, SearchRequest, SimilarRequest } from '../../../search/discovery.rules.ts';
import { findSimilar, suggestPeople } from '../../../search/engine/people.ts';
import { findNearby, type IndexAnswer, searchSegments } from '../../../search/engine/search.ts';
import { type OpenSegment, openSegment, removeProfile } from '../../../search/engine/segment.ts';
import { type Update, withOwnMarks } from './parts.ts';

/** Questions and answers of a searching thread. */
export interface Questions {
  search: { asked: SearchRequest; answer: IndexAnswer };
  nearby: { asked: NearbyRequest; answer: number[] };
  suggestPeople: { asked: PeopleRequest; answer: number[] };
  similar: { asked: SimilarRequest; answer: number[] };
}

export type Question = {
  [N in keyof Questions]: { id: number; name: N; asked: Questions[N]['asked'] };
}[keyof Questions];

export type SearcherOrder = Question | { update: Update };

export type SearcherAnswer = { id: number; answer: unknown } | { id: number; failed: string };

let parts = new Map<number, OpenSegment>();

function take({ keys, added, removed }: Update): void {
  const fresh = new Map(added.map(({ key, segment }) => [key, segment]));
  const held = parts;
  parts = new Map();
  for (const key of keys) {
    const open = held.get(key);
    const segment = fresh.get(key);
    if (open) for (const id of removed) removeProfile(open, id);
    if (open) parts.set(key, open);
    else if (segment) parts.set(key, openSegment(withOwnMarks(segment)));
  }
}

function answer(question: Question): unknown {
  const open = [...parts.values()];
  if (question.name === 'search') return searchSegments(open, question.asked);
  if (question.name === 'nearby') return findNearby(open, question.asked);
  if (question.name === 'suggestPeople') return suggestPeople(open, question.asked);
  return findSimilar(open, question.asked);
}

parentPort?.on('message', (order: SearcherOrder) => {
  if ('update' in order) return take(order.update);
  const { id } = order;
  try {
    parentPort?.postMessage({ id, answer: answer(order) } satisfies SearcherAnswer);
  } catch (error) {
    const failed = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort?.postMessage({ id, failed } satisfies SearcherAnswer);
  }
});
