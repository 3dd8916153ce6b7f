import { setTimeout as wait } from 'node:timers/promises';
import { type Driver, PostgresDriver } from 'kysely';
import type pg from 'pg';
import { isConnectionError } from '../errors.ts';
import { openPool, PRODUCT_NAME } from '../pool.ts';
import { lagOf, parseLsn, type Reading } from './lag.rules.ts';
import { onReplica } from './route.ts';

/** State of a replica, as last seen. */
interface ReplicaState {
  /** Host and port. */
  name: string;
  /** Seconds behind the primary; infinite when it does not answer, is no replica, or is behind all that is known. */
  lag: number;
  /** Reads it answered. */
  reads: number;
}

export interface Replicas {
  /**
   * Runs a read on a replica that holds everything up to `after`, a place in the primary's log: waits for it a moment, and
   * otherwise, or when the replica fails, runs it on the primary.
   */
  read<T>(after: string | null, work: () => Promise<T>): Promise<T>;
  states(): ReplicaState[];
  close(): Promise<void>;
}

interface Replica {
  name: string;
  pool: pg.Pool;
  driver: Driver;
  replayed: bigint;
  /** Milliseconds. */
  lag: number;
  reads: number;
}

/** Replicas further behind are left out: what others did seconds ago should be seen. */
export const MAX_LAG_MS = 5_000;
const LOOK_MS = 1_000;
/** How long a reader waits for what they wrote; longer than streaming takes, shorter than people notice. */
const OWN_WRITES_MS = 100;
const OWN_WRITES_STEP_MS = 10;
const READINGS = 60;
const CONNECTIONS = 10;
/** A replica that is silent for longer is left out, and the read goes to the primary. */
const QUERY_MS = 5_000;
const LOOK_QUERY_MS = 2_000;

/** A replica was promoted, or cancelled a query that stood in the way of replaying: SQLSTATE of the refusals. */
const REFUSED = new Set(['25006', '40001', '40P01']);

/** Opens the replicas of a primary and follows their lag. */
export async function openReplicas(urls: readonly string[], primary: pg.Pool): Promise<Replicas> {
  const replicas = await Promise.all(urls.map(openReplica));
  const readings: Reading[] = [];
  let isClosed = false;

  async function look() {
    const lsn = await readLsn(primary, 'select pg_current_wal_lsn()::text as lsn');
    if (lsn !== null) readings.push({ at: performance.now(), lsn });
    if (readings.length > READINGS) readings.shift();
    await Promise.all(replicas.map(update));
  }
  async function update(replica: Replica) {
    const replayed = await readReplayed(replica);
    replica.replayed = replayed ?? 0n;
    replica.lag = replayed === null ? Number.POSITIVE_INFINITY : lagOf(replayed, readings, performance.now());
  }
  // Not awaited: the product starts before its databases do, and reads go to the primary until then.
  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(() => (isClosed ? undefined : look()));
  }, LOOK_MS).unref();

  /** The least busy replica that holds `after`. */
  async function choose(after: string | null): Promise<Replica | null> {
    const [chosen] = replicas
      .filter(({ lag }) => lag <= MAX_LAG_MS)
      .sort((one, other) => load(one) - load(other) || one.reads - other.reads);
    if (!chosen) return null;
    return after === null || (await holds(chosen, parseLsn(after))) ? chosen : null;
  }
  return {
    async read(after, work) {
      const replica = await choose(after);
      if (!replica) return work();
      try {
        const outcome = await onReplica(replica.driver, work);
        replica.reads += 1;
        return outcome;
      } catch (error) {
        if (!isFailureOf(error)) throw error;
        if (!isRefusal(error)) replica.lag = Number.POSITIVE_INFINITY;
        return work();
      }
    },
    states: () => replicas.map(({ name, lag, reads }) => ({ name, lag: lag / 1000, reads })),
    async close() {
      isClosed = true;
      clearInterval(timer);
      await looking;
      await Promise.all(replicas.map(({ driver }) => driver.destroy()));
    },
  };
}

async function openReplica(databaseUrl: string): Promise<Replica> {
  const pool = openPool({ target: { databaseUrl, name: PRODUCT_NAME }, size: CONNECTIONS, queryMs: QUERY_MS });
  const driver = new PostgresDriver({ pool });
  await driver.init();
  return { name: new URL(databaseUrl).host, pool, driver, replayed: 0n, lag: Number.POSITIVE_INFINITY, reads: 0 };
}

const load = ({ pool }: Replica) => pool.totalCount - pool.idleCount + pool.waitingCount;

/** Waits until a replica has replayed the log up to `after`. */
async function holds(replica: Replica, after: bigint): Promise<boolean> {
  for (let waited = 0; replica.replayed < after; waited += OWN_WRITES_STEP_MS) {
    if (waited >= OWN_WRITES_MS) return false;
    if (waited > 0) await wait(OWN_WRITES_STEP_MS);
    const replayed = await readReplayed(replica);
    if (replayed === null) return false;
    replica.replayed = replayed;
  }
  return true;
}

/** Null when it does not answer or is no replica (any more). */
function readReplayed({ pool }: Replica): Promise<bigint | null> {
  return readLsn(pool, 'select pg_last_wal_replay_lsn()::text as lsn where pg_is_in_recovery()');
}

async function readLsn(pool: pg.Pool, text: string): Promise<bigint | null> {
  try {
    const { rows } = await pool.query<{ lsn: string | null }>({ text, query_timeout: LOOK_QUERY_MS } as pg.QueryConfig);
    const lsn = rows[0]?.lsn;
    return lsn ? parseLsn(lsn) : null;
  } catch {
    return null;
  }
}

/** Whether the replica failed, not the read. */
function isFailureOf(error: unknown): boolean {
  return isConnectionError(error) || isRefusal(error) || (error as Error).message === 'Query read timeout';
}

function isRefusal(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && REFUSED.has(code);
}
