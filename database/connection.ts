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
import { openEmbedded } from './pglite/embedded.ts';
import { openPool } from './pool.ts';
import type { Schema } from './schema.ts';

/** The database, or a transaction on it. */
export type Database = Kysely<Schema>;

export interface OpenDatabase {
  db: Database;
  kind: 'postgres' | 'pglite';
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** PostgreSQL; without it the embedded database in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Join the server that already runs on this data folder, if one does. For tools; a second server must be refused. */
  joinRunning?: boolean;
}

const POSTGRES_CONNECTIONS = 10;
/** One session serves them all; a few connections only overlap the waiting. */
const PGLITE_CONNECTIONS = 4;

/** Throws DatabaseLocked when another server holds the data folder, DataDirNotWritable when it cannot be written. */
export async function openDatabase({ databaseUrl, dataDir, joinRunning }: DatabaseOptions): Promise<OpenDatabase> {
  if (databaseUrl) {
    const db = makeDatabase({ pool: openPool({ target: { databaseUrl }, size: POSTGRES_CONNECTIONS }) });
    return { db, kind: 'postgres', close: () => db.destroy() };
  }
  const { socketDir, stop } = await openEmbedded(dataDir, joinRunning ?? false);
  return connectEmbedded(socketDir, stop);
}

/** Connects to an embedded database by its socket; `stop` runs after the last connection is closed. */
export function connectEmbedded(socketDir: string, stop: () => Promise<void>): OpenDatabase {
  const db = makeDatabase({ pool: openPool({ target: { socketDir }, size: PGLITE_CONNECTIONS }) });
  return { db, kind: 'pglite', close: () => db.destroy().then(stop) };
}

/** Runs `work` in one transaction; inside of one already, as a part of it. */
export function runInTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

const insideTransaction = new AsyncLocalStorage<true>();

/** Refuses a second connection to whoever is inside a transaction: on the embedded database it would wait for itself for ever. */
class GuardedDriver extends PostgresDriver {
  override acquireConnection(): Promise<DatabaseConnection> {
    if (insideTransaction.getStore()) {
      throw new Error('The outer database was used inside a transaction; use the transaction instead.');
    }
    return super.acquireConnection();
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
  return new GuardedKysely({ dialect: new GuardedDialect(config) });
}
