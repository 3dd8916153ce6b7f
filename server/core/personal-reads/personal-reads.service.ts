import * as z from 'zod/mini';
import { type PersonalRead, readYears } from '../../../contract/core/personal-reads.ts';
import { addDays, dayMs, midnightInIndia } from '../../../contract/kit/calendar.ts';
import type { PersonalKind } from '../../../contract/kit/personal-data.ts';
import type { Context } from '../../kit/context/context.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { Download } from '../../kit/http/download.ts';
import { rowId } from '../../kit/http/errors.ts';
import type { ShownCall } from '../../kit/http/personal-reads.ts';
import { writeCsv } from '../../kit/storage/csv.ts';
import { findPeople } from '../people/people.service.ts';
import {
  deleteReadsBefore,
  insertReads,
  type ReadFilter,
  type ReadRow,
  selectReads,
} from './personal-reads.queries.ts';
import { csvHead, viewRead, viewReadLine } from './personal-reads.views.ts';

/** Writes down what an operator's call showed, a row for each person. */
export async function recordRead(
  context: Context,
  { name, operatorId, address, shown, subjectIds, target, reason }: ShownCall,
): Promise<void> {
  const row = { operator_id: operatorId, act: name, shown: [...shown.what], target, reason, ip: address };
  const now = context.now();
  await insertReads(
    context.db,
    subjectIds.map((subject_id) => ({ ...row, subject_id, created_at: now })),
  );
}

interface Asked {
  operator_id?: string | undefined;
  user_id?: string | undefined;
  shown?: PersonalKind | undefined;
  /** Days of India, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

function filterOf({ operator_id, user_id, shown, from, to }: Asked): ReadFilter {
  return {
    operatorId: operator_id ? rowId(operator_id, 'This operator') : undefined,
    subjectId: user_id ? rowId(user_id, 'This person') : undefined,
    shown,
    since: from ? midnightInIndia(from) : undefined,
    until: to ? midnightInIndia(addDays(to, 1)) : undefined,
  };
}

const peopleIn = (context: Context, rows: readonly ReadRow[]) =>
  findPeople(
    context,
    rows.flatMap(({ operator_id, subject_id }) => [operator_id, ...(subject_id === null ? [] : [subject_id])]),
  );

/** Reads matching a filter, newest first. */
export async function listReads(
  context: Context,
  { limit, cursor, ...asked }: Asked & { limit: number; cursor?: string | undefined },
): Promise<{ data: PersonalRead[]; next_cursor: string | null }> {
  const before = decodeCursor(cursor, z.int());
  const found = await selectReads(context.db, filterOf(asked), { before, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: ({ id }) => id });
  const people = await peopleIn(context, rows);
  return { data: rows.map((row) => viewRead(row, people)), next_cursor };
}

/** Maximum lines of a file. */
const fileLines = 20_000;

/** The reads as CSV, for investigations. */
export async function makeReadsCsv(context: Context, asked: Asked): Promise<Download> {
  const rows = await selectReads(context.db, filterOf(asked), { before: undefined, limit: fileLines });
  const people = await peopleIn(context, rows);
  return new Download({
    type: 'text/csv; charset=utf-8',
    name: 'personal-data-reads.csv',
    bytes: writeCsv([csvHead, ...rows.map((row) => viewReadLine(row, people))]),
  });
}

/** Deletes reads whose term is over. */
export async function dropOldReads(context: Context): Promise<void> {
  await deleteReadsBefore(context.db, new Date(context.now().getTime() - readYears * 365 * dayMs));
}
