/** Generates the long tail of demo creators off the main thread, as text for COPY. */
import { parentPort, workerData } from 'node:worker_threads';
import { makeCreator } from '../../../database/demo/creator.ts';
import { textOfCreators } from '../../../database/demo/creator-text.ts';
import type { CrowdWorld } from '../../../database/demo/story.ts';
import { openWorld } from '../../../database/demo/world.ts';
import { nameWordsOf, wordsOf } from '../../../search/search-text.rules.ts';

export interface CrowdOrder {
  from: number;
  ids: number[];
}

const { seed, cities, now } = workerData as CrowdWorld;
const world = openWorld(seed, cities);

parentPort?.on('message', ({ from, ids }: CrowdOrder) => {
  const creators = ids.map((id, index) => ({ ...makeCreator(world, from + index), id }));
  const asFolded = (words: string[]) => ` ${words.join(' ')}`;
  const folding = {
    fold: (text: string) => asFolded(wordsOf(text)),
    foldNames: (name: string, handles: readonly string[]) => asFolded(nameWordsOf(name, handles)),
  };
  parentPort?.postMessage(textOfCreators(creators, { now, ...folding }));
});
