import type { Database } from '../database/connection.ts';
import type { Replicas } from '../database/replicas/replicas.ts';
import type { Discovery } from '../search/discovery.rules.ts';
import { createPostgresDiscovery } from './discovery/discovery/postgres-discovery.service.ts';
import type { Config } from './kit/config/config.ts';
import type { Context } from './kit/context/context.ts';
import { createEffects } from './kit/context/effects.ts';
import type { Live } from './kit/context/live.ts';
import type { Log } from './kit/context/log.ts';
import { readSecretKey } from './kit/crypto/secret-key.ts';
import { createMailer } from './kit/delivery/mail.ts';
import type { Pusher } from './kit/delivery/push.ts';
import { createSmsSender } from './kit/delivery/sms.ts';
import { createJobs } from './kit/jobs/jobs.ts';
import { openStorage } from './kit/storage/open-storage.ts';

interface Parts {
  config: Config;
  db: Database;
  /** None by default. */
  replicas?: Replicas;
  log: Log;
  live: Live;
  push: Pusher;
  /** PostgreSQL only by default. */
  discovery?: Discovery;
}

/** Creates the context of use cases from the configuration and the open database. */
export function createContext({ config, db, replicas, log, live, push, discovery }: Parts): Context {
  const now = () => new Date();
  const secretKey = readSecretKey(config);
  return {
    db,
    replicas: replicas ?? null,
    config,
    log,
    secretKey,
    now,
    mail: createMailer(config),
    sms: createSmsSender(config),
    push,
    storage: openStorage({ config, secretKey, now }),
    jobs: createJobs(db, log, { hasPeers: config.databaseUrl !== undefined }),
    live,
    discovery: discovery ?? createPostgresDiscovery(db),
    ...createEffects(log),
  };
}
