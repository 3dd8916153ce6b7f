import type { ImportNote, ImportReason } from '../../../contract/core/import-fields.ts';
import { platformIds } from '../../../contract/core/platforms.ts';
import type { ImportCounts, ImportReport } from '../../../contract/operators/imports.ts';
import { foreseeOutcomes, type MarksOf } from '../../../database/import/influencer-store.ts';
import { readWords } from '../../../database/import/words.ts';
import type { ImportSetup } from '../../core/creator-lists/line.rules.ts';
import type { CreatorList } from '../../core/creator-lists/open-list.ts';
import { type ReadLine, readLines } from '../../core/creator-lists/read-lines.ts';
import { withSynonyms } from '../../core/creator-lists/words.rules.ts';
import type { Context } from '../../kit/context/context.ts';
import { columnKeys } from './columns.rules.ts';
import { selectCategoryNames, selectPlaceNames } from './imports.queries.ts';
import { createQuestions } from './questions.rules.ts';
import { type PreviewLine, viewColumns, viewPreviewRow, viewProblems } from './report.views.ts';

const batch = 500;
const previewLines = 20;
const mostProblems = 200;
const mostExamples = 5;

/** Dry run of a list, line by line; stores nothing, and leaves others their turn. */
export async function analyseList(
  { db }: Pick<Context, 'db'>,
  { list, setup, marksOf }: { list: CreatorList; setup: ImportSetup; marksOf: MarksOf },
): Promise<ImportReport> {
  const keys = columnKeys(list.headings);
  const tally = createTally(setup, keys);
  const preview: PreviewLine[] = [];
  let waiting: ReadLine[] = [];
  const settle = async () => {
    const rows = waiting.flatMap(({ row }) => row ?? []);
    const outcomes = rows.length === 0 ? [] : await foreseeOutcomes(db, rows, marksOf);
    let at = 0;
    for (const line of waiting) {
      const outcome = line.row === null ? 'refused' : (outcomes[at++] ?? 'unchanged');
      tally.see(line, outcome);
      if (preview.length < previewLines) preview.push({ line, outcome });
    }
    waiting = [];
  };
  for await (const line of readLines(list, setup, withSynonyms(await readWords(db)))) {
    waiting.push(line);
    if (waiting.length >= batch) await settle();
  }
  await settle();
  return {
    columns: viewColumns(list, setup, keys),
    ...tally.sums(),
    preview: await present(db, preview),
  };
}

async function present(db: Context['db'], preview: readonly PreviewLine[]): Promise<ImportReport['preview']> {
  const places = preview.flatMap(({ line }) => [line.row?.place?.city_id, line.row?.place?.state_id]);
  const names = {
    place: await selectPlaceNames(
      db,
      places.filter((id) => id !== null && id !== undefined),
    ),
    category: await selectCategoryNames(db),
  };
  return preview.map((line) => viewPreviewRow(line, names));
}

/** Counts lines by what becomes of them and why. */
function createTally(setup: ImportSetup, keys: readonly string[]) {
  const expected: ImportCounts = { added: 0, changed: 0, unchanged: 0, claimed: 0, suppressed: 0, refused: 0 };
  const questions = createQuestions(setup);
  const reasons = new Map<ImportReason, { count: number; lines: number[]; values: string[] }>();
  const notes = new Map<ImportNote, number>();
  const problems: ImportReport['problems'] = [];
  let rows = 0;
  let unplaced = 0;
  const because = (reason: ImportReason, line: number, value: string) => {
    const known = reasons.get(reason) ?? { count: 0, lines: [], values: [] };
    known.count += 1;
    if (known.lines.length < mostExamples) known.lines.push(line);
    if (value !== '' && known.values.length < mostExamples && !known.values.includes(value)) known.values.push(value);
    reasons.set(reason, known);
  };
  return {
    see({ record, faults, notes: noted }: ReadLine, outcome: keyof ImportCounts) {
      rows += 1;
      expected[outcome] += 1;
      questions.see(faults);
      if (faults.some(({ reason }) => reason === 'no_platform')) unplaced += 1;
      const [first] = faults;
      if (first) because(first.reason, record.line, first.value);
      // Suppressed people are not shown.
      if (outcome === 'claimed' || outcome === 'suppressed') because(outcome, record.line, '');
      for (const note of outcome === 'refused' ? [] : noted) notes.set(note, (notes.get(note) ?? 0) + 1);
      if (problems.length < mostProblems) problems.push(...viewProblems(record.line, faults, keys));
    },
    sums: () => ({
      expected,
      rows,
      problems: problems.slice(0, mostProblems),
      questions: [
        ...(unplaced > 0 ? [askPlatform(unplaced)] : []),
        ...questions.list().map(({ column, ...question }) => ({ ...question, column: keys[column] ?? '' })),
      ],
      reasons: [...reasons].map(([reason, each]) => ({ reason, ...each })).toSorted((a, b) => b.count - a.count),
      notes: [...notes].map(([note, count]) => ({ note, count })),
    }),
  };
}

function askPlatform(count: number) {
  return { column: 'platform', count, value: '', options: platformIds.map((answer) => ({ answer, reading: null })) };
}
