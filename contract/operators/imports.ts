import * as z from 'zod/mini';
import { importAnswers, importFields, importNotes, importReasons } from '../core/import-fields.ts';
import { platformIds } from '../core/platforms.ts';
import { defineCalls } from '../kit/calls.ts';
import { canOf } from '../kit/can.ts';
import { id, instant, named, nextCursor, page } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { byId } from './operators.ts';

export const importStatuses = ['checked', 'queued', 'running', 'done', 'failed', 'undoing', 'undone'] as const;
export type ImportStatus = (typeof importStatuses)[number];
const importActs = { run: 'runImport', undo: 'undoImport', read: 'getImport' } as const;
export type ImportAct = keyof typeof importActs;
export const importFormats = ['csv', 'tsv', 'xlsx', 'json'] as const;
const importOutcomes = ['added', 'changed', 'unchanged', 'claimed', 'suppressed', 'refused'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** Limits of a list in the console; the command takes larger ones. */
export const importLimits = { bytes: 20_000_000, rows: 100_000 } as const;
/** Days for which an import can be undone and its file is kept. */
export const importDays = 30;

const counts = z.object({
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  claimed: z.number(),
  suppressed: z.number(),
  refused: z.number(),
});
export type ImportCounts = z.infer<typeof counts>;

const column = z.object({
  /** Names the column in `mapping` and `choices`. */
  key: z.string(),
  heading: z.string(),
  samples: z.array(z.string()),
  field: z.enum(importFields),
  /** 3 sure, 2 likely, 1 a guess. */
  sureness: z.number(),
});
export type ImportColumn = z.infer<typeof column>;

const question = z.object({
  /** The column asked about; `platform` where the list does not say which platform it is about. */
  column: z.string(),
  /** Lines that stay out without an answer. */
  count: z.number(),
  value: z.string(),
  /** Answers for `choices`; with the number that the value would be. */
  options: z.array(z.object({ answer: z.string(), reading: z.nullable(z.number()) })),
});

const previewRow = z.object({
  line: z.number(),
  outcome: z.enum(importOutcomes),
  /** Cells as they stand in the file, in the order of the columns; empty where the person asked not to be here. */
  cells: z.array(z.string()),
  /** Null where the line is left out. */
  stored: z.nullable(
    z.object({
      name: z.string(),
      accounts: z.array(
        z.object({
          platform: id,
          handle: z.string(),
          followers: z.nullable(z.number()),
          engagement_rate: z.nullable(z.number()),
        }),
      ),
      place: z.nullable(z.string()),
      categories: z.array(named),
      topics: z.array(z.string()),
    }),
  ),
  reasons: z.array(z.enum(importReasons)),
});
export type ImportPreviewRow = z.infer<typeof previewRow>;

const problem = z.object({
  line: z.number(),
  reason: z.enum(importReasons),
  column: z.nullable(z.string()),
  value: z.string(),
  /** Readings of an ambiguous number. */
  choices: z.array(z.number()),
  /** In English, as the file of left-out lines has it. */
  text: z.string(),
});

const report = z.object({
  columns: z.array(column),
  questions: z.array(question),
  /** The first 20 lines, with what would be stored. */
  preview: z.array(previewRow),
  /** The first 200 faults, by line. */
  problems: z.array(problem),
  /** Lines left out by reason; a line counts for its first. */
  reasons: z.array(
    z.object({
      reason: z.enum(importReasons),
      count: z.number(),
      lines: z.array(z.number()),
      values: z.array(z.string()),
    }),
  ),
  /** Parts left out of stored lines, by reason. */
  notes: z.array(z.object({ note: z.enum(importNotes), count: z.number() })),
  /** Result of the dry run of all lines. */
  expected: counts,
  rows: z.number(),
});
export type ImportReport = z.infer<typeof report>;

const mapping = z.record(z.string().check(z.maxLength(300)), z.enum(importFields));
const choices = z.record(z.string().check(z.maxLength(300)), z.enum([...importAnswers, ...platformIds]));
export type ImportMapping = z.infer<typeof mapping>;
export type ImportChoices = z.infer<typeof choices>;

const summary = z.object({
  id,
  name: z.string(),
  by: z.nullable(z.string()),
  status: z.enum(importStatuses),
  bytes: z.number(),
  rows: z.number(),
  /** Lines worked through so far. */
  done: z.number(),
  counts,
  /** Why it failed. */
  failure: z.nullable(z.string()),
  /** Numbers of profiles that an undo would take back and leave; null once it can no longer be undone. */
  undo: z.nullable(z.object({ until: instant, takes: z.number(), keeps: z.number() })),
  createdAt: instant,
  finishedAt: z.nullable(instant),
  undoneAt: z.nullable(instant),
});
export type ImportSummary = z.infer<typeof summary>;

const wholeImport = z.extend(summary, {
  format: z.enum(importFormats),
  encoding: z.string(),
  sheets: z.array(z.string()),
  other_sheets: z.array(z.string()),
  mapping,
  choices,
  ...report.shape,
  can: canOf(importActs),
});
export type Import = z.infer<typeof wholeImport>;

export const importCalls = defineCalls(access.owner, {
  addImport: {
    shows: { what: ['contacts'], whose: [] },
    method: 'POST',
    payment: false,
    path: '/operator/imports',
    auth: 'operator',
    summary:
      'Upload a list of creators (CSV, TSV, XLSX or JSON): its columns, what they would be stored as, and a dry run',
    multipart: { field: 'file', maxBytes: importLimits.bytes, accepts: 'list' },
    everyday: true,
    status: 201,
    reply: { data: wholeImport },
    idempotent: true,
    rate: { max: 30, seconds: 600, by: 'user' },
  },
  listImports: {
    method: 'GET',
    path: '/operator/imports',
    auth: 'operator',
    summary: 'Imports, the newest first',
    query: z.strictObject(page),
    reply: { data: z.array(summary), next_cursor: nextCursor },
  },
  getImport: {
    shows: { what: ['contacts'], whose: [] },
    method: 'GET',
    path: '/operator/imports/{id}',
    auth: 'operator',
    summary: 'An import with its dry run and progress',
    params: byId,
    reply: { data: wholeImport },
  },
  runImport: {
    shows: { what: ['contacts'], whose: [] },
    method: 'POST',
    payment: false,
    path: '/operator/imports/{id}/run',
    auth: 'operator',
    summary: 'Import the list under a mapping and answers, in the background; with `dry` only what it would do',
    params: byId,
    body: z.strictObject({
      /** Fields by column; columns left out keep their suggestion. */
      mapping: z.optional(mapping),
      /** Answers by column, and `platform`. */
      choices: z.optional(choices),
      dry: z.optional(z.boolean()),
    }),
    reply: { data: wholeImport },
    errors: ['CONFLICT'],
    rate: { max: 120, seconds: 600, by: 'user' },
  },
  undoImport: {
    shows: { what: ['contacts'], whose: [] },
    method: 'POST',
    payment: false,
    path: '/operator/imports/{id}/undo',
    auth: 'operator',
    summary: 'Take back what an import made and changed, but for profiles claimed, bookmarked or changed since',
    params: byId,
    reply: { data: wholeImport },
    errors: ['CONFLICT'],
  },
  getImportRejects: {
    shows: { what: ['contacts'], whose: [] },
    method: 'GET',
    path: '/operator/imports/{id}/rejects',
    auth: 'operator',
    summary: 'Lines left out as CSV, with all their columns and the reasons; the file can be imported again',
    params: byId,
    query: z.strictObject({ format: z.optional(z.enum(['csv'])) }),
    reply: {},
    downloads: { csv: 'text/csv' },
    rate: { max: 30, seconds: 600, by: 'user' },
  },
});
