import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { OpenDatabase } from '../database/connection.ts';
import { isConnectionError } from '../database/errors.ts';
import { migrate } from '../database/migrate.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { createApp } from './app.ts';
import { readOpenCampaigns } from './campaigns/open-campaigns/open-campaigns.service.ts';
import { createLive } from './chat/live/live.service.ts';
import { openFanOut } from './chat/live/open-fan-out.ts';
import { trackConnections } from './connections.ts';
import { checkSecretKey } from './core/installation/installation.service.ts';
import { createContext } from './create-context.ts';
import type { FollowedIndex } from './discovery/search-index/following.service.ts';
import { createSearchIndex } from './discovery/search-index/search-index.service.ts';
import { jobKinds } from './jobs.ts';
import type { Config } from './kit/config/config.ts';
import { warnOfLocalFiles } from './kit/config/local-files.ts';
import { createLog, type Log } from './kit/context/log.ts';
import { readSecretKey } from './kit/crypto/secret-key.ts';
import { freeUnfinishedKeys } from './kit/http/idempotency.ts';
import { retryPush } from './notifications/push/push.jobs.ts';
import { createPusher } from './notifications/push/pusher.service.ts';
import { openBrowser } from './open-browser.ts';
import { sandboxOptions } from './sandbox-options.ts';
import { seedDemoStory } from './site/demo/demo.service.ts';
import { seedDemoFiles } from './site/demo/files.service.ts';
import { guardDemo } from './site/demo/lock.service.ts';
import { seedDemoMetrics } from './site/demo/metrics.service.ts';
import { seedDemoMoney } from './site/demo/money.service.ts';
import { drawDemoPictures, seedDemoPictures } from './site/demo/pictures.service.ts';

/** Output folder of `react-router build`, which npm start creates if missing. */
const buildDir = fileURLToPath(new URL('../build', import.meta.url));
const retryAfterMs = 2_000;
/** Time for requests under way at shutdown; then their connections are cut, half a request and frozen sockets alike. */
const lastRequestsMs = 2_000;
/** Time from the signal for letters and events, for example with an unresponsive mail server. */
const lastEffectsMs = 4_000;
/** Time from the signal after which nothing is waited for any more. */
const stopMs = 4_750;

/**
 * Listens first, then migrates the database: while PostgreSQL is unreachable requests get 503 and migrating is retried,
 * so that services can start in any order. Returns a function that stops everything.
 */
export async function startServer(config: Config, database: OpenDatabase): Promise<() => Promise<void>> {
  const log = createLog(config.logLevel);
  // Before anything that is traced; a process that sends no traces does not load them.
  const stopTracing = config.tracesTo ? (await import('./start-tracing.ts')).startTracing(config.tracesTo) : null;
  const risk = warnOfLocalFiles(config);
  if (risk) log.warn(risk);
  const fanOut = await openFanOut(config, log);
  const { db, replicas } = database;
  const parts = { config, db, ...(replicas ? { replicas } : {}), log, secretKey: readSecretKey(config) };
  const push = createPusher({ ...parts, later: (retry, seconds) => retryPush(context.jobs, retry, seconds) });
  const index = await openIndex(config, database, log);
  const context = createContext({ ...parts, live: createLive(fanOut), push, ...(index ? { discovery: index } : {}) });
  const app = await createApp(context, {
    fanOut,
    ...(existsSync(buildDir) ? { buildDir } : {}),
    ...(config.sandbox ? { sandbox: createSandbox(sandboxOptions(config)) } : {}),
  });
  const cutConnections = trackConnections(app.server.server);
  await app.server.listen({ port: config.port, host: config.host });
  let stopping = false;
  const prepare = async () => {
    const isFirstStart = (await migrate(database.db)).length > 0;
    await checkSecretKey(database.db, context.secretKey);
    if (database.kind === 'pglite') await freeUnfinishedKeys(database.db);
    if (config.demo) {
      await seedDemoStory(database.db);
      await seedDemoMetrics(context);
      await seedDemoMoney(context);
      await seedDemoFiles(context);
      await seedDemoPictures(context);
      drawDemoPictures(context, () => stopping).catch((error) =>
        log.error({ err: error }, 'Demo pictures are missing'),
      );
    }
    await guardDemo(context);
    await context.jobs.start(jobKinds(context));
    await app.open();
    index?.start();
    // So that the first reader of Campaign Posts does not wait for the whole table.
    readOpenCampaigns(context).catch((error) => log.warn({ err: error }, 'Open campaigns will be read later'));
    process.stdout.write(`${config.brandName} is ready at ${config.publicUrl}\n`);
    if (isFirstStart && config.openBrowser && process.stdout.isTTY) openBrowser(config.publicUrl);
  };
  const prepared = untilReachable(prepare, () => stopping, log.warn.bind(log));
  if (database.kind === 'pglite') await prepared;
  else prepared.catch((error) => fail(error));
  const stop = async () => {
    const effectsEnd = wait(lastEffectsMs).then(() => 'late');
    const requestsEnd = setTimeout(cutConnections, lastRequestsMs);
    await app.server.close();
    clearTimeout(requestsEnd);
    const settle = () => Promise.race([context.settled(), effectsEnd]);
    await settle();
    await Promise.race([context.jobs.stop(), effectsEnd]);
    if ((await settle()) === 'late') log.warn('It ends before every letter and event of what was done has gone out.');
    await index?.close();
    await fanOut.close();
    await database.close();
    await stopTracing?.();
  };
  return async () => {
    stopping = true;
    await Promise.race([stop(), wait(stopMs)]);
  };
}

/** The index that answers searches; null leaves them to PostgreSQL. */
async function openIndex(config: Config, { db, target }: OpenDatabase, log: Log): Promise<FollowedIndex | null> {
  const parts = { db, target, log };
  if (config.openSearch) {
    const { createOpenSearch } = await import('./discovery/search-index/opensearch/opensearch.service.ts');
    return createOpenSearch({ ...parts, settings: config.openSearch });
  }
  return config.searchIndex && createSearchIndex({ ...parts, ...config.searchIndex, dataDir: config.dataDir });
}

async function untilReachable(work: () => Promise<void>, isStopping: () => boolean, warn: (text: string) => void) {
  while (!isStopping()) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionError(error)) throw error;
      warn('The database cannot be reached; trying again.');
      await wait(retryAfterMs);
    }
  }
}

/** Exits, because a failing migration of a reachable database will not recover by itself. */
function fail(error: Error): never {
  process.stderr.write(`The database cannot be used: ${error.message}\n`);
  process.exit(1);
}
