/** Feeds the index in OpenSearch outside the main thread until it is told to end. */
import { parentPort, workerData } from 'node:worker_threads';
import { type FeederOptions, runFeeder } from './feeder.service.ts';

let isEnding = false;
parentPort?.on('message', () => {
  isEnding = true;
});
await runFeeder(workerData as FeederOptions, {
  tell: (message) => parentPort?.postMessage(message),
  isEnding: () => isEnding,
});
parentPort?.close();
