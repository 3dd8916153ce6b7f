import { dayMs, hourMs } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import {
  deleteRows,
  insertCounted,
  selectKnown,
  selectStalePending,
  selectStored,
  selectUncounted,
} from './files.queries.ts';
import { dropPending } from './store.service.ts';

const batch = 500;
/** Upper bound of the time between an upload's reservation and its commit. */
const graceMs = hourMs;
/** Pictures of work are uploaded some time before the work is submitted. */
const unusedMs = 7 * dayMs;
/**
 * Folders in which every file must have a row, or a campaign or account that names it; documents and exports follow
 * other rules.
 */
const folders = [
  'private/attachment/',
  'private/campaign/',
  'private/deliverable/',
  'private/upload/',
  'campaign/',
  'content/',
  'profile/',
];

interface Swept {
  pending: number;
  files: number;
  rows: number;
  /** Referenced rows whose bytes are missing, which cannot be repaired here. */
  lost: number;
}

/** Reconciles files on disk with their rows after crashes, and adds rows for older files. */
export async function sweepFiles(context: Context): Promise<Swept> {
  const before = new Date(context.now().getTime() - graceMs);
  const swept = {
    pending: await sweepPending(context, before),
    files: await sweepOrphans(context, before),
    ...(await sweepRows(context, new Date(context.now().getTime() - unusedMs))),
  };
  await countUncounted(context);
  if (swept.lost > 0) context.log.error({ swept }, 'Stored files are missing on disk');
  return swept;
}

async function sweepPending(context: Context, before: Date): Promise<number> {
  let count = 0;
  for (;;) {
    const keys = await selectStalePending(context.db, { before, now: context.now(), limit: batch });
    await (keys.length > 0 ? dropPending(context, keys) : null);
    count += keys.length;
    if (keys.length < batch) return count;
  }
}

/** Deletes files that nothing refers to, including unfinished temporary files. */
async function sweepOrphans(context: Context, before: Date): Promise<number> {
  let count = 0;
  for (const folder of folders) {
    const page: string[] = [];
    const sweepPage = async () => {
      const keys = page.splice(0);
      const known = keys.length > 0 ? await selectKnown(context.db, keys) : new Set<string>();
      for (const key of keys.filter((each) => !known.has(each))) {
        await context.storage.remove(key);
        count += 1;
      }
    };
    for await (const { key, changedAt } of context.storage.list(folder)) {
      if (changedAt < before) page.push(key);
      if (page.length >= batch) await sweepPage();
    }
    await sweepPage();
  }
  return count;
}

/** Deletes unreferenced rows with their bytes; logs referenced rows without bytes. */
async function sweepRows(context: Context, before: Date): Promise<{ rows: number; lost: number }> {
  const swept = { rows: 0, lost: 0 };
  for (let after = 0; ; ) {
    const page = await selectStored(context.db, { after, before, limit: batch });
    const unused = page.filter(({ is_used }) => !is_used).map(({ key }) => key);
    for (const key of unused) await context.storage.remove(key);
    await deleteRows(context.db, unused);
    swept.rows += unused.length;
    for (const { key, is_used } of page) if (is_used && !(await context.storage.has(key))) swept.lost += 1;
    const last = page.at(-1);
    if (!last || page.length < batch) return swept;
    after = last.id;
  }
}

async function countUncounted(context: Context): Promise<void> {
  for (const { key, owner_id } of await selectUncounted(context.db, 10_000)) {
    const bytes = await context.storage.get(key);
    if (!bytes) continue;
    const purpose = key.startsWith('profile/') ? 'profile' : 'cover';
    const row = { owner_id, key, purpose, is_private: false, content_type: 'image/webp', bytes: bytes.length };
    await insertCounted(context.db, { ...row, created_at: context.now() });
  }
}
