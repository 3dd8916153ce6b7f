/** Keeps the search index true to the database and tells the main thread what to search. */
import { parentPort, workerData } from 'node:worker_threads';
import { type KeeperOptions, keepIndex } from './indexer.service.ts';

await keepIndex(workerData as KeeperOptions, {
  tell: (news) => parentPort?.postMessage(news),
  onAsked: (answer) => parentPort?.on('message', answer),
});
