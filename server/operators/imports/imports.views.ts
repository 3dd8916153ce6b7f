import { dayMs } from '../../../contract/kit/calendar.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import {
  type Import,
  type ImportCounts,
  type ImportReport,
  type ImportSummary,
  importDays,
} from '../../../contract/operators/imports.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { importPolicy } from './imports.policy.ts';
import type { ImportRow } from './imports.queries.ts';

const nothing: ImportCounts = { added: 0, changed: 0, unchanged: 0, claimed: 0, suppressed: 0, refused: 0 };
const noReport: ImportReport = {
  columns: [],
  questions: [],
  preview: [],
  problems: [],
  reasons: [],
  notes: [],
  rows: 0,
  expected: nothing,
};

type Undoable = { takes: number; keeps: number } | undefined;

/** The end of the time in which an import can be undone. */
function undoEnds({ created_at }: Pick<ImportRow, 'created_at'>): Date {
  return new Date(created_at.getTime() + importDays * dayMs);
}

export function viewSummary(row: ImportRow, undoable: Undoable, now: Date): ImportSummary {
  const counts = { ...nothing, ...row.counts };
  const until = undoEnds(row);
  const isOver = row.status !== 'done' || until <= now;
  return {
    id: String(row.id),
    name: row.name,
    by: row.operator,
    status: row.status,
    bytes: row.bytes,
    rows: row.rows,
    done: Object.values(counts).reduce((sum, count) => sum + count, 0),
    counts,
    failure: row.failure,
    undo: isOver ? null : { until: until.toISOString(), takes: undoable?.takes ?? 0, keeps: undoable?.keeps ?? 0 },
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    undoneAt: row.undone_at?.toISOString() ?? null,
  };
}

/** Permissions of operators on an import. */
export function actsOn(row: Pick<ImportRow, 'status' | 'file_key' | 'created_at'>, now: Date) {
  return importPolicy({ status: row.status, hasFile: row.file_key !== null, undoEnds: undoEnds(row) }, now);
}

export function viewImport(row: ImportRow, undoable: Undoable, { now, locale }: { now: Date; locale: Locale }): Import {
  const { format, encoding, sheets, other_sheets, mapping, choices } = row;
  return {
    format,
    encoding,
    sheets,
    other_sheets,
    mapping,
    choices,
    ...(row.report ?? noReport),
    ...viewSummary(row, undoable, now),
    can: viewCan(actsOn(row, now), locale),
  };
}
