import type { Database } from '../../database/connection.ts';
import type { Discovery } from '../../search/discovery.rules.ts';
import type { Config } from './config.ts';
import type { Effects } from './effects.ts';
import type { Jobs } from './jobs.ts';
import type { Live } from './live.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail.ts';
import type { Pusher } from './push.ts';
import type { SmsSender } from './sms.ts';
import type { Storage } from './storage.ts';

/** Everything a use case may touch, passed as its first argument. */
export interface Context extends Effects {
  db: Database;
  config: Config;
  log: Log;
  /** Key material of this installation, for signatures and encrypted fields. */
  secretKey: string;
  now: () => Date;
  mail: Mailer;
  sms: SmsSender;
  push: Pusher;
  storage: Storage;
  jobs: Jobs;
  live: Live;
  /** Answers searches, on the database as it is when no transaction runs. */
  discovery: Discovery;
}
