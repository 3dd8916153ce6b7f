import type { Database } from '../../../database/connection.ts';
import type { Replicas } from '../../../database/replicas/replicas.ts';
import type { Discovery } from '../../../search/discovery.rules.ts';
import type { Config } from '../config/config.ts';
import type { Mailer } from '../delivery/mail.ts';
import type { Pusher } from '../delivery/push.ts';
import type { SmsSender } from '../delivery/sms.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Storage } from '../storage/storage.ts';
import type { Effects } from './effects.ts';
import type { Live } from './live.ts';
import type { Log } from './log.ts';

/** Everything a use case depends on, passed as its first argument. */
export interface Context extends Effects {
  db: Database;
  /** Read replicas of the database, for calls that may lag; null without any. */
  replicas: Replicas | null;
  config: Config;
  log: Log;
  /** Secret of this installation, for signatures and encrypted fields. */
  secretKey: string;
  now: () => Date;
  mail: Mailer;
  sms: SmsSender;
  push: Pusher;
  storage: Storage;
  jobs: Jobs;
  live: Live;
  /** Answers searches, on the database outside of transactions. */
  discovery: Discovery;
}
