/** npm run move -- --to postgres://…: copies the embedded database into an empty PostgreSQL, checked by count and checksum. */
import { getConstructionPlans } from 'pg-boss';
import { loadContents } from '../../database/archive/load.ts';
import { openSnapshot } from '../../database/archive/snapshot.ts';
import { openDatabase } from '../../database/connection.ts';
import { nameDatabase, openConfigured } from '../open-configured.ts';

export async function moveDatabase(databaseUrl: string): Promise<void> {
  // Writes of a running server after the snapshot would be lost.
  const source = await openConfigured({ alone: true });
  try {
    if (source.kind !== 'pglite')
      throw new Error('DATABASE_URL is set already: there is no embedded database to move.');
    process.stderr.write(`To: ${nameDatabase({ databaseUrl, dataDir: '' })}\n`);
    const target = await openDatabase({ databaseUrl, dataDir: '', joinRunning: true });
    const snapshot = await openSnapshot(source.db);
    try {
      const { contents } = snapshot;
      await loadContents(target.db, {
        contents,
        queueSql: getConstructionPlans('pgboss'),
        async feed(store) {
          for (const table of contents.tables) {
            for await (const rows of snapshot.rows(table)) await store(table.name, rows);
          }
        },
      });
      const rows = contents.tables.reduce((sum, table) => sum + table.rows, 0);
      process.stdout.write(
        `Moved ${rows} rows of ${contents.tables.length} tables, each checked by count and checksum.\n`,
      );
      process.stdout.write(
        `Now set DATABASE_URL to that address${source.config.secretKey ? '' : ` and SECRET_KEY to what stands in ${source.config.dataDir}/secret-key`}, keep DATA_DIR for its files, and start.\n`,
      );
    } finally {
      await snapshot.close();
      await target.close();
    }
  } finally {
    await source.close();
  }
}
