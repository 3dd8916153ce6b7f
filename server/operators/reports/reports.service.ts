import * as z from 'zod/mini';
import type { Report, ReportCase } from '../../../contract/operators/reports.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { type ReportFacts, selectEarlier, selectQueue, selectRecord, selectReport } from './reports.queries.ts';
import { viewReport } from './reports.views.ts';

const what = 'This report';

type Reader = Pick<User, 'id' | 'locale'>;

interface Listing {
  reader: Reader;
  status: 'open' | 'decided';
  mine?: boolean | undefined;
  target_id?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Reports for operators. */
export async function listReports(
  context: Context,
  { reader, status, mine, target_id, limit, cursor }: Listing,
): Promise<{ data: Report[]; next_cursor: string | null }> {
  const filter = {
    isOpen: status === 'open',
    claimedBy: mine ? reader.id : undefined,
    targetId: target_id ? rowId(target_id, 'This person') : undefined,
  };
  const found = await selectQueue(context.db, filter, { past: decodeCursor(cursor, z.int()), limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: ({ id }) => id });
  return {
    data: await presentReports(context, reader, rows),
    next_cursor,
  };
}

export async function findReport(context: Context, wireId: string): Promise<ReportFacts> {
  const facts = await selectReport(context.db, rowId(wireId, what));
  if (!facts) throw refuseNotFound(what);
  return facts;
}

/** A report with everything needed to decide it. */
export async function readReport(context: Context, reader: Reader, wireId: string): Promise<ReportCase> {
  const facts = await findReport(context, wireId);
  const earlier = await selectEarlier(context.db, facts);
  const [view, ...others] = await presentReports(context, reader, [facts, ...earlier]);
  const record = await selectRecord(context.db, facts);
  if (!view) throw refuseNotFound(what);
  return {
    ...view,
    earlier: others,
    reporter_record: { made: Number(record?.made ?? 0), dismissed: Number(record?.dismissed ?? 0) },
    blocked_by: Number(record?.blocked_by ?? 0),
    is_suspended: facts.is_suspended,
  };
}

export async function presentReports(
  context: Context,
  reader: Reader,
  rows: readonly ReportFacts[],
): Promise<Report[]> {
  const people = await findPeople(
    context,
    rows.flatMap(({ reporter_id, target_id, claimed_by }) => [reporter_id ?? 0, target_id, claimed_by ?? 0]),
  );
  return rows.map((row) => viewReport(row, { people, reader }));
}
