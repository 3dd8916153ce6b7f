import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DataDirNotWritable } from '../errors.ts';
import { lockHolder, takeLock } from './lock.ts';
import { prepareSocketFolder, socketFile, socketFolder } from './socket-path.ts';
import type { WorkerInput, WorkerMessage } from './worker.ts';

export interface Embedded {
  /** Folder of the unix socket that the pg driver connects to. */
  socketDir: string;
  stop(): Promise<void>;
  /** Another process runs it. */
  isShared?: true;
}

/** Takes the lock of the data folder and starts its database, or joins a server already running on it if permitted. */
export async function openEmbedded(dataDir: string, joinRunning: boolean): Promise<Embedded> {
  const folder = join(dataDir, 'db');
  const lockFile = join(dataDir, 'db.pid');
  makeWritable(dataDir, folder);
  const socketDir = socketFolder(folder);
  if (joinRunning && lockHolder(lockFile) !== null && existsSync(socketFile(socketDir))) {
    return { socketDir, stop: async () => {}, isShared: true };
  }
  const release = takeLock(lockFile, dataDir);
  try {
    const stop = await startEmbedded({ folder, socketDir });
    return { socketDir, stop: () => stop().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Starts PGlite in a worker behind a unix socket in `socketDir`; resolves when it answers. Returns a function that
 * stops it.
 */
export async function startEmbedded(input: {
  /** Null for in memory. */
  folder: string | null;
  socketDir: string;
  /** A dumped data folder to start from. */
  template?: string;
}): Promise<() => Promise<void>> {
  prepareSocketFolder(input.socketDir);
  const workerData: WorkerInput = { folder: input.folder, socket: socketFile(input.socketDir) };
  if (input.template !== undefined) workerData.template = input.template;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  const [message] = (await once(worker, 'message')) as [WorkerMessage];
  if ('failed' in message) {
    await worker.terminate();
    throw new Error(`The embedded database did not start: ${isDiskFull(input.folder) ? diskFull : message.failed}`);
  }
  worker.unref();
  return async () => {
    worker.ref();
    worker.postMessage('stop');
    await once(worker, 'message');
    await worker.terminate();
    rmSync(input.socketDir, { recursive: true, force: true });
  };
}

const diskFull = 'there is no space left on its disk. Make room and start again; nothing is lost.';
/** A segment of the log, which it cannot start without. */
const leastBytes = 16 * 1024 * 1024;

function isDiskFull(folder: string | null): boolean {
  if (folder === null) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < leastBytes;
}

function makeWritable(dataDir: string, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new DataDirNotWritable(dataDir, error);
  }
}
