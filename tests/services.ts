/** Temporary PostgreSQL and Redis on loopback, removed by stop(). */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres, type PostgresProgram, searchPath, unpackPostgres } from './postgres-program.ts';
import { findFreePort, type Running, startProcess, waitUntil } from './processes.ts';
import { type Account, findAccount, keepFolder, makeFolder, volatilePlaces } from './service-folders.ts';

export interface Service {
  url: string;
  stop: () => Promise<void>;
  /** Kills it like a power cut; unwritten data is lost. */
  kill: () => Promise<void>;
  /** Restarts it after a kill at the same address. */
  start: () => Promise<void>;
  /** Suspends it: connections stay open without answers. */
  pause: () => void;
  resume: () => void;
}

export function findRedis(): string | null {
  const folder = searchPath.find((each) => existsSync(join(each, 'redis-server')));
  return folder ? join(folder, 'redis-server') : null;
}

export function findPgBouncer(): string | null {
  const folder = ['/usr/sbin', ...searchPath].find((each) => existsSync(join(each, 'pgbouncer')));
  return folder ? join(folder, 'pgbouncer') : null;
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
  /** Removed at the end unless kept. */
  folder: string;
  isKept?: boolean;
  account: Account | undefined;
  url: string;
  /** Its children are killed with it. */
  ownGroup?: boolean;
}

/** Start attempts: a killed process may hold its port or lock for a moment. */
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
  program?: PostgresProgram;
  /** Commits survive a kill, as in production; default: data for the test only. */
  durable?: boolean;
  /** Keeps its data in this folder and reuses it. */
  keptIn?: string;
  /** Additional postgresql.conf settings. */
  settings?: readonly string[];
}

/** Starts the system's PostgreSQL or npm's, with a random password. */
export async function startPostgres(options: PostgresOptions = {}): Promise<Service> {
  const { program = findPostgres(), durable = false, keptIn } = options;
  const account = findAccount();
  const folder = keptIn ? keepFolder(keptIn, account) : makeFolder(account, durable ? undefined : volatilePlaces());
  const bin = program.isPacked ? unpackPostgres(program, folder) : program.bin;
  const data = join(folder, 'data');
  const password = initialize({ bin, folder, data, account });
  const port = await findFreePort();
  // TCP only: a socket would need a short path.
  const settings = ['max_connections=200', 'unix_socket_directories=', ...(options.settings ?? [])];
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const args = ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...flags];
  const url = `postgres://tandem:${password}@127.0.0.1:${port}/postgres`;
  const command = join(bin, 'postgres');
  const isReady = () => letsIn(url);
  return serve({ command, args, isReady, folder, account, url, ownGroup: durable, isKept: keptIn !== undefined });
}

/** Starts a read replica of a PostgreSQL that startPostgres started on this machine, by the same program. */
export async function startReplica(primaryUrl: string): Promise<Service> {
  const program = findPostgres();
  const account = findAccount();
  const folder = makeFolder(account);
  const bin = program.isPacked ? unpackPostgres(program, folder) : program.bin;
  const data = join(folder, 'data');
  await copyCluster(primaryUrl, data);
  const port = await findFreePort();
  const url = Object.assign(new URL(primaryUrl), { port: String(port) }).href;
  const conninfo = `${primaryUrl}?application_name=replica`;
  const settings = [`primary_conninfo=${conninfo}`, 'max_connections=200', 'unix_socket_directories=', 'fsync=off'];
  const args = ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  return serve({ command: join(bin, 'postgres'), args, isReady: () => letsIn(url), folder, account, url });
}

/** Copies the files of a running cluster, as its own commands for backups do; npm's PostgreSQL comes without pg_basebackup. */
async function copyCluster(primaryUrl: string, data: string): Promise<void> {
  const client = new pg.Client(primaryUrl);
  await client.connect();
  try {
    const { rows } = await client.query("select current_setting('data_directory') as source");
    await client.query("select pg_backup_start('replica', true)");
    execFileSync('cp', ['-a', rows[0].source, data]);
    const { rows: labels } = await client.query('select labelfile from pg_backup_stop(false)');
    for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(data, name), { force: true });
    const written = { backup_label: labels[0].labelfile, 'standby.signal': '' };
    const { uid, gid } = statSync(rows[0].source);
    for (const [name, text] of Object.entries(written)) {
      writeFileSync(join(data, name), text, { mode: 0o600 });
      chownSync(join(data, name), uid, gid);
    }
  } finally {
    await client.end();
  }
}

interface Cluster {
  bin: string;
  folder: string;
  data: string;
  account: Account | undefined;
}

/** Creates the cluster if missing; returns its password. */
function initialize({ bin, folder, data, account }: Cluster): string {
  const secret = join(folder, 'password');
  if (!existsSync(secret)) {
    writeFileSync(secret, randomBytes(12).toString('hex'), { mode: 0o600 });
    if (account) chownSync(secret, account.uid, account.gid);
    const start = ['-D', data, '-U', 'tandem', '-A', 'scram-sha-256', '--pwfile', secret, '-E', 'UTF8', '-N'];
    const here = { ...account, cwd: folder, stdio: 'pipe' } as const;
    execFileSync(join(bin, 'initdb'), [...start, '--locale=C.UTF-8'], here);
  }
  return readFileSync(secret, 'utf8');
}

/** It listens before it accepts logins. */
async function letsIn(url: string): Promise<boolean> {
  const client = new pg.Client(url).on('error', () => {});
  await client.connect();
  await client.end();
  return true;
}

/** PgBouncer in transaction mode before a PostgreSQL, with few enough connections that clients share each. */
export async function startPgBouncer(program: string, databaseUrl: string): Promise<Service> {
  const account = findAccount();
  const folder = makeFolder(account);
  const port = await findFreePort();
  const { hostname, port: behind, username, password } = new URL(databaseUrl);
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'plain',
    auth_file: join(folder, 'users'),
    pool_mode: 'transaction',
    default_pool_size: 4,
    max_client_conn: 200,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const target = `* = host=${hostname} port=${behind}`;
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, ['[databases]', target, '[pgbouncer]', ...lines, ''].join('\n'));
  writeFileSync(settings.auth_file, `"${username}" "${password}"\n`);
  for (const written of [file, settings.auth_file]) if (account) chownSync(written, account.uid, account.gid);
  const url = `${Object.assign(new URL(databaseUrl), { port: String(port) }).href}?pgbouncer=true`;
  return serve({ command: program, args: [file], isReady: () => letsIn(url), folder, account, url });
}

export async function startRedis(program: string): Promise<Service> {
  const account = findAccount();
  const folder = makeFolder(account);
  const port = await findFreePort();
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no', '--dir', folder];
  const url = `redis://127.0.0.1:${port}`;
  return serve({ command: program, args, isReady: () => accepts(port), folder, account, url });
}
