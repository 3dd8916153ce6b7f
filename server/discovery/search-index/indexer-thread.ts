/** Keeps the search index up to date with the database and sends its updates to the main thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { type KeeperOptions, keepIndex } from './indexer.service.ts';

await keepIndex(workerData as KeeperOptions, {
  tell: (news) => parentPort?.postMessage(news),
  onAsked: (answer) => parentPort?.on('message', answer),
});
