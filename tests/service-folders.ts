/** Folders for servers that refuse to run as root: owned by an unprivileged account and reachable for it. */
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

/** New empty folder of the account, in the first reachable temporary folder. */
export function makeFolder(account: Account | undefined, places = [tmpdir(), '/var/tmp', '/tmp']): string {
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
