import * as z from 'zod/mini';
import { type PlatformId, platformIds } from '../../../contract/core/platforms.ts';
import {
  readEmail,
  readHandle,
  readNumber,
  readSubject,
  type Subject,
} from '../../../contract/core/suppression.rules.ts';
import type { Suppression } from '../../../contract/operators/suppressions.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuse, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { type Operator, recordAct } from '../audit/audit.service.ts';
import { markOf } from './marks.ts';
import { suppress } from './suppress.service.ts';
import { countSuppressions, removeSuppression, selectByMarks, selectSuppressions } from './suppressions.queries.ts';
import { viewSuppression } from './suppressions.views.ts';

interface Listing {
  q?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** The suppression list, or its entries for a handle, e-mail or mobile. */
export async function listSuppressions(
  context: Context,
  { q, limit, cursor }: Listing,
): Promise<{ data: Suppression[]; next_cursor: string | null; total: number }> {
  const total = await countSuppressions(context.db);
  if (q) {
    const found = await selectByMarks(context.db, marksOf(context, q));
    return { data: found.map(viewSuppression), next_cursor: null, total };
  }
  const before = decodeCursor(cursor, z.int());
  const found = await selectSuppressions(context.db, { before, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: ({ id }) => id });
  return { data: rows.map(viewSuppression), next_cursor, total };
}

/** A handle without a platform is looked up for each platform. */
function marksOf(context: Context, text: string): string[] {
  const platforms: (PlatformId | null)[] = [null, ...platformIds];
  const subjects = platforms.map((platform) => readSubject(text, platform)).filter((each) => each !== null);
  return [...new Set(subjects.map((subject) => markOf(context.secretKey, subject)))];
}

interface Given {
  handle?: string | undefined;
  platform?: PlatformId | undefined;
  email?: string | undefined;
  mobile?: string | undefined;
}

/** The given contacts, normalised; refuses an unreadable field. */
export function readGiven({ handle, platform, email, mobile }: Given): Subject[] {
  const read = {
    handle: handle === undefined ? undefined : readHandle(handle, platform ?? null),
    email: email === undefined ? undefined : readEmail(email),
    mobile: mobile === undefined ? undefined : readNumber(mobile),
  };
  const sentences = {
    handle: 'Enter a handle or a profile link.',
    email: 'Enter a valid email address.',
    mobile: 'Enter a 10-digit mobile number.',
  };
  const wrong = (['handle', 'email', 'mobile'] as const).filter((field) => read[field] === null);
  const subjects = Object.values(read).filter((subject) => subject !== undefined && subject !== null);
  if (wrong.length === 0 && subjects.length > 0) return subjects;
  const fields = Object.fromEntries(
    (wrong.length > 0 ? wrong : (['handle'] as const)).map((field) => [field, sentences[field]]),
  );
  throw refuse('BAD_INPUT', 'Enter a handle or an email address.', { fields });
}

export async function addSuppression(
  context: Context,
  { operator, reason = '', ...given }: Given & { operator: Operator; reason?: string | undefined },
): Promise<Suppression> {
  const subjects = readGiven(given);
  return inTransaction(context, async (tx) => {
    await suppress(tx, { subjects, source: 'operator', reason, by: operator.id });
    const [row] = await selectByMarks(
      tx.db,
      subjects.map((subject) => markOf(tx.secretKey, subject)),
    );
    if (!row) throw refuseNotFound('This entry');
    const detail = { kinds: subjects.map(({ kind }) => kind) };
    await recordAct(tx, {
      actor: operator,
      action: 'suppression.added',
      target: `suppression:${row.id}`,
      detail,
      reason,
    });
    return viewSuppression(row);
  });
}

export async function deleteSuppression(context: Context, { operator, id }: { operator: Operator; id: string }) {
  await inTransaction(context, async (tx) => {
    const row = await removeSuppression(tx.db, rowId(id, 'This entry'));
    if (!row) throw refuseNotFound('This entry');
    const { kind, source, reason } = row;
    const target = `suppression:${row.id}`;
    await recordAct(tx, { actor: operator, action: 'suppression.removed', target, detail: { kind, source, reason } });
  });
}
