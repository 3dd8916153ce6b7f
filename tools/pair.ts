/**
 * npm run pair: runs the product in two processes on PORT and the next port, sharing PostgreSQL and Redis: those of
 * DATABASE_URL and REDIS_URL, else temporary ones.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRedis, type Service, startPostgres, startRedis } from '../tests/services.ts';

const services: Service[] = [];

async function urlOf(given: string | undefined, start: () => Promise<Service>) {
  if (given) return given;
  const service = await start();
  services.push(service);
  return service.url;
}

async function startOwnRedis(): Promise<Service> {
  const program = findRedis();
  if (!program) throw new Error('Install Redis (apt-get install redis-server), or set REDIS_URL.');
  return startRedis(program);
}

function startServer(port: number, env: Record<string, string>): ChildProcess {
  const own = { PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, NO_OPEN: '1' };
  return spawn(process.execPath, ['server/main.ts'], { env: { ...process.env, ...env, ...own }, stdio: 'inherit' });
}

const folder = mkdtempSync(join(tmpdir(), 'tandem-pair-'));
const shared = {
  DATA_DIR: process.env.DATA_DIR ?? folder,
  SECRET_KEY: process.env.SECRET_KEY ?? 'two processes share one secret key',
  DATABASE_URL: await urlOf(process.env.DATABASE_URL, startPostgres),
  REDIS_URL: await urlOf(process.env.REDIS_URL, startOwnRedis),
};
const first = Number(process.env.PORT ?? 3000);
const servers = [first, first + 1].map((port) => startServer(port, shared));
const stop = () => {
  for (const server of servers) server.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
await Promise.all(servers.map((server) => once(server, 'exit')));
for (const service of services) await service.stop();
rmSync(folder, { recursive: true, force: true });
