import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../../tests/services.ts';
import { keepStarted } from '../kit/started.ts';

/** Seeded profiles in a PostgreSQL tuned for the machine, and a folder for derived data. */
export interface World {
  url: string;
  folder: string;
}

/** For eight gigabytes and fast disks. No parallel plans: eight clients keep every core busy. */
const settings = [
  'shared_buffers=3GB',
  'effective_cache_size=10GB',
  'work_mem=64MB',
  'maintenance_work_mem=512MB',
  'max_wal_size=8GB',
  'random_page_cost=1.1',
  'jit=off',
  'max_parallel_workers_per_gather=0',
];

/** Folder of a seeded world kept between runs; without it each run seeds and removes its own. */
const keptVariable = 'BENCH_DISCOVERY_DIR';

export async function openWorld(profiles: number): Promise<World> {
  const kept = process.env[keptVariable];
  const root = kept ?? mkdtempSync(join(tmpdir(), 'tandem-discovery-'));
  if (!kept) keepStarted({ stop: async () => rmSync(root, { recursive: true, force: true }) });
  const { url: postgres, ...server } = await startPostgres({
    durable: true,
    ...(kept ? { keptIn: join(kept, 'postgres') } : {}),
    settings,
  });
  keepStarted(server);
  const name = `discovery_${profiles}`;
  const address = new URL(postgres);
  address.pathname = `/${name}`;
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  await makeDatabase(postgres, name);
  await seed(address.href, { profiles, folder });
  return { url: address.href, folder };
}

async function makeDatabase(postgres: string, name: string): Promise<void> {
  const client = new pg.Client(postgres);
  await client.connect();
  const { rows } = await client.query('select from pg_database where datname = $1', [name]);
  if (rows.length === 0) await client.query(`create database ${name}`);
  await client.end();
}

/** Seeds by the operator's command; adds nothing if complete. */
async function seed(url: string, { profiles, folder }: { profiles: number; folder: string }): Promise<void> {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder, SECRET_KEY: '0'.repeat(64), NO_OPEN: '1' };
  await promisify(execFile)(process.execPath, ['tools/demo.ts', '--create', '--influencers', String(profiles)], {
    env,
    maxBuffer: 2 ** 26,
  });
  const client = new pg.Client(url);
  await client.connect();
  if (!existsSync(join(folder, 'vacuumed'))) {
    await client.query('vacuum analyze influencer_profile');
    mkdirSync(join(folder, 'vacuumed'));
  }
  await client.end();
}
