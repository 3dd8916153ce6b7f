import { join } from 'node:path';
import type { Database } from '../../database/connection.ts';
import type { Discovery } from '../discovery/discovery.rules.ts';
import { createPostgresDiscovery } from '../discovery/postgres-discovery.service.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { createEffects } from './effects.ts';
import { createJobs } from './jobs.ts';
import type { Live } from './live.ts';
import type { Log } from './log.ts';
import { createMailer } from './mail.ts';
import type { Pusher } from './push.ts';
import { readSecretKey } from './secret-key.ts';
import { createSmsSender } from './sms.ts';
import { createDiskStorage } from './storage.ts';

interface Parts {
  config: Config;
  db: Database;
  log: Log;
  live: Live;
  push: Pusher;
  /** PostgreSQL alone when not given. */
  discovery?: Discovery;
}

/** Everything a use case may touch, made from the configuration and the open database. */
export function createContext({ config, db, log, live, push, discovery }: Parts): Context {
  const now = () => new Date();
  const secretKey = readSecretKey(config);
  return {
    db,
    config,
    log,
    secretKey,
    now,
    mail: createMailer(config),
    sms: createSmsSender(config),
    push,
    storage: createDiskStorage({ folder: join(config.dataDir, 'files'), secretKey, now }),
    jobs: createJobs(db, log),
    live,
    discovery: discovery ?? createPostgresDiscovery(db),
    ...createEffects(log),
  };
}
