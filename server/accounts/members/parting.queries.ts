import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** A person's name, and the oldest open business they keep; null: none. */
export async function selectNextHome(db: Database, personId: number) {
  return db
    .selectFrom('person as p')
    .innerJoin('account as home', 'home.id', 'p.home_account_id')
    .select('home.fullname')
    .select((eb) =>
      eb
        .selectFrom('account as a')
        .select((kept) => kept.fn.min('a.id').as('id'))
        .whereRef('a.kept_by', '=', 'p.id')
        .where('a.role', 'in', ['brand', 'partner'])
        .where('a.deleted_at', 'is', null)
        .where('a.suspended_at', 'is', null)
        .as('kept'),
    )
    .where('p.id', '=', personId)
    .executeTakeFirstOrThrow();
}

/** Moves what a person signs in with to an account they keep; the one it was in becomes a further account. */
export async function moveHome(
  db: Database,
  { personId, accountId, now }: { personId: number; accountId: number; now: Date },
): Promise<void> {
  await sql`select move_home(${personId}, ${accountId}, ${now})`.execute(db);
}
