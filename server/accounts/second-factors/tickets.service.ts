import { randomBytes } from 'node:crypto';
import type { Context } from '../../kit/context/context.ts';
import { hashToken } from '../../kit/crypto/hash-token.ts';
import type { Device } from '../../kit/http/device.ts';
import { refuse } from '../../kit/http/errors.ts';
import { networkOf } from '../../kit/http/network.ts';
import { ticketTime, ticketTries } from './second-factors.rules.ts';
import {
  countTicketTry,
  deleteExpired,
  deleteTicket,
  deleteTickets,
  insertTicket,
  selectTicket,
  type TicketRow,
} from './tickets.queries.ts';

/** A sign-in that waits for its second factor. */
export interface Ticket {
  hash: string;
  accountId: number;
  /** The device that began the sign-in. */
  deviceId: string;
}

/** Issues a ticket to a device whose first factor was right. It is returned once and stored as a hash. */
export async function issueTicket(
  tx: Context,
  { accountId, device }: { accountId: number; device: Device },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = tx.now();
  await insertTicket(tx.db, {
    token_hash: hashToken(token),
    account_id: accountId,
    device_id: device.id ?? '',
    network: networkOf(device.address),
    user_agent: device.userAgent,
    created_at: now,
    expires_at: new Date(now.getTime() + ticketTime),
  });
  return token;
}

/** A browser is known by its cookie; whatever keeps no cookies by its network and name. */
function isSameDevice(row: TicketRow, device: Device): boolean {
  if (device.id !== null) return device.id === row.device_id;
  return row.network === networkOf(device.address) && row.user_agent === device.userAgent;
}

/** The ticket, if it is alive and this device's; null otherwise. */
async function findTicket(context: Context, token: string, device: Device): Promise<Ticket | null> {
  const row = await selectTicket(context.db, { hash: hashToken(token), now: context.now() });
  if (!row || row.tries >= ticketTries || !isSameDevice(row, device)) return null;
  return { hash: row.token_hash, accountId: row.account_id, deviceId: row.device_id };
}

/** One answer for unknown, used, expired and foreign tickets. */
export function endedSignIn() {
  return refuse('BAD_CREDENTIALS', 'Your login has expired. Please log in again.');
}

/** The ticket of this device, or a refusal. */
export async function demandTicket(context: Context, token: string, device: Device): Promise<Ticket> {
  const ticket = await findTicket(context, token, device);
  if (!ticket) throw endedSignIn();
  return ticket;
}

/** Counts a try before it is judged. False when the tries are used up. */
export async function countTry(context: Context, { hash }: Ticket): Promise<boolean> {
  return countTicketTry(context.db, { hash, max: ticketTries });
}

/** Uses the ticket up. Of two at once one gets false. */
export async function useTicket(tx: Context, { hash }: Ticket): Promise<boolean> {
  return deleteTicket(tx.db, hash);
}

/** Ends every sign-in of an account that waits for a second factor. */
export async function endTickets(tx: Context, accountId: number): Promise<void> {
  await deleteTickets(tx.db, accountId);
}

/** Deletes expired tickets and challenges. */
export async function dropExpiredTickets(context: Context): Promise<void> {
  await deleteExpired(context.db, context.now());
}
