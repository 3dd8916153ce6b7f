/** Folders for servers that refuse to run as root: owned by an unprivileged account and reachable for it. */
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root; the first existing one of these accounts runs it. */
export function findAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name === 'postgres' || name === 'nobody') return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('There is no unprivileged account (postgres or nobody) to run a server as.');
}

/** Outermost folder on the path that the account may not enter. */
export function findBarrier(folder: string, { uid, gid }: Account): string | undefined {
  const path = resolve(folder);
  const parent = dirname(path);
  const above = parent === path ? undefined : findBarrier(parent, { uid, gid });
  if (above) return above;
  const { mode, uid: owner, gid: group } = statSync(path);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  return mode & bit ? undefined : path;
}

const onDisk = [tmpdir(), '/var/tmp', '/tmp'];
const memory = '/dev/shm';
/** Databases of a whole run need a quarter of it. */
const leastMemory = 4 * 1024 ** 3;

/**
 * Temporary folders for data that no test expects to outlive a power cut: in memory first, where there is room, because
 * creating a database of a thousand files costs a disk four times as much.
 */
export function volatilePlaces(): string[] {
  if (!existsSync(memory)) return onDisk;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem()) < leastMemory ? onDisk : [memory, ...onDisk];
}

/** New empty folder of the account, in the first reachable temporary folder. */
export function makeFolder(account: Account | undefined, places = onDisk): string {
  const place = account ? places.find((each) => !findBarrier(each, account)) : places[0];
  if (!place) throw new Error(`The account that runs servers can enter none of ${places.join(', ')}.`);
  const folder = mkdtempSync(join(place, 'tandem-'));
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** Gives `folder` to the account, or names the folder on the path that is closed to it. */
export function keepFolder(folder: string, account: Account | undefined): string {
  const path = resolve(folder);
  const first = mkdirSync(path, { recursive: true });
  if (!account) return path;
  chownSync(path, account.uid, account.gid);
  // New folders have the mode of root's umask.
  for (let made = path; first && made.length >= first.length; made = dirname(made)) chmodSync(made, 0o711);
  const barrier = findBarrier(path, account);
  if (barrier) {
    throw new Error(
      `${path} cannot hold a server's data: the account ${account.uid} that runs it may not enter ${barrier}. Choose a folder that every account may enter.`,
    );
  }
  return path;
}
