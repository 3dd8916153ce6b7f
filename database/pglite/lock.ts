import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseLocked } from '../errors.ts';

/**
 * Takes the lock of a data folder: a file with the holder's process id, beside the database's own files. Returns the
 * release function.
 */
export function takeLock(lockFile: string, folder: string): () => void {
  for (;;) {
    try {
      writeFileSync(lockFile, describeSelf(), { flag: 'wx' });
      return () => rmSync(lockFile, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const pid = lockHolder(lockFile);
    if (pid !== null) throw new DatabaseLocked(folder, pid);
    rmSync(lockFile, { force: true });
  }
}

/** The process that holds the lock; null when it has ended. */
export function lockHolder(lockFile: string): number | null {
  const [pid, began] = readLock(lockFile);
  if (!pid || !isAlive(pid)) return null;
  const now = readProcess(pid);
  if (now === null) return pid;
  return now.isZombie || now.began !== began ? null : pid;
}

function readLock(lockFile: string): [pid: number, began: string] {
  try {
    const [pid = '', began = ''] = readFileSync(lockFile, 'utf8').trim().split(' ');
    return [Number.parseInt(pid, 10) || 0, began];
  } catch {
    return [0, ''];
  }
}

function describeSelf(): string {
  return `${process.pid} ${readProcess(process.pid)?.began ?? ''}\n`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * State of a process on Linux, null elsewhere: its start time, which distinguishes a reused pid, and whether it is a
 * zombie, as in containers whose first process never waits for children.
 */
function readProcess(pid: number): { began: string; isZombie: boolean } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { began: fields[19] ?? '', isZombie: fields[0] === 'Z' || fields[0] === 'X' };
  } catch {
    return null;
  }
}
