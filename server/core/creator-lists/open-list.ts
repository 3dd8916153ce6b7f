import type { ImportAnswer, ImportField } from '../../../contract/core/import-fields.ts';
import type { PlatformId } from '../../../contract/core/platforms.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { openTable } from '../../kit/tables/open-table.ts';
import { openHeaded, type Source, type Table, type TableRecord, UnreadableTable } from '../../kit/tables/table.ts';
import { givenText } from './cells.rules.ts';
import { isTemplate, platformOfList } from './headings.rules.ts';
import type { ImportSetup } from './line.rules.ts';
import { isRejectsFile, unguard } from './rejects.ts';
import { type Suggestion, suggestFields } from './suggest.rules.ts';

/** Lines looked at to say what the columns hold. */
const sampleLines = 200;
const mostColumns = 500;

/** A list of creators, opened: its headings, what they probably mean, and its lines. */
export interface CreatorList {
  table: Table;
  headings: string[];
  /** Line of the headings. */
  headingLine: number;
  suggestions: Suggestion[];
  /** First lines, for people to see. */
  sample: string[][];
  platform: PlatformId | null;
  isTemplate: boolean;
  records(): AsyncIterable<TableRecord>;
}

/** Opens a list from its bytes; its name may tell the platform. Throws UnreadableTable. */
export async function openList(source: Source, fileName: string): Promise<CreatorList> {
  const table = await openTable(source);
  const { headings, line, records } = await openHeaded(table);
  if (headings.length > mostColumns)
    throw new UnreadableTable(msg`The list has more than ${{ count: mostColumns }} columns.`);
  const isRejects = isRejectsFile(headings);
  const read = isRejects ? () => withoutGuards(records()) : records;
  const sample: string[][] = [];
  for await (const { cells } of read()) {
    if (cells) sample.push(cells);
    if (sample.length >= sampleLines) break;
  }
  const suggestions = suggestFields(headings, isTemplate(headings) ? [] : sample);
  if (suggestions.every(({ field }) => field === 'ignore')) throw new UnreadableTable(noColumns(headings));
  return {
    table,
    headings,
    headingLine: line,
    suggestions,
    sample,
    records: read,
    platform: platformOfList(headings, fileName),
    isTemplate: isTemplate(headings),
  };
}

function noColumns(headings: readonly string[]) {
  const named = headings.filter((heading) => heading.trim() !== '').slice(0, 8);
  return msg`The first line must name the columns, such as name, handle or profile address, and followers. It reads: ${{ headings: named.join(', ') }}.`;
}

async function* withoutGuards(records: AsyncIterable<TableRecord>): AsyncIterable<TableRecord> {
  for await (const record of records) yield { ...record, cells: record.cells?.map(unguard) ?? null };
}

export interface Decisions {
  /** Fields of columns by their place, where they differ from the suggestion. */
  fields?: readonly ImportField[] | undefined;
  answers?: ReadonlyMap<number, ImportAnswer> | undefined;
  platform?: PlatformId | null | undefined;
}

/** How a list is read, under what was decided about it. */
export async function setUp(list: CreatorList, decisions: Decisions = {}): Promise<ImportSetup> {
  const fields = decisions.fields ?? list.suggestions.map(({ field }) => field);
  return {
    headings: list.headings,
    fields,
    isTemplate: list.isTemplate,
    answers: decisions.answers ?? new Map(),
    platform: decisions.platform ?? list.platform,
    fractions: list.isTemplate ? new Set() : await findFractions(list, fields),
    mayBeShort: list.table.format === 'xlsx' || list.table.format === 'json',
  };
}

/** Columns of percentages in which no bare number is above one: they may be fractions of one. */
async function findFractions(list: CreatorList, fields: readonly ImportField[]): Promise<Set<number>> {
  const open = new Set(fields.flatMap((field, at) => (field === 'engagement_rate' ? [at] : [])));
  if (open.size === 0) return open;
  for await (const { cells } of list.records()) {
    for (const at of open) {
      const text = givenText(cells?.[at] ?? '');
      if (text !== '' && !text.includes('%') && Number(text.replace(',', '.')) > 1) open.delete(at);
    }
    if (open.size === 0) break;
  }
  return open;
}
