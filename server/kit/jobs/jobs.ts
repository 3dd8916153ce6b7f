import { PgBoss } from 'pg-boss';
import type { Database } from '../../../database/connection.ts';
import { runSql, runUnderLock } from '../../../database/raw.ts';
import type { Log } from '../context/log.ts';
import { traceJob } from '../http/tracing.ts';

/** A kind of background job. Handlers must be idempotent. */
export interface JobKind {
  name: string;
  /** Cron expression in Asia/Kolkata, for recurring jobs. */
  cron?: string;
  run: (data: Record<string, unknown>) => Promise<void>;
}

export interface Jobs {
  /** Queues one job; `runAfter` delays it by seconds, `once` prevents a second one with the same key. */
  send(name: string, data: Record<string, unknown>, options?: { runAfter?: number; once?: string }): Promise<void>;
  /** Starts workers for these kinds. */
  start(kinds: JobKind[]): Promise<void>;
  stop(): Promise<void>;
}

/** Key of the advisory lock held while starting the queue; an arbitrary fixed number. */
const STARTING_LOCK = 8_263_305;

interface JobsOptions {
  /** Other processes may start on the same database at once. */
  hasPeers: boolean;
}

/** Background jobs in the product's own database, so that no further service is needed. */
export function createJobs(db: Database, log: Log, { hasPeers }: JobsOptions): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => runSql(db, text, values) as Promise<{ rows: never[] }> },
    schema: 'pgboss',
  });
  boss.on('error', (error) => log.error({ err: error }, 'Jobs'));
  let started = false;
  return {
    async send(name, data, options = {}) {
      if (!started) return;
      await boss.send(name, data, {
        retryLimit: 5,
        retryBackoff: true,
        ...(options.runAfter ? { startAfter: options.runAfter } : {}),
        ...(options.once ? { singletonKey: options.once } : {}),
      });
    },
    async start(kinds) {
      // Two processes creating pg-boss tables at once: one fails, and its connection would stay in the failed
      // transaction.
      await (hasPeers ? runUnderLock(db, STARTING_LOCK, () => boss.start()) : boss.start());
      for (const kind of kinds) {
        await boss.createQueue(kind.name);
        await boss.work(kind.name, async (batch) => {
          for (const job of batch)
            await traceJob(kind.name, () => kind.run((job.data ?? {}) as Record<string, unknown>));
        });
        if (kind.cron) await boss.schedule(kind.name, kind.cron, {}, { tz: 'Asia/Kolkata' });
      }
      started = true;
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 5_000 });
      started = false;
    },
  };
}
