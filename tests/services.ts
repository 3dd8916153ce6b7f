/** A throw-away PostgreSQL and Redis from the system's binaries, on loopback, gone after stop(). */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, type Running, startProcess, waitUntil } from './processes.ts';

export interface Service {
  url: string;
  stop: () => Promise<void>;
}

const searchPath = ['/usr/bin', '/usr/local/bin', ...(process.env.PATH ?? '').split(':')];

/** The folder with initdb and postgres: the newest in Debian's place, else on the PATH; null when there is none. */
export function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...searchPath];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

export function findRedis(): string | null {
  const folder = searchPath.find((each) => existsSync(join(each, 'redis-server')));
  return folder ? join(folder, 'redis-server') : null;
}

interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: there, the first of these accounts that exists runs it. */
function findAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name === 'postgres' || name === 'nobody') return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('there is no unprivileged account (postgres or nobody) to run a server as');
}

function makeFolder(account: Account | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-'));
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

async function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });
}

async function awaitService(running: Running, port: number, folder: string, url: string): Promise<Service> {
  await waitUntil(running, () => accepts(port), 30);
  const stop = async () => {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

/** Durability is off: the data lives as long as the tests. */
export async function startPostgres(bin: string): Promise<Service> {
  const account = findAccount();
  const folder = makeFolder(account);
  const password = randomBytes(12).toString('hex');
  const secret = join(folder, 'password');
  writeFileSync(secret, password);
  const data = join(folder, 'data');
  const options = { ...account, cwd: folder };
  const start = ['-D', data, '-U', 'tandem', '-A', 'scram-sha-256', '--pwfile', secret, '-E', 'UTF8', '-N'];
  execFileSync(join(bin, 'initdb'), [...start, '--locale=C.UTF-8'], { ...options, stdio: 'pipe' });
  const port = await findFreePort();
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const args = ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port), ...flags];
  const running = startProcess(join(bin, 'postgres'), args, options);
  return awaitService(running, port, folder, `postgres://tandem:${password}@127.0.0.1:${port}/postgres`);
}

export async function startRedis(program: string): Promise<Service> {
  const account = findAccount();
  const folder = makeFolder(account);
  const port = await findFreePort();
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no', '--dir', folder];
  const running = startProcess(program, args, { ...account, cwd: folder });
  return awaitService(running, port, folder, `redis://127.0.0.1:${port}`);
}
