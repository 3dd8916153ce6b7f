/** Keeps the search index up to date with the database and sends its updates to the main thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { type IndexerOptions, runIndexer } from './indexer.service.ts';

await runIndexer(workerData as IndexerOptions, {
  tell: (news) => parentPort?.postMessage(news),
  onAsked: (answer) => parentPort?.on('message', answer),
});
