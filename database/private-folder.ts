import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { DataDirNotWritable, DataDirShared } from './errors.ts';

/** Names the product writes into its data folder; other files there are left alone. */
const ownNames = ['db', 'db.pid', 'files', 'sandbox', 'search-index.snapshot', 'secret-key'];

const others = 0o077;
const sticky = 0o1000;

/**
 * Creates the data folder and removes other accounts' access to it and to all the product wrote there before; sets the
 * umask for new files. Returns false where the file system does not support it. Throws DataDirNotWritable, and
 * DataDirShared for a folder shared by everybody, such as /tmp.
 */
export function makePrivate(dataDir: string): boolean {
  if (isMainThread) process.umask(others);
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DataDirNotWritable(dataDir, error);
  }
  if (statSync(dataDir).mode & sticky) throw new DataDirShared(dataDir);
  const isClosed = close(dataDir, dataDir);
  const own = ownNames.map((name) => join(dataDir, name)).filter((path) => existsSync(path));
  return own.map((path) => closeAll(path, dataDir)).every(Boolean) && isClosed;
}

function closeAll(path: string, dataDir: string): boolean {
  if (lstatSync(path).isSymbolicLink()) return true;
  const isClosed = close(path, dataDir);
  if (!lstatSync(path).isDirectory()) return isClosed;
  return (
    readdirSync(path)
      .map((name) => closeAll(join(path, name), dataDir))
      .every(Boolean) && isClosed
  );
}

/**
 * Accepts a usable path whose mode cannot be changed, because it is another user's or its file system has none.
 */
function close(path: string, dataDir: string): boolean {
  const { mode } = statSync(path);
  if ((mode & others) === 0) return true;
  try {
    chmodSync(path, mode & 0o700);
    return (statSync(path).mode & others) === 0;
  } catch {
    try {
      accessSync(path, constants.R_OK | constants.W_OK);
      return false;
    } catch (error) {
      throw new DataDirNotWritable(dataDir, error);
    }
  }
}
