import './production-mode.ts';
import { openDatabase } from '../database/connection.ts';
import { explainStartError } from './explain-start-error.ts';
import { readConfig } from './kit/config/config.ts';
import { readEnvironmentFiles } from './kit/config/environment.ts';
import { startServer } from './start.ts';

async function main(): Promise<void> {
  let port = '3000';
  try {
    readEnvironmentFiles();
    const config = readConfig();
    port = String(config.port);
    // npm run dev keeps the embedded database running across restarts of the server.
    const joinRunning = process.argv.includes('--join-database');
    const { databaseUrl, databaseReadUrls: readUrls, dataDir } = config;
    const database = await openDatabase({ databaseUrl, readUrls, dataDir, joinRunning });
    const stop = await startServer(config, database).catch(async (error) => {
      await database.close();
      throw error;
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void stop().then(() => process.exit(0)));
    }
  } catch (error) {
    const line = explainStartError(error, port);
    process.stderr.write(line ? `${line}\n` : `Tandem could not start: ${(error as Error).stack}\n`);
    process.exit(1);
  }
}

await main();
