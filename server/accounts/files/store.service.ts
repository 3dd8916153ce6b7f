import type { VideoType } from '../../../contract/accounts/uploads.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { refuse } from '../../kit/http/errors.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { isSubscriber } from '../../money/subscriptions/subscriptions.service.ts';
import { withoutDemoFiles } from './demo-files.rules.ts';
import {
  deletePending,
  deleteRows,
  deleteRowsById,
  type FileRow,
  insertPending,
  insertStored,
  lockUsage,
  markStored,
  sumBytes,
} from './files.queries.ts';

type Purpose = 'attachment' | 'campaign' | 'content' | 'deliverable' | 'cover' | 'profile';

export interface FileToKeep {
  key: string;
  purpose: Purpose;
  contentType: 'image/webp' | 'application/pdf';
  bytes: Uint8Array;
}

/** A file that is not stored yet. */
interface FileToCount {
  key: string;
  purpose: Purpose;
  contentType: FileToKeep['contentType'] | VideoType;
  size: number;
}

/** Used bytes and quota of an account. Source: the product's rules, Privacy and safety. */
export async function readUsage(context: Context, accountId: number): Promise<{ used: number; quota: number }> {
  const { diskQuota } = context.config;
  const quota = (await isSubscriber(context, accountId)) ? diskQuota.subscriber : diskQuota.account;
  return { used: await sumBytes(context.db, accountId), quota };
}

/**
 * Stores files for an account: reserves quota, writes the bytes, then passes the ids, in the order of `files`, to `use`
 * in one transaction. If any step fails, neither bytes nor rows remain. @throws QUOTA
 */
export async function keepFiles<T>(
  context: Context,
  { ownerId, files }: { ownerId: number; files: readonly FileToKeep[] },
  use: (tx: Context, ids: number[]) => Promise<T>,
): Promise<T> {
  if (files.length === 0) return inTransaction(context, (tx) => use(tx, []));
  const keys = files.map(({ key }) => key);
  const counted = files.map(({ bytes, ...file }) => ({ ...file, size: bytes.length }));
  await inTransaction(context, (tx) => reserveFiles(tx, ownerId, counted));
  try {
    for (const { key, bytes } of files) await context.storage.put(key, bytes);
    return await inTransaction(context, async (tx) => {
      const ids = await markStored(tx.db, keys);
      const inTurn = keys.map((key) => ids.get(key)).filter((id) => id !== undefined);
      if (inTurn.length < keys.length) throw new Error('A file took so long to store that its place was given away');
      return use(tx, inTurn);
    });
  } catch (error) {
    await dropPending(context, keys);
    throw error;
  }
}

/** Deletes files: their rows at once, their bytes after commit. */
export async function dropFiles(tx: Context, keys: readonly string[]): Promise<void> {
  await deleteRows(tx.db, keys);
  for (const key of withoutDemoFiles(keys)) tx.afterCommit(() => tx.storage.remove(key));
}

/** Releases reservations of failed uploads; bytes first, so that an interrupted run is repeated. */
export async function dropPending(context: Context, keys: readonly string[]): Promise<void> {
  for (const key of keys) await context.storage.remove(key);
  await inTransaction(context, (tx) => deletePending(tx.db, keys));
}

/** Counts files before they are stored, within the quota; their ids, in their order. @throws QUOTA */
export async function reserveFiles(tx: Context, ownerId: number, files: readonly FileToCount[]): Promise<number[]> {
  await lockUsage(tx.db, ownerId);
  const { used, quota } = await readUsage(tx, ownerId);
  const wanted = files.reduce((sum, { size }) => sum + size, 0);
  if (used + wanted > quota) throw refuseFull(quota);
  const rows = files.map(({ key, purpose, contentType, size }) => ({
    owner_id: ownerId,
    key,
    purpose,
    is_private: key.startsWith('private/'),
    content_type: contentType,
    bytes: size,
    created_at: tx.now(),
  }));
  return insertPending(tx.db, rows);
}

/** Ends the reservation of a file that is stored now; false where it was given up meanwhile. */
export async function confirmStored(tx: Context, key: string): Promise<boolean> {
  return (await markStored(tx.db, [key])).has(key);
}

function refuseFull(quota: number) {
  const size = (quota / 1e9).toLocaleString('en-IN', { maximumFractionDigits: 2 });
  return refuse('QUOTA', msg`You’ve used all ${{ size }} GB of your storage. Delete some files and try again.`);
}

/** Counts a file whose bytes are stored already, beside the quota; its id. */
export async function countStored(tx: Context, file: Omit<FileRow, 'created_at'>): Promise<number> {
  return insertStored(tx.db, { ...file, created_at: tx.now() });
}

/** Forgets files whose bytes are gone already. */
export async function forgetFiles(tx: Context, ids: readonly number[]): Promise<void> {
  await deleteRowsById(tx.db, ids);
}
