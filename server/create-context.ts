import { join } from 'node:path';
import type { Database } from '../database/connection.ts';
import type { Discovery } from '../search/discovery.rules.ts';
import { createPostgresDiscovery } from './discovery/postgres-discovery.service.ts';
import type { Config } from './kit/config.ts';
import type { Context } from './kit/context.ts';
import { createEffects } from './kit/effects.ts';
import { createJobs } from './kit/jobs.ts';
import type { Live } from './kit/live.ts';
import type { Log } from './kit/log.ts';
import { createMailer } from './kit/mail.ts';
import type { Pusher } from './kit/push.ts';
import { readSecretKey } from './kit/secret-key.ts';
import { createSmsSender } from './kit/sms.ts';
import { createDiskStorage } from './kit/storage.ts';

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
