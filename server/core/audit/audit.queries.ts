import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

export async function insertAct(db: Database, act: Insertable<Schema['audit_log']>): Promise<void> {
  await db.insertInto('audit_log').values(act).execute();
}

export interface ActFilter {
  action?: string | undefined;
  target?: string | undefined;
  operatorId?: number | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

/** Acts matching a filter, newest first, with ids below `before`. */
export async function selectActs(
  db: Database,
  { action, target, operatorId, since, until }: ActFilter,
  { before, limit }: { before: number | undefined; limit: number },
) {
  return (
    db
      .selectFrom('audit_log')
      .selectAll()
      // `account` matches every act on accounts, `account.suspended` only that one.
      .$if(action !== undefined, (query) =>
        query.where(sql`split_part(action, '.', 1)`, '=', action?.split('.')[0] ?? ''),
      )
      .$if(action?.includes('.') === true, (query) => query.where('action', '=', action ?? ''))
      .$if(target !== undefined, (query) => query.where('target', '=', target ?? ''))
      .$if(operatorId !== undefined, (query) => query.where('actor_id', '=', operatorId ?? 0))
      .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? new Date()))
      .$if(until !== undefined, (query) => query.where('created_at', '<', until ?? new Date()))
      .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  );
}
export type ActRow = Awaited<ReturnType<typeof selectActs>>[number];
