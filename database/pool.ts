import pg from 'pg';
import { PreparingClient } from './preparing-client.ts';

const { Client, Pool, types } = pg;

const toNumber = (text: string) => Number(text);
const asWritten = (text: string) => text;

/**
 * Conversions of values: int8 and numeric to number (ids and paise stay far below 2^53), date to `2026-11-20`, times to
 * Date (columns are timestamptz(3), so nothing is lost), jsonb to its value.
 */
const PARSERS = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, toNumber],
  [types.builtins.NUMERIC, toNumber],
  [types.builtins.DATE, asWritten],
]);

const ARRAY_PARSERS = new Map<number, (text: string) => unknown>([
  [1016, (text) => parseArray(text).map(Number)],
  [1231, (text) => parseArray(text).map(Number)],
  [1182, (text) => parseArray(text)],
]);

function parseArray(text: string): string[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',');
}

/** Application names of our connections: of a running product, and of a tool. */
export const PRODUCT_NAME = 'tandem';
export const TOOL_NAME = 'tandem tool';

export interface PoolOptions {
  /** A connection string with the application name, or the folder of a unix socket. */
  target: { databaseUrl: string; name: string } | { socketDir: string };
  size: number;
  /** Milliseconds after which a query fails on this side, however silent the server is. */
  queryMs?: number;
}

/** Whether PgBouncer in transaction mode is between, as its address says by `?pgbouncer=true`. */
const isPooled = (databaseUrl: string) => new URL(databaseUrl).searchParams.get('pgbouncer') === 'true';

/**
 * Requests are short: compiling a plan takes longer than running it (decision 148). PgBouncer refuses options at the start of
 * a session; behind it the role has `jit = off`, as docs/operating.md says.
 */
const addressOf = (databaseUrl: string) => ({
  connectionString: databaseUrl,
  ...(isPooled(databaseUrl) ? {} : { options: '-c timezone=UTC -c jit=off' }),
});

/** PgBouncer keeps the time zone that a client sets, whichever server connection it is given. */
async function setTimeZone(client: pg.ClientBase, databaseUrl: string): Promise<void> {
  if (isPooled(databaseUrl)) await client.query("set timezone = 'UTC'");
}

/** PgBouncer before 1.21 knows no named statements. */
const clientFor = (databaseUrl: string) => (isPooled(databaseUrl) ? Client : PreparingClient);

/** Opens one connection outside any pool. */
export async function connectAlone(databaseUrl: string, name: string): Promise<pg.Client> {
  const client = new Client({ ...addressOf(databaseUrl), application_name: name });
  client.on('error', () => {});
  await client.connect();
  await setTimeZone(client, databaseUrl);
  return client;
}

/** Opens a pool whose idle connections may die (the database restarts) without ending the process. */
export function openPool({ target, size, queryMs }: PoolOptions): pg.Pool {
  const where =
    'databaseUrl' in target
      ? { ...addressOf(target.databaseUrl), application_name: target.name, Client: clientFor(target.databaseUrl) }
      : { host: target.socketDir, port: 5432, user: 'postgres', database: 'postgres', idleTimeoutMillis: 0 };
  const pool = new Pool({
    ...where,
    max: size,
    ...(queryMs === undefined ? {} : { query_timeout: queryMs }),
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        PARSERS.get(oid) ?? ARRAY_PARSERS.get(oid) ?? types.getTypeParser(oid, format as 'text'),
    },
  });
  pool.on('error', () => {
    // The pool drops the connection and the next query opens another.
  });
  pool.on('connect', (client) => {
    // The pool handles errors of idle connections only. One that dies inside a transaction, between two of its
    // statements, would end the process; with a handler the next statement fails instead.
    client.on('error', () => {});
    // Sent before the first statement; when it fails, so does that.
    if ('databaseUrl' in target) setTimeZone(client, target.databaseUrl).catch(() => {});
  });
  return pool;
}
