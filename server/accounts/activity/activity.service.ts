import * as z from 'zod/mini';
import { type Activity, type ActivityKind, activityKindOf } from '../../../contract/accounts/activity.ts';
import { addDays, dayMs, midnightInIndia } from '../../../contract/kit/calendar.ts';
import { needsOf } from '../../../contract/kit/calls.ts';
import type { Context } from '../../kit/context/context.ts';
import type { RecordActivity } from '../../kit/http/activity-log.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { Download } from '../../kit/http/download.ts';
import { rowId } from '../../kit/http/errors.ts';
import { writeCsv } from '../../kit/storage/csv.ts';
import { type ActivityFilter, deleteActivityBefore, insertActivity, selectActivity } from './activity.queries.ts';
import { csvHead, viewActivity, viewActivityLine } from './activity.views.ts';

const keptMs = 730 * dayMs;

/** Writes the line of a finished call into the log of the acting account. */
export async function recordActivity(
  context: Context,
  { call, name, user, target }: Parameters<RecordActivity>[0],
): Promise<void> {
  const need = needsOf(call);
  if (need === 'person') return;
  await insertActivity(context.db, {
    account_id: user.id,
    person_id: user.person.id,
    act: name,
    kind: activityKindOf[need],
    target_type: target?.type ?? null,
    target_id: target?.id ?? null,
    created_at: context.now(),
  });
}

interface Asked {
  user: User;
  person?: string | undefined;
  kind?: ActivityKind | undefined;
  /** Days of India, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

function filterOf({ user, person, kind, from, to }: Asked): ActivityFilter {
  return {
    accountId: user.id,
    personId: person ? rowId(person, 'This person') : undefined,
    kind,
    since: from ? midnightInIndia(from) : undefined,
    until: to ? midnightInIndia(addDays(to, 1)) : undefined,
  };
}

const place = z.tuple([z.int(), z.int()]);

/** The activity log of the acting account, the newest first. */
export async function listActivity(
  context: Context,
  { limit, cursor, ...asked }: Asked & { limit: number; cursor?: string | undefined },
): Promise<{ data: Activity[]; next_cursor: string | null }> {
  const after = decodeCursor(cursor, place);
  const before = after && { at: new Date(after[0]), id: after[1] };
  const found = await selectActivity(context.db, filterOf(asked), { before, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: (row) => [row.created_at.getTime(), row.id] });
  return { data: rows.map(viewActivity), next_cursor };
}

/** Maximum lines of a file. */
const fileLines = 20_000;

/** The log as CSV. */
export async function makeActivityCsv(context: Context, asked: Asked): Promise<Download> {
  const rows = await selectActivity(context.db, filterOf(asked), { before: undefined, limit: fileLines });
  return new Download({
    type: 'text/csv; charset=utf-8',
    name: 'activity.csv',
    bytes: writeCsv([csvHead, ...rows.map(viewActivityLine)]),
  });
}

/** Deletes acts of more than two years ago. */
export async function dropOldActivity(context: Context): Promise<void> {
  await deleteActivityBefore(context.db, new Date(context.now().getTime() - keptMs));
}
