import type { Context } from '../../kit/context/context.ts';
import type { AccountReading } from '../social-providers/provider.ts';
import { sealTokens } from '../social-tokens/tokens.ts';
import {
  type Connected,
  deleteAccount,
  deleteAccounts,
  insertAccount,
  insertConnected,
  type NewSocialAccount,
  setAsideHandle,
  updateConnected,
  updateDerived,
  updateDisconnected,
  updateFigures,
} from './accounts.queries.ts';
import {
  deleteConnections,
  type Failure,
  type HeldAccount,
  keepFailure,
  keepSuccess,
  keepTokens,
  type Renewed,
  readSoon,
  releaseLease,
  takeExpiring,
  takeLease,
  takeRefresh,
  upsertConnection,
} from './connections.queries.ts';

export type { HeldAccount };

/** Adds a self-reported account and returns its id; undefined when its owner has it already. */
export async function addByHand({ db }: Context, account: NewSocialAccount): Promise<number | undefined> {
  return insertAccount(db, account);
}

/** Deletes an account of this owner with everything read of it; false when there is none. */
export async function removeAccount(tx: Context, account: { id: number; ownerId: number }): Promise<boolean> {
  return deleteAccount(tx.db, account);
}

/** Deletes accounts with everything read of them. */
export async function removeAccounts(tx: Context, ids: readonly number[]): Promise<void> {
  await deleteAccounts(tx.db, ids);
}

/** Stores an account that its provider granted, in the place of an existing one where there is one; returns its id. */
export async function keepConnected(
  tx: Context,
  { existingId, ...connected }: Omit<Connected, 'now'> & { existingId: number | undefined },
): Promise<number> {
  const { grant } = connected;
  const now = tx.now();
  if (existingId !== undefined) await updateConnected(tx.db, existingId, { grant, now });
  const id = existingId ?? (await insertConnected(tx.db, { ...connected, now }));
  await upsertConnection(tx.db, { id, grant, sealed: sealTokens(tx, grant), now });
  return id;
}

/** Renames a connected account, whose handle belongs to another by now, to its provider's id until the next reading. */
export async function setAside(tx: Context, id: number): Promise<void> {
  await setAsideHandle(tx.db, id);
  await readAgain(tx, [id]);
}

/** Makes accounts due for reading. */
export async function readAgain(tx: Context, ids: readonly number[]): Promise<void> {
  await readSoon(tx.db, ids, tx.now());
}

/** Turns connected accounts into self-reported ones without figures. */
export async function disconnect(tx: Context, ids: readonly number[]): Promise<void> {
  await deleteConnections(tx.db, ids);
  await updateDisconnected(tx.db, ids, tx.now());
}

/** Claims a reading on demand; false when the last was at or after `before`. */
export async function claimRefresh(context: Context, id: number, before: Date): Promise<boolean> {
  return takeRefresh(context.db, { id, now: context.now(), before });
}

/** Takes the lease for reading one account; undefined while another process holds it, or when the connection is broken. */
export async function holdAccount(
  context: Context,
  id: number,
  { lease, forMs }: { lease: string; forMs: number },
): Promise<HeldAccount | undefined> {
  const now = context.now();
  return takeLease(context.db, id, { lease, now, until: new Date(now.getTime() + forMs) });
}

interface Held {
  id: number;
  lease: string;
}

/** Releases the lease without a result. */
export async function freeAccount({ db }: Context, held: Held, nextAt: Date): Promise<void> {
  await releaseLease(db, held, nextAt);
}

export async function storeTokens({ db }: Context, held: Held, tokens: Renewed): Promise<void> {
  await keepTokens(db, held, tokens);
}

/** Stores a failed reading; a broken connection loses its tokens. False when another process holds the account. */
export async function storeFailure(tx: Context, held: Held, failure: Omit<Failure, 'now'>): Promise<boolean> {
  return keepFailure(tx.db, held, { ...failure, now: tx.now() });
}

/** Stores the latest figures of an account and releases its lease. */
export async function storeFigures(
  tx: Context,
  figures: { id: number; reading: AccountReading; nextAt: Date },
): Promise<void> {
  const now = tx.now();
  await updateFigures(tx.db, { ...figures, now });
  await keepSuccess(tx.db, { ...figures, now });
}

/** Copies the figures derived from a reading to the account. */
export async function storeDerived(tx: Context, id: number, derived: Parameters<typeof updateDerived>[2]) {
  await updateDerived(tx.db, id, derived);
}

/** Claims connections that end by then and whose owners were not notified yet; marks them as notified. */
export async function claimExpiring(tx: Context, until: Date) {
  return takeExpiring(tx.db, { now: tx.now(), until });
}
