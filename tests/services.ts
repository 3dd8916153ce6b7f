/** A throw-away PostgreSQL and Redis from the system's binaries, on loopback, gone after stop(). */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort, type Running, startProcess, waitUntil } from './processes.ts';

export interface Service {
  url: string;
  stop: () => Promise<void>;
  /** Ends it as a power cut would; nothing it had not written down is left. */
  kill: () => Promise<void>;
  /** Starts it again after a kill, at the same address. */
  start: () => Promise<void>;
  /** It hangs: its connections stand and nobody answers. */
  pause: () => void;
  resume: () => void;
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
export function findAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name === 'postgres' || name === 'nobody') return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('there is no unprivileged account (postgres or nobody) to run a server as');
}

export function makeFolder(account: Account | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-'));
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

function keepFolder(folder: string, account: Account | undefined): string {
  mkdirSync(folder, { recursive: true });
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

export async function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });
}

interface Program {
  command: string;
  args: string[];
  isReady: () => Promise<boolean>;
  /** Its folder, removed in the end unless it is kept. */
  folder: string;
  isKept?: boolean;
  account: Account | undefined;
  url: string;
  /** Its children die with it. */
  ownGroup?: boolean;
}

/** How often a start is tried: what was killed may hold its port or its lock for a moment. */
const tries = 20;

async function launch({ command, args, isReady, folder, account, ownGroup = false }: Program): Promise<Running> {
  for (let attempt = 1; ; attempt += 1) {
    const running = startProcess(command, args, { ...account, cwd: folder, detached: ownGroup });
    try {
      await waitUntil(running, isReady, 30);
      return running;
    } catch (error) {
      await running.stop();
      if (attempt === tries) throw error;
      await delay(250);
    }
  }
}

async function serve(program: Program): Promise<Service> {
  let running = await launch(program);
  const endWithUs = () => signal('SIGKILL');
  const signal = (name: NodeJS.Signals) => {
    const { pid, exitCode, signalCode } = running.process;
    if (pid !== undefined && exitCode === null && signalCode === null)
      process.kill(program.ownGroup ? -pid : pid, name);
  };
  process.once('exit', endWithUs);
  return {
    url: program.url,
    async stop() {
      process.off('exit', endWithUs);
      await running.stop();
      if (!program.isKept) rmSync(program.folder, { recursive: true, force: true });
    },
    async kill() {
      signal('SIGKILL');
      await running.stop();
    },
    async start() {
      running = await launch(program);
    },
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
  };
}

interface PostgresOptions {
  /** Commits survive a kill, as in production; otherwise the data lives as long as the tests. */
  durable?: boolean;
  /** Keeps its data there, and finds it there again. */
  keptIn?: string;
  /** As in postgresql.conf, over the usual ones. */
  settings?: readonly string[];
}

export async function startPostgres(bin: string, options: PostgresOptions = {}): Promise<Service> {
  const { durable = false, keptIn } = options;
  const account = findAccount();
  const folder = keptIn ? keepFolder(keptIn, account) : makeFolder(account);
  const secret = join(folder, 'password');
  const data = join(folder, 'data');
  if (!existsSync(secret)) {
    writeFileSync(secret, randomBytes(12).toString('hex'));
    const start = ['-D', data, '-U', 'tandem', '-A', 'scram-sha-256', '--pwfile', secret, '-E', 'UTF8', '-N'];
    const here = { ...account, cwd: folder, stdio: 'pipe' } as const;
    execFileSync(join(bin, 'initdb'), [...start, '--locale=C.UTF-8'], here);
  }
  const password = readFileSync(secret, 'utf8');
  const port = await findFreePort();
  const settings = ['max_connections=200', ...(options.settings ?? [])];
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const args = ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port), ...flags];
  const url = `postgres://tandem:${password}@127.0.0.1:${port}/postgres`;
  // It listens before it lets anybody in.
  const asking = ['-q', '-h', '127.0.0.1', '-p', String(port)];
  const isReady = async () => spawnSync(join(bin, 'pg_isready'), asking).status === 0;
  const command = join(bin, 'postgres');
  return serve({ command, args, isReady, folder, account, url, ownGroup: durable, isKept: keptIn !== undefined });
}

export async function startRedis(program: string): Promise<Service> {
  const account = findAccount();
  const folder = makeFolder(account);
  const port = await findFreePort();
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no', '--dir', folder];
  const url = `redis://127.0.0.1:${port}`;
  return serve({ command: program, args, isReady: () => accepts(port), folder, account, url });
}
