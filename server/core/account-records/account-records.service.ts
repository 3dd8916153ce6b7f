import { isTakenError } from '../../../database/errors.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import {
  type AccountChange,
  clearUnprovenMobile,
  deleteStaleRegistrations,
  insertAccount,
  type NewAccount,
  updateAccount,
  updateQualified,
  updateSuperUser,
  updateVerified,
  type Yielding,
} from './account-records.queries.ts';

export type { Yielding };

/** Adds an account, or returns null when one of its names was taken a moment before. */
export async function addAccountRecord(tx: Context, account: NewAccount): Promise<number | null> {
  return insertAccount(tx.db, account);
}

/** Writes what is given of an account. */
export async function changeAccount(tx: Context, id: number, change: AccountChange): Promise<void> {
  await updateAccount(tx.db, id, change);
}

interface NewContact {
  id: number;
  channel: 'email' | 'mobile';
  contact: string;
}

/** Puts a confirmed e-mail or mobile in the place of the earlier one; refuses with TAKEN what somebody else has proven. */
export async function setContact(tx: Context, { id, channel, contact }: NewContact): Promise<void> {
  const now = tx.now();
  const change =
    channel === 'email'
      ? { email: contact, email_verified_at: now, updated_at: now }
      : { mobile: contact, mobile_verified_at: now, updated_at: now };
  await unlessTaken(updateAccount(tx.db, id, change));
}

/** Notes that an account was verified. False when it was before, or waits for the proof of its mobile; refuses with TAKEN an e-mail that somebody else has proven. */
export async function markVerified(tx: Context, id: number): Promise<boolean> {
  return unlessTaken(updateVerified(tx.db, id, tx.now()));
}

/** If two accounts verify the same contact at once, the unique index rejects the second one. */
async function unlessTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (isTakenError(error)) throw refuse('TAKEN', 'Someone else has already confirmed this contact.');
    throw error;
  }
}

/** Takes an unproven mobile from an account: a reset ends what somebody else may have written there. */
export async function clearUnproven(tx: Context, id: number): Promise<void> {
  await clearUnprovenMobile(tx.db, id);
}

/** Ends registrations that were never verified, so that their names are free again. */
export async function dropStaleRegistrations(context: Context, which: Yielding & { ids?: number[] }): Promise<void> {
  await deleteStaleRegistrations(context.db, which);
}

/** Grants super user or withdraws it; false when it was so before. */
export async function writeSuperUser(tx: Context, id: number, isSuperUser: boolean): Promise<boolean> {
  return (await updateSuperUser(tx.db, id, isSuperUser)) !== undefined;
}

/** Makes a super user of an account that has so many qualified referrals; false when it is one or has fewer. */
export async function promoteReferrer(tx: Context, id: number, from: number): Promise<boolean> {
  return updateQualified(tx.db, id, from);
}
