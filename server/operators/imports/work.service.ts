import { dayMs } from '../../../contract/kit/calendar.ts';
import { type Import, type ImportCounts, importDays } from '../../../contract/operators/imports.ts';
import { type ActingOperator, recordAct } from '../../core/audit/audit.service.ts';
import { setUp } from '../../core/creator-lists/open-list.ts';
import { markReader } from '../../core/suppressions/marks.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';
import { BESIDE_PACE, importList } from './import-list.service.ts';
import {
  claimImport,
  deleteProfiles,
  forgetImport,
  insertChanges,
  lockChanges,
  lockImport,
  restoreProfile,
  saveCounts,
  saveProgress,
  selectOldFiles,
  selectWaiting,
  setStatus,
} from './imports.queries.ts';
import { decide, demandAct, findImport, readImport, reopen } from './imports.service.ts';

/** Time after which another process takes over from one that is gone. */
const claimMs = 60_000;
const undoBatch = 100;

type Claimed = NonNullable<Awaited<ReturnType<typeof claimImport>>>;

/** Works on a queued import, or goes on with one whose process is gone. */
export async function workOnImport(context: Context, id: number): Promise<void> {
  const now = context.now();
  const row = await claimImport(context.db, id, { now, until: new Date(now.getTime() + claimMs) });
  if (!row) return;
  if (row.status === 'undoing') return takeBack(context, row.id);
  try {
    await bring(context, row);
  } catch (error) {
    context.log.error({ err: error, importId: id }, 'Import');
    // The next process goes on behind the last stored line.
    if (context.db.isTransaction || !isFinal(error)) throw error;
    await setStatus(context.db, id, {
      status: 'failed',
      failure: 'The list could not be read any more.',
      finished_at: context.now(),
    });
  }
}

/** The list is gone or unreadable; other failures pass. */
function isFinal(error: unknown): boolean {
  return (error as { code?: string }).code === 'NOT_FOUND';
}

/** Stores the lines of an import beside the running product, in short transactions with pauses. */
async function bring(context: Context, row: Claimed): Promise<void> {
  const list = await reopen(context, row);
  const setup = await setUp(list, decide(list, row).decisions);
  const counts: ImportCounts = {
    added: 0,
    changed: 0,
    unchanged: 0,
    claimed: 0,
    suppressed: 0,
    ...row.counts,
    refused: 0,
  };
  let stored = row.stored;
  const now = context.now();
  await importList(context.db, {
    list,
    setup,
    now,
    pace: BESIDE_PACE,
    skip: row.stored,
    marksOf: markReader(context.secretKey),
    async onStored(tx, { outcomes, added, changed }) {
      for (const outcome of outcomes) counts[outcome] += 1;
      stored += outcomes.length;
      const until = new Date(context.now().getTime() + claimMs);
      await saveProgress(tx, row.id, { stored, counts, until });
      await insertChanges(tx, { importId: row.id, added, changed, now });
    },
    onRefused() {
      counts.refused += 1;
    },
  });
  await saveCounts(context.db, row.id, counts);
  await setStatus(context.db, row.id, { status: 'done', finished_at: context.now() });
}

/** Undoes an import; a large one in the background. */
export async function undoImport(
  context: Context,
  { operator, id }: { operator: ActingOperator; id: string },
): Promise<Import> {
  const row = await findImport(context, id);
  await inTransaction(context, async (tx) => {
    const locked = await lockImport(tx.db, row.id);
    if (!locked) throw refuseNotFound('This import');
    demandAct(locked, 'undo', tx.now());
    await setStatus(tx.db, row.id, { status: 'undoing' });
    await recordAct(tx, {
      actor: operator,
      action: 'import.undone',
      target: `import:${row.id}`,
      detail: { rows: row.rows },
      reason: undefined,
    });
    tx.afterCommit(() => tx.jobs.send('imports.work', { id: row.id }));
  });
  await workOnImport(context, row.id);
  return readImport(context, id, operator.locale);
}

/** Takes back what an import made and changed, but for profiles that were claimed, bookmarked or changed since. */
async function takeBack(context: Context, importId: number): Promise<void> {
  for (let after = 0; ; ) {
    const last = await inTransaction(context, async (tx) => {
      const changes = await lockChanges(tx.db, { importId, after, limit: undoBatch });
      const free = changes.filter(({ is_untouched }) => is_untouched);
      await deleteProfiles(
        tx.db,
        free.filter(({ before }) => before === null).map(({ influencer_id }) => influencer_id),
      );
      for (const { influencer_id: id, before } of free)
        if (before) await restoreProfile(tx.db, { id, before, now: tx.now() });
      return changes.at(-1)?.influencer_id;
    });
    if (last === undefined) break;
    after = last;
  }
  await setStatus(context.db, importId, { status: 'undone', undone_at: context.now() });
}

/** Takes up imports whose process is gone. */
export async function resumeImports(context: Context): Promise<void> {
  for (const id of await selectWaiting(context.db, context.now())) await workOnImport(context, id);
}

/** Forgets the lists of old imports, and what they could be undone by. */
export async function forgetImports(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - importDays * dayMs);
  for (const { id, file_key } of await selectOldFiles(context.db, before)) {
    if (file_key !== null) await context.storage.remove(file_key);
    await inTransaction(context, (tx) => forgetImport(tx.db, id));
  }
}
