/** Runs one build task of the search index in a worker thread and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { type BuildTask, type Built, runBuildTask } from './build.service.ts';

export type BuildAnswer = { built: Built | null } | { failed: string };

async function answer(): Promise<BuildAnswer> {
  try {
    return { built: await runBuildTask(workerData as BuildTask) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.postMessage(await answer());
