import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../database/connection.ts';
import { migrate } from '../../database/migrate.ts';
import { createMemoryFanOut } from '../../server/chat/live/fan-out.ts';
import { createLive } from '../../server/chat/live/live.service.ts';
import { createContext } from '../../server/create-context.ts';
import { readConfig } from '../../server/kit/config/config.ts';
import { createLog } from '../../server/kit/context/log.ts';
import { type Running, startProcess, waitUntil } from '../../tests/processes.ts';
import { startRelay } from '../../tests/relay.ts';
import { newBucket, startS3 } from '../../tests/s3.ts';
import { type Service, startPostgres, startRedis, startReplica } from '../../tests/services.ts';
import { missingForOpenSearch, startCluster } from '../../tools/opensearch/cluster.ts';
import { keepStarted } from '../kit/started.ts';
import { home, type Machine, startNetwork } from './network.ts';

export interface Node {
  machine: Machine;
  url: string;
  /** Runs the product of a folder, by default this one, on the node's own disk. */
  start(root?: string): Promise<void>;
  /** Ends it as a deployment does. */
  stop(): Promise<void>;
  kill(): Promise<void>;
  log(): string;
}

const portOf = (url: string) => Number(new URL(url).port);

/** The address of a service as the nodes see it, through a relay that can be aimed at another. */
async function expose(url: string) {
  const relay = keepStarted(await startRelay(portOf(url), home));
  return { relay, url: Object.assign(new URL(url), { hostname: home, port: String(relay.port) }).href };
}

/**
 * Three nodes with disks of their own; PostgreSQL with a synchronous replica that is also read from, Redis, a bucket and, where
 * this machine can run it, OpenSearch.
 */
export async function startNodes(redisProgram: string, { root }: { root: string }) {
  const network = keepStarted(startNetwork(3));
  const primary = keepStarted(await startPostgres({ durable: true }));
  const replica = keepStarted(await startReplica(primary.url));
  const redis = keepStarted(await startRedis(redisProgram));
  const s3 = keepStarted(await startS3());
  const openSearch = missingForOpenSearch() ? null : keepStarted(await startCluster());
  const bucket = await newBucket(s3.settings);
  const database = await expose(primary.url);
  const reads = await expose(replica.url);
  const searches = openSearch?.nodes[0] ? await expose(openSearch.nodes[0].url) : null;
  const folder = mkdtempSync(join(tmpdir(), 'tandem-nodes-'));
  const env = {
    ...bucket,
    S3_ENDPOINT: (await expose(bucket.S3_ENDPOINT)).url.replace(/\/$/, ''),
    DATABASE_URL: database.url,
    DATABASE_READ_URLS: reads.url,
    REDIS_URL: (await expose(redis.url)).url,
    ...(searches ? { OPENSEARCH_URL: searches.url } : {}),
    SECRET_KEY: 'three nodes share one secret key',
    ENV_FILE: '',
    HOST: '0.0.0.0',
    SANDBOX: '1',
    MONEY_HOLDING: 'escrow',
    DEMO: '0',
    NO_OPEN: '1',
    // The balancer names the visitor, so that limits by address hold for each.
    TRUST_PROXY: home,
    LOG_LEVEL: 'error',
  };
  await run(primary, "alter system set synchronous_standby_names = 'replica'");
  await run(primary, 'select pg_reload_conf()');
  const nodes = network.machines.map((machine) => makeNode(machine, { env, folder, root }));
  await nodes[0]?.start();
  await Promise.all(nodes.slice(1).map((node) => node.start()));

  const opened = await openDatabase({ databaseUrl: database.url, dataDir: folder });
  await migrate(opened.db);
  const config = readConfig({ ...env, DATA_DIR: folder });
  const live = createLive(createMemoryFanOut());
  const context = createContext({ config, db: opened.db, log: createLog('silent'), live, push: async () => {} });
  return keepStarted({
    nodes,
    context,
    hasSearch: searches !== null,
    /** Kills the primary like a power cut and makes the replica the primary, as an operator or Patroni would do it. */
    async failOver() {
      await primary.kill();
      await run(replica, 'select pg_promote()');
      await run(replica, 'alter system reset synchronous_standby_names');
      database.relay.aim(portOf(replica.url));
    },
    async stop() {
      for (const node of nodes) await node.stop();
      await opened.close();
      rmSync(folder, { recursive: true, force: true });
    },
  });
}

export type Cluster = Awaited<ReturnType<typeof startNodes>>;

interface Setting {
  env: Record<string, string>;
  folder: string;
  /** Folder of the product that it runs first. */
  root: string;
}

function makeNode(machine: Machine, { env, folder, root: firstRoot }: Setting): Node {
  const url = `http://${machine.address}:3000`;
  let running: Running | undefined;
  return {
    machine,
    url,
    async start(root = firstRoot) {
      const [command = '', ...args] = [...machine.prefix, process.execPath, 'server/main.ts'];
      const own = { PUBLIC_URL: url, PORT: '3000', DATA_DIR: join(folder, machine.name) };
      running = startProcess(command, args, { cwd: root, env: { ...process.env, ...env, ...own } });
      await waitUntil(running, async () => (await fetch(`${url}/api/health/ready`)).ok, 180);
    },
    async stop() {
      await running?.stop();
    },
    async kill() {
      running?.process.kill('SIGKILL');
      await running?.stop();
    },
    log: () => running?.log() ?? '',
  };
}

async function run({ url }: Service, text: string): Promise<void> {
  const client = new pg.Client(url).on('error', () => {});
  await client.connect();
  await client.query(text);
  await client.end();
}
