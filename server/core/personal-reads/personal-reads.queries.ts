import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { PersonalKind } from '../../../contract/kit/personal-data.ts';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

export async function insertReads(db: Database, reads: readonly Insertable<Schema['personal_read']>[]): Promise<void> {
  await db
    .insertInto('personal_read')
    .values([...reads])
    .execute();
}

export interface ReadFilter {
  operatorId: number | undefined;
  subjectId: number | undefined;
  shown: PersonalKind | undefined;
  since: Date | undefined;
  until: Date | undefined;
}

/** Reads matching a filter, newest first, with ids below `before`. */
export async function selectReads(
  db: Database,
  { operatorId, subjectId, shown, since, until }: ReadFilter,
  { before, limit }: { before: number | undefined; limit: number },
) {
  return db
    .selectFrom('personal_read')
    .selectAll()
    .select(sql<PersonalKind[]>`shown`.as('shown'))
    .$if(operatorId !== undefined, (query) => query.where('operator_id', '=', operatorId ?? 0))
    .$if(subjectId !== undefined, (query) => query.where('subject_id', '=', subjectId ?? 0))
    .$if(shown !== undefined, (query) => query.where(sql<boolean>`${shown ?? ''} = any(shown)`))
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? new Date()))
    .$if(until !== undefined, (query) => query.where('created_at', '<', until ?? new Date()))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
export type ReadRow = Awaited<ReturnType<typeof selectReads>>[number];

export async function deleteReadsBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('personal_read').where('created_at', '<', time).execute();
}
