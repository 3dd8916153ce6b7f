/** Runs PGlite off the main thread and serves it on a unix socket. */
import fs from 'node:fs';
import { chmod } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { holdSession } from './session.ts';

export interface WorkerInput {
  /** Folder of the database; null for in memory. */
  folder: string | null;
  socket: string;
  /** A dumped data folder to start from. */
  template?: string;
}

export type WorkerMessage = { ready: true } | { failed: string } | { stopped: true };

// PGlite makes each file it creates readable for everybody, ignoring the umask. This thread creates no other files.
const { chmodSync } = fs;
fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & 0o700);

const { folder, socket, template } = workerData as WorkerInput;

try {
  const database = await PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    ...(template === undefined ? {} : { loadDataDir: new Blob([fs.readFileSync(template)]) }),
    extensions: { pg_trgm },
  });
  const server = new PGLiteSocketServer({ db: holdSession(database), path: socket, maxConnections: 50 });
  await server.start();
  await chmod(socket, 0o600);
  parentPort?.on('message', async () => {
    await server.stop();
    await database.close();
    parentPort?.postMessage({ stopped: true } satisfies WorkerMessage);
  });
  parentPort?.postMessage({ ready: true } satisfies WorkerMessage);
} catch (error) {
  parentPort?.postMessage({
    failed: error instanceof Error ? error.message : JSON.stringify(error),
  } satisfies WorkerMessage);
}
