import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Product, startProduct } from '../../tests/server.ts';
import { type Program, startProgram } from '../kit/programs.ts';
import { keepStarted } from '../kit/started.ts';
import { type Asked, pageSize } from './mix.ts';
import type { Round } from './timing.ts';
import type { World } from './world.ts';

const programOf = (name: string) => fileURLToPath(new URL(`${name}.program.ts`, import.meta.url));

export interface Site {
  port: number;
  token: string;
  /** Milliseconds from the start of the process until the index answered. */
  warmAfterMs: number;
  product: Product;
}

/** Starts the product, waits for its index, and signs in. */
export async function startSite({ url, folder }: World): Promise<Site> {
  const env = { DATABASE_URL: url, SECRET_KEY: '0'.repeat(64), DEMO: '0', SANDBOX: '0', SEARCH_INDEX: '1' };
  const startedAt = performance.now();
  const product = keepStarted(await startProduct({ env, dataDir: folder }));
  while (!(await isWarm(product))) await delay(25);
  const warmAfterMs = performance.now() - startedAt;
  return { port: Number(new URL(product.url).port), token: await signIn(url), warmAfterMs, product };
}

async function isWarm({ url }: Product): Promise<boolean> {
  const { data } = (await (await fetch(`${url}/api/health/ready`)).json()) as { data?: { search?: string } };
  return data?.search === 'index';
}

async function signIn(url: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `insert into session (account_id, token_hash, expires_at)
      select id, $1, now() + interval '1 day' from account where email = 'brand@demo.test'`,
    [createHash('sha256').update(token).digest('base64url')],
  );
  await client.end();
  return token;
}

/** URL of a page. Deep pages are left out, since their cursors come from replies. */
export function pathOf({ wire, sort }: Asked): string {
  const query = new URLSearchParams({ sort, limit: String(pageSize) });
  for (const [name, value] of Object.entries(wire)) {
    for (const item of Array.isArray(value) ? value : [value]) query.append(name, String(item));
  }
  return `/api/browseInfluencers?${query}`;
}

export interface Visitors {
  load: (ask: { port: number; token: string; paths: string[]; clients: number }) => Promise<Round>;
  /** Response bodies by path. */
  read: (ask: { port: number; token: string; paths: string[] }) => Promise<{ bodies: Buffer[] }>;
}

export function startVisitors(): Visitors {
  const { ask } = startProgram(programOf('visitors'), { patienceMs: 300_000 });
  return { load: (given) => ask({ kind: 'load', ...given }), read: (given) => ask({ kind: 'read', ...given }) };
}

/** Serves these bytes by path and does nothing else. */
export async function startBare(paths: string[], bodies: Buffer[]): Promise<Program & { port: number }> {
  const program = startProgram(programOf('bare-http'));
  const { port } = await program.ask<{ port: number }>({ paths, bodies });
  return { ...program, port };
}
