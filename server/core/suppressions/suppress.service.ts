import type { Subject } from '../../../contract/core/suppression.rules.ts';
import type { Context } from '../../kit/context/context.ts';
import { markOf } from './marks.ts';
import { insertSuppressions, selectByMarks } from './suppressions.queries.ts';

interface Suppressing {
  subjects: readonly Subject[];
  source: 'operator' | 'request' | 'erased';
  reason: string;
  by: number | null;
}

/** Adds normalised contacts to the suppression list. */
export async function suppress(tx: Context, { subjects, source, reason, by }: Suppressing): Promise<void> {
  const rows = subjects.map((subject) => ({
    kind: subject.kind,
    mark: markOf(tx.secretKey, subject),
    source,
    reason,
    createdBy: by,
    now: tx.now(),
  }));
  await insertSuppressions(tx.db, rows);
}

/** Adds the address behind a fingerprint, which is known to nobody any more. */
export async function suppressMark(tx: Context, { mark, reason }: { mark: string; reason: string }): Promise<void> {
  const row = { kind: 'email', mark, source: 'request', reason, createdBy: null, now: tx.now() } as const;
  await insertSuppressions(tx.db, [row]);
}

export async function isSuppressed(context: Context, mark: string): Promise<boolean> {
  return (await selectByMarks(context.db, [mark])).length > 0;
}
