import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

export async function insertTicket(db: Database, row: Insertable<Schema['sign_in_ticket']>): Promise<void> {
  await db.insertInto('sign_in_ticket').values(row).execute();
}

const columns = ['token_hash', 'account_id', 'device_id', 'network', 'user_agent', 'tries'] as const;

export async function selectTicket(db: Database, { hash, now }: { hash: string; now: Date }) {
  return db
    .selectFrom('sign_in_ticket')
    .select(columns)
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
export type TicketRow = NonNullable<Awaited<ReturnType<typeof selectTicket>>>;

/** Counts one try. False when there is no ticket, or its tries are used up. */
export async function countTicketTry(db: Database, { hash, max }: { hash: string; max: number }): Promise<boolean> {
  const row = await db
    .updateTable('sign_in_ticket')
    .set({ tries: sql`tries + 1` })
    .where('token_hash', '=', hash)
    .where('tries', '<', max)
    .returning('token_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a ticket up. Of two at once one gets false. */
export async function deleteTicket(db: Database, hash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('sign_in_ticket')
    .where('token_hash', '=', hash)
    .returning('token_hash')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteTickets(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('sign_in_ticket').where('account_id', '=', accountId).execute();
}

export async function insertChallenge(db: Database, row: Insertable<Schema['passkey_challenge']>): Promise<void> {
  await db.insertInto('passkey_challenge').values(row).execute();
}

/** Uses a challenge up and returns it, however the attempt ends. */
export async function takeChallenge(db: Database, { challenge, now }: { challenge: string; now: Date }) {
  return db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('expires_at', '>', now)
    .returning(['purpose', 'session_id', 'ticket_hash'])
    .executeTakeFirst();
}

export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute();
  await db.deleteFrom('sign_in_ticket').where('expires_at', '<=', now).execute();
}
