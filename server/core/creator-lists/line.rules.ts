import type { ImportAnswer, ImportField, ImportNote, ImportReason } from '../../../contract/core/import-fields.ts';
import type { PlatformId } from '../../../contract/core/platforms.ts';
import type { InfluencerRow } from '../../../database/import/influencer-row.ts';
import type { KnownWords } from '../../../database/import/words.ts';
import { readAccounts } from './accounts.rules.ts';
import { readFigures, readPrices } from './figures.rules.ts';
import { readContacts, readTexts } from './texts.rules.ts';
import { readLists, readPlace } from './words.rules.ts';

/** How the cells of a list are read. */
export interface ImportSetup {
  headings: readonly string[];
  /** Field of each column. */
  fields: readonly ImportField[];
  /** Answers to the questions about columns, by their place. */
  answers: ReadonlyMap<number, ImportAnswer>;
  /** Platform of lines that name none. */
  platform: PlatformId | null;
  /** Columns of percentages that may be fractions of one. */
  fractions: ReadonlySet<number>;
  /** The product's own template: its cells mean exactly what its page says. */
  isTemplate: boolean;
  /** Lines may be shorter than the headings, as in workbooks. */
  mayBeShort: boolean;
}

/** A fault of a line. Its column is null where it concerns the line as a whole. */
export interface Fault {
  reason: ImportReason;
  column: number | null;
  /** Text of the cell. */
  value: string;
  /** Readings of an ambiguous number. */
  choices?: number[];
  /** The fault as an English sentence. */
  sentence: string;
}

export interface LineReading {
  /** Null where the line has faults. */
  row: InfluencerRow | null;
  faults: Fault[];
  notes: ImportNote[];
}

/** A line while it is read: its cells by field, and what was found wrong so far. */
export interface Line {
  setup: ImportSetup;
  words: KnownWords;
  cells: readonly string[];
  /** Places of the columns of a field. */
  columnsOf(field: ImportField): number[];
  note(note: ImportNote): void;
  /** Records a fault; `sentence` follows the heading of the column. */
  fault(column: number | null, fault: Omit<Fault, 'column'>): void;
}

/** Reads a line with all its faults. */
export function readLine(cells: readonly string[], setup: ImportSetup, words: KnownWords): LineReading {
  const faults: Fault[] = [];
  const notes = new Set<ImportNote>();
  const line: Line = {
    setup,
    words,
    cells,
    columnsOf: (field) => setup.fields.flatMap((own, at) => (own === field ? [at] : [])),
    note: (note) => void notes.add(note),
    fault(column, { sentence, ...fault }) {
      const heading = column === null ? '' : `${(setup.headings[column] ?? '').replaceAll(/\s+/g, ' ').trim()} `;
      faults.push({ ...fault, column, sentence: heading + sentence });
    },
  };
  const tooMany = countFault(line);
  if (tooMany) return { row: null, faults: [tooMany], notes: [] };
  const found = readAccounts(line);
  const figures = readFigures(line);
  const prices = readPrices(line);
  const row: InfluencerRow = {
    ...readTexts(line, found.name),
    ...readContacts(line),
    ...readPlace(line),
    ...readLists(line),
    accounts: found.accounts.map((account, at) => ({
      ...account,
      ...figures.of(account.platform, found.accounts.length),
      prices: at === 0 ? prices : {},
    })),
  };
  return { row: faults.length > 0 ? null : row, faults, notes: [...notes] };
}

function countFault({ cells, setup }: Line): Fault | null {
  const { length } = cells;
  const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  const named = setup.headings.length;
  if (filled <= named && (length >= named || setup.mayBeShort)) {
    const column = cells.findIndex((cell) => cell.includes('\0'));
    if (column === -1) return null;
    const sentence = `${setup.headings[column] ?? ''} holds a character that cannot be stored.`;
    return { reason: 'character', column, value: '', sentence };
  }
  const sentence = `This line has ${length} columns; the first line names ${named}.`;
  return { reason: 'columns', column: null, value: '', sentence };
}
