import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type Transaction,
  type TransactionBuilder,
} from 'kysely';
import type pg from 'pg';
import { keepCheckpointing } from './pglite/checkpoints.ts';
import { openEmbedded } from './pglite/embedded.ts';
import { connectAlone, openPool, type PoolOptions, PRODUCT_NAME, TOOL_NAME } from './pool.ts';
import { makePrivate } from './private-folder.ts';
import { tellObservers } from './query-observer.ts';
import { openReplicas, type Replicas } from './replicas/replicas.ts';
import { noteStatement, replicaUnderWay } from './replicas/route.ts';
import type { Schema } from './schema.ts';

/** The database, or a transaction on it. */
export type Database = Kysely<Schema>;

export interface OpenDatabase {
  db: Database;
  kind: 'postgres' | 'pglite';
  /**
   * Opens a PostgreSQL connection outside the pool, for COPY; unavailable on the embedded database, which crashes on
   * it.
   */
  connect?: () => Promise<pg.Client>;
  /** An embedded database that a server runs, whose one session everybody waits for. */
  isShared?: true;
  /** Read replicas of PostgreSQL, if any. */
  replicas?: Replicas;
  /** Address of the database, for threads that connect themselves. */
  target: DatabaseTarget;
  close(): Promise<void>;
}

export type DatabaseTarget = PoolOptions['target'];

export interface DatabaseOptions {
  /** PostgreSQL; otherwise the embedded database in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Read replicas of it. */
  readUrls?: readonly string[] | undefined;
  dataDir: string;
  /** Joins a server already running on this data folder, if any. For tools; a second server must be refused. */
  joinRunning?: boolean;
}

const POSTGRES_CONNECTIONS = 10;
/** A single session serves them all, so a few connections suffice to overlap waiting. */
const PGLITE_CONNECTIONS = 4;

/**
 * Throws DatabaseLocked when another server holds the data folder, DataDirNotWritable when it cannot be written, and
 * DataDirShared when it is shared by every account.
 */
export async function openDatabase({
  databaseUrl,
  readUrls,
  dataDir,
  joinRunning,
}: DatabaseOptions): Promise<OpenDatabase> {
  if (dataDir) closeToOthers(dataDir, { isNeeded: !(databaseUrl && joinRunning) });
  if (databaseUrl) {
    const target = { databaseUrl, name: joinRunning ? TOOL_NAME : PRODUCT_NAME };
    const pool = openPool({ target, size: POSTGRES_CONNECTIONS });
    const db = makeDatabase({ pool });
    const connect = () => connectAlone(databaseUrl, TOOL_NAME);
    const opened = { db, kind: 'postgres', target, connect } as const;
    if (!readUrls?.length) return { ...opened, close: () => db.destroy() };
    const replicas = await openReplicas(readUrls, pool);
    return { ...opened, replicas, close: () => replicas.close().then(() => db.destroy()) };
  }
  const { socketDir, stop, isShared } = await openEmbedded(dataDir, joinRunning ?? false);
  const opened = connectEmbedded(socketDir, stop);
  if (isShared) return { ...opened, isShared };
  const stopCheckpointing = keepCheckpointing(opened.db);
  return { ...opened, close: () => stopCheckpointing().then(opened.close) };
}

/** Restricts the folder's permissions; a tool using PostgreSQL may do without it. */
function closeToOthers(dataDir: string, { isNeeded }: { isNeeded: boolean }): void {
  try {
    if (makePrivate(dataDir)) return;
  } catch (error) {
    if (isNeeded) throw error;
    return;
  }
  process.stderr.write(
    `Other accounts of this machine may be able to read the data folder ${dataDir}: it belongs to another user, or its file system has no modes. Give it to the user that runs this (chown -R), or choose another with DATA_DIR=….\n`,
  );
}

/** Connects to an embedded database by its socket; `stop` runs after the last connection is closed. */
export function connectEmbedded(socketDir: string, stop: () => Promise<void>): OpenDatabase {
  const target = { socketDir };
  const db = makeDatabase({ pool: openPool({ target, size: PGLITE_CONNECTIONS }) });
  return { db, kind: 'pglite', target, close: () => db.destroy().then(stop) };
}

/** One more connection to a database that is open elsewhere in this process. `destroy` closes it. */
export function connectOnce(target: DatabaseTarget): Database {
  return makeDatabase({ pool: openPool({ target, size: 1 }) });
}

/** Runs `work` in a transaction, joining a surrounding one. */
export function runInTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

const insideTransaction = new AsyncLocalStorage<true>();

/** Refuses a second connection inside a transaction: on the embedded database it would deadlock. */
class GuardedDriver extends PostgresDriver {
  override acquireConnection(): Promise<DatabaseConnection> {
    if (insideTransaction.getStore()) {
      throw new Error('The outer database was used inside a transaction; use the transaction instead.');
    }
    return replicaUnderWay()?.acquireConnection() ?? super.acquireConnection();
  }
}

class GuardedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new GuardedDriver(this.#config);
  }
}

class GuardedKysely extends Kysely<Schema> {
  override transaction(): TransactionBuilder<Schema> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = <T>(work: (transaction: Transaction<Schema>) => Promise<T>) =>
      execute((transaction) => insideTransaction.run(true, () => work(transaction)));
    return builder;
  }
}

function makeDatabase(config: PostgresDialectConfig): Database {
  return new GuardedKysely({
    dialect: new GuardedDialect(config),
    log: ({ level, query, queryDurationMillis }) => {
      noteStatement(query.sql);
      tellObservers({ text: query.sql, ms: queryDurationMillis, isFailed: level === 'error' });
    },
  });
}
