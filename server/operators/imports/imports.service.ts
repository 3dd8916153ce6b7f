import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Locale } from '../../../contract/kit/languages.ts';
import {
  type Import,
  type ImportAct,
  type ImportChoices,
  type ImportMapping,
  type ImportSummary,
  importLimits,
} from '../../../contract/operators/imports.ts';
import { type ActingOperator, recordAct } from '../../core/audit/audit.service.ts';
import { type CreatorList, openList, setUp } from '../../core/creator-lists/open-list.ts';
import { markReader } from '../../core/suppressions/marks.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import type { UploadedFile } from '../../kit/storage/upload.ts';
import { sourceOfBytes, UnreadableTable } from '../../kit/tables/table.ts';
import { analyseList } from './analyse.service.ts';
import { columnKeys, markOfSource, readDecisions } from './columns.rules.ts';
import {
  countUndoable,
  type ImportRow,
  insertImport,
  lockImport,
  rememberSource,
  saveDecisions,
  selectImport,
  selectImports,
  selectSource,
  setStatus,
} from './imports.queries.ts';
import { actsOn, viewImport, viewSummary } from './imports.views.ts';

const what = 'This import';
const nameLength = 200;

interface Asked {
  operator: ActingOperator;
  id: string;
}

/** Reads an uploaded list and says what an import would do; nothing of it is stored but the list itself. */
export async function addImport(
  context: Context,
  { operator, file }: { operator: ActingOperator; file: UploadedFile },
): Promise<Import> {
  const name =
    file.name
      .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
      .trim()
      .slice(-nameLength) || 'list';
  const list = await openUpload(file, name);
  const mark = markOfSource(list.headings);
  const remembered = await selectSource(context.db, mark);
  const decided = decide(list, { mapping: {}, choices: {}, ...remembered });
  const report = await analyse(context, list, decided);
  if (report.rows > importLimits.rows) {
    throw refuseField(
      'BAD_INPUT',
      'file',
      msg`Use a list of up to ${{ rows: importLimits.rows.toLocaleString('en-IN') }} lines, or the import command.`,
    );
  }
  const key = `private/import/${randomBytes(16).toString('hex')}/list`;
  await context.storage.put(key, file.bytes);
  const { format, encoding, sheets, otherSheets } = list.table;
  const id = await insertImport(context.db, {
    operator_id: operator.id,
    name,
    file_key: key,
    bytes: file.bytes.length,
    format,
    encoding,
    sheets: [...sheets],
    other_sheets: [...otherSheets],
    source_mark: mark,
    mapping: decided.mapping,
    choices: decided.choices,
    report,
    now: context.now(),
  });
  return readImport(context, String(id), operator.locale);
}

async function openUpload(file: UploadedFile, name: string): Promise<CreatorList> {
  try {
    return await openList(sourceOfBytes(file.bytes), name);
  } catch (error) {
    if (error instanceof UnreadableTable) throw refuseField('BAD_INPUT', file.field, error.reason);
    throw error;
  }
}

/** Opens the kept list of an import. */
export async function reopen(
  context: Context,
  { file_key, name }: Pick<ImportRow, 'file_key' | 'name'>,
): Promise<CreatorList> {
  const bytes = file_key === null ? null : await context.storage.get(file_key);
  if (!bytes) throw refuseNotFound('This list');
  return openList(sourceOfBytes(bytes), name);
}

type Given = { mapping: ImportMapping; choices: ImportChoices };

/** Decisions about a list, with every column named. @throws BAD_INPUT */
export function decide(list: CreatorList, given: Given) {
  const keys = columnKeys(list.headings);
  const suggested = list.suggestions.map(({ field }) => field);
  const { decisions, unknown, twice } = readDecisions(keys, suggested, given);
  if (unknown !== undefined) throw refuseField('BAD_INPUT', 'mapping', 'The list has no column of this name.');
  if (twice !== undefined)
    throw refuseField('BAD_INPUT', 'mapping', 'Two columns are stored as the same. Choose another one.');
  const mapping = Object.fromEntries(keys.map((key, at) => [key, decisions.fields?.[at] ?? 'ignore']));
  return { decisions, mapping, choices: given.choices };
}

async function analyse(context: Context, list: CreatorList, { decisions }: ReturnType<typeof decide>) {
  const marksOf = markReader(context.secretKey);
  return analyseList(context, { list, setup: await setUp(list, decisions), marksOf });
}

export async function readImport(context: Context, id: string, locale: Locale): Promise<Import> {
  const row = await findImport(context, id);
  const undoable = await countUndoable(context.db, [row.id]);
  return viewImport(row, undoable.get(row.id), { now: context.now(), locale });
}

export async function findImport(context: Context, id: string): Promise<ImportRow> {
  const row = await selectImport(context.db, rowId(id, what));
  if (!row) throw refuseNotFound(what);
  return row;
}

export async function listImports(
  context: Context,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ data: ImportSummary[]; next_cursor: string | null }> {
  const before = decodeCursor(cursor, z.int());
  const found = await selectImports(context.db, { before, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: ({ id }) => id });
  const undoable = await countUndoable(
    context.db,
    rows.map(({ id }) => id),
  );
  return { data: rows.map((row) => viewSummary(row, undoable.get(row.id), context.now())), next_cursor };
}

/** Decides how a list is read, and queues its import unless it is a dry run. */
export async function runImport(
  context: Context,
  { operator, id, dry = false, ...given }: Asked & Partial<Given> & { dry?: boolean | undefined },
): Promise<Import> {
  const row = await findImport(context, id);
  demandAct(row, 'run', context.now());
  const list = await reopen(context, row);
  const decided = decide(list, { mapping: given.mapping ?? row.mapping, choices: given.choices ?? row.choices });
  const report = await analyse(context, list, decided);
  await inTransaction(context, async (tx) => {
    const locked = await lockImport(tx.db, row.id);
    if (!locked) throw refuseNotFound(what);
    demandAct(locked, 'run', tx.now());
    const { mapping, choices } = decided;
    await saveDecisions(tx.db, row.id, { mapping, choices, report });
    if (dry) return;
    await setStatus(tx.db, row.id, { status: 'queued' });
    await rememberSource(tx.db, { mark: row.source_mark, mapping, choices, now: tx.now() });
    const detail = { list: createHash('sha256').update(row.name).digest('hex').slice(0, 12), rows: report.rows };
    await recordAct(tx, {
      actor: operator,
      action: 'import.run',
      target: `import:${row.id}`,
      detail,
      reason: undefined,
    });
    tx.afterCommit(() => tx.jobs.send('imports.work', { id: row.id }));
  });
  return readImport(context, id, operator.locale);
}

export function demandAct(row: Pick<ImportRow, 'status' | 'file_key' | 'created_at'>, act: ImportAct, now: Date): void {
  demand(actsOn(row, now)[act]);
}
