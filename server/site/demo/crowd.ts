import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CopyText } from '../../../database/copy.ts';
import type { MakeTexts } from '../../../database/demo/creator-bulk.ts';
import type { CrowdWorld } from '../../../database/demo/story.ts';
import type { CrowdOrder } from './crowd-worker.ts';

/** Starts a worker thread that generates creators, one order after the other. */
export function startCrowd(workerData: CrowdWorld): { makeTexts: MakeTexts; stop: () => Promise<void> } {
  const worker = new Worker(new URL('./crowd-worker.ts', import.meta.url), { workerData });
  let last: Promise<unknown> = Promise.resolve();
  const make = async (order: CrowdOrder): Promise<CopyText[]> => {
    const answered = once(worker, 'message');
    worker.postMessage(order);
    const [texts] = await answered;
    return texts.map(({ text, ...rest }: CopyText) => ({ ...rest, text: Buffer.from(text) }));
  };
  const makeTexts: MakeTexts = (order) => {
    const texts = last.then(() => make(order));
    last = texts.catch(() => {});
    return texts;
  };
  const stop = async () => {
    await worker.terminate();
  };
  return { makeTexts, stop };
}
