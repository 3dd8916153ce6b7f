import { PgBoss } from 'pg-boss';
import type { Database } from '../../../database/connection.ts';
import { runSql, runUnderLock } from '../../../database/raw.ts';
import type { Log } from '../context/log.ts';

/** One kind of background work. Handlers must bear being run twice. */
export interface JobKind {
  name: string;
  /** Cron expression in Asia/Kolkata, for work that recurs. */
  cron?: string;
  run: (data: Record<string, unknown>) => Promise<void>;
}

export interface Jobs {
  /** Queues one job; `runAfter` seconds delay it, `once` keeps a second of the same key from being queued. */
  send(name: string, data: Record<string, unknown>, options?: { runAfter?: number; once?: string }): Promise<void>;
  /** Starts the workers of these kinds. */
  start(kinds: JobKind[]): Promise<void>;
  stop(): Promise<void>;
}

/** Any fixed number: who holds this advisory lock is starting the queue. */
const STARTING_LOCK = 8_263_305;

/** Background jobs in the product's own database: no further service is needed. */
export function createJobs(db: Database, log: Log): Jobs {
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
      // Of two that make its tables at once one fails, in a transaction that its connection would stay in.
      await runUnderLock(db, STARTING_LOCK, () => boss.start());
      for (const kind of kinds) {
        await boss.createQueue(kind.name);
        await boss.work(kind.name, async (batch) => {
          for (const job of batch) await kind.run((job.data ?? {}) as Record<string, unknown>);
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
