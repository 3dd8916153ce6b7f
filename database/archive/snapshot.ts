import { type ControlledTransaction, sql } from 'kysely';
import type { Database } from '../connection.ts';
import { readMigrationRecords } from '../migrate.ts';
import type { Schema } from '../schema.ts';
import {
  type ArchivedSequence,
  type ArchivedTable,
  listSequences,
  listTables,
  type Measured,
  measureTable,
  rowsOf,
} from './catalogue.ts';

/** Contents of a database at one moment. */
export interface Contents {
  migrations: { name: string; checksum: string }[];
  tables: Measured[];
  sequences: ArchivedSequence[];
}

export interface Snapshot {
  contents: Contents;
  /** Keys of the stored files below a folder that no unfinished upload writes to. */
  wholeFilesIn(folder: string): Promise<string[]>;
  /** Rows of a table as JSON texts, in chunks. */
  rows(table: ArchivedTable): AsyncIterable<string[]>;
  /** Ends it; may be called again. */
  close(): Promise<void>;
}

const chunkRows = 500;

/**
 * Takes a snapshot: everything is read as it was at this moment, while others go on writing. On the embedded database, with
 * its one session, they wait until it is closed.
 */
export async function openSnapshot(db: Database): Promise<Snapshot> {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    const migrations = await readMigrationRecords(tx);
    const tables: Measured[] = [];
    for (const table of await listTables(tx)) tables.push(await measureTable(tx, table));
    const contents = { migrations, tables, sequences: await listSequences(tx) };
    const close = async () => {
      if (!tx.isRolledBack) await tx.rollback().execute();
    };
    const wholeFilesIn = (folder: string) => listWholeFiles(tx, folder);
    return { contents, wholeFilesIn, rows: (table) => readRows(tx, table), close };
  } catch (error) {
    await tx.rollback().execute();
    throw error;
  }
}

async function listWholeFiles(tx: Database, folder: string): Promise<string[]> {
  const files = await tx
    .selectFrom('stored_file as f')
    .leftJoin('upload as u', (join) => join.onRef('u.file_id', '=', 'f.id').on('u.finished_at', 'is', null))
    .select('f.key')
    .where('f.key', 'like', `${folder}/%`)
    .where('u.id', 'is', null)
    .execute();
  return files.map(({ key }) => key);
}

async function* readRows(tx: ControlledTransaction<Schema>, table: ArchivedTable): AsyncIterable<string[]> {
  await sql`declare archived_rows no scroll cursor for ${rowsOf(table)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(chunkRows)} from archived_rows`.execute(tx);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close archived_rows`.execute(tx);
}
