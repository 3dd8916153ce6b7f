import { openDatabase } from '../database/connection.ts';
import { DatabaseLocked, DataDirNotWritable, DataDirShared } from '../database/errors.ts';
import { BadConfiguration, readConfig } from './kit/config/config.ts';
import { startServer } from './start.ts';

/** Explains an error that prevents starting, in one line with its remedy; null for an unexpected one. */
function explain(error: unknown, port: string): string | null {
  if (error instanceof BadConfiguration) return `The configuration cannot be used: ${error.message}`;
  if (error instanceof DatabaseLocked) {
    return `${error.message} Stop it first, or give this one its own folder with DATA_DIR=….`;
  }
  if (error instanceof DataDirNotWritable)
    return `${error.message} Make it writable, or choose another with DATA_DIR=….`;
  if (error instanceof DataDirShared) return `${error.message} Choose a folder of its own with DATA_DIR=….`;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop it, or choose another with PORT=….`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Choose one above 1023 with PORT=….`;
  if (code === 'EADDRNOTAVAIL')
    return 'HOST is not an address of this machine. Use 127.0.0.1, 0.0.0.0 or one of its own.';
  return null;
}

async function main(): Promise<void> {
  let port = '3000';
  try {
    const config = readConfig();
    port = String(config.port);
    // npm run dev keeps the embedded database running across restarts of the server.
    const joinRunning = process.argv.includes('--join-database');
    const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, joinRunning });
    const stop = await startServer(config, database).catch(async (error) => {
      await database.close();
      throw error;
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void stop().then(() => process.exit(0)));
    }
  } catch (error) {
    const line = explain(error, port);
    process.stderr.write(line ? `${line}\n` : `Tandem could not start: ${(error as Error).stack}\n`);
    process.exit(1);
  }
}

await main();
