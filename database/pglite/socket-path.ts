import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SOCKET_NAME = '.s.PGSQL.5432';

/** Folder of the embedded database's socket for a data folder: short, because paths over 107 bytes fail. */
export function socketFolder(folder: string): string {
  const hash = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 20);
  return join(tmpdir(), `tandem-${hash}`);
}

export function socketFile(socketDir: string): string {
  return join(socketDir, SOCKET_NAME);
}

/**
 * Creates the private folder of the socket and removes the socket of a dead server. Only the holder of the lock may
 * call it.
 */
export function prepareSocketFolder(socketDir: string): void {
  mkdirSync(socketDir, { recursive: true, mode: 0o700 });
  const found = lstatSync(socketDir);
  if (!found.isDirectory() || found.uid !== process.getuid?.())
    throw new Error(`${socketDir} belongs to somebody else.`);
  chmodSync(socketDir, 0o700);
  rmSync(socketFile(socketDir), { force: true });
}
