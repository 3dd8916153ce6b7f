import type { Subject } from '../../../contract/core/suppression.rules.ts';
import type { Context } from '../../kit/context/context.ts';
import { markOf } from './marks.ts';
import { insertSuppressions } from './suppressions.queries.ts';

interface Suppressing {
  subjects: readonly Subject[];
  source: 'operator' | 'request' | 'erased';
  reason: string;
  by: number | null;
}

/** Adds normalised contacts to the suppression list. */
export async function suppress(tx: Context, { subjects, source, reason, by }: Suppressing): Promise<void> {
  const rows = subjects.map((subject) => ({
    ...{ kind: subject.kind, mark: markOf(tx.secretKey, subject) },
    ...{ source, reason, createdBy: by, now: tx.now() },
  }));
  await insertSuppressions(tx.db, rows);
}
