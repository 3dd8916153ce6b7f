import { posix } from 'node:path';
import { msg } from '../i18n/messages.ts';
import { findHeadings, type Source, type Table, tableInMemory, UnreadableTable, withoutEmptyEnd } from './table.ts';
import { type NumberFormat, readFormats, writeCell } from './xlsx-formats.ts';
import { openWorkbook, type Workbook } from './xlsx-parts.ts';

const mostBytes = 50_000_000;
const mostColumns = 500;
const mostCells = 3_000_000;
const mostSheets = 1_000;

interface Sheet {
  name: string;
  rows: { line: number; cells: string[] }[];
}

/**
 * Opens a workbook: its sheet with most rows, and those with the same headings, as where each person has one. Formulas
 * are never computed; what the workbook last saw is read.
 */
export async function openXlsx(source: Source): Promise<Table> {
  if (source.size > mostBytes) throw new UnreadableTable('A workbook may have 50 MB at most. Save its sheet as CSV.');
  const workbook = await openWorkbook(await source.read(0, source.size));
  try {
    const sheets = (await readSheets(workbook)).filter(({ rows }) => rows.length > 0);
    return tableOfSheets(sheets);
  } finally {
    workbook.close();
  }
}

function tableOfSheets(sheets: readonly Sheet[]): Table {
  const headed = sheets.map((sheet) => {
    const at = findHeadings(sheet.rows.map(({ cells }) => cells));
    const headings = withoutEmptyEnd(sheet.rows[at]?.cells ?? []);
    return { ...sheet, at, key: headings.map((text) => text.trim().toLowerCase()).join('\t') };
  });
  const alike = Map.groupBy(headed, ({ key }) => key);
  const size = (group: typeof headed) => group.reduce((sum, { rows }) => sum + rows.length, 0);
  const [main = []] = [...alike.values()].toSorted((a, b) => size(b) - size(a));
  const read = main.flatMap(({ rows, at }, place) => (place === 0 ? rows : rows.slice(at + 1)));
  return tableInMemory(read, {
    format: 'xlsx',
    sheets: main.map(({ name }) => name),
    otherSheets: headed.filter((sheet) => !main.includes(sheet)).map(({ name }) => name),
  });
}

async function readSheets(workbook: Workbook): Promise<Sheet[]> {
  const { listed, countsFrom } = await listSheets(workbook);
  const [texts, formats] = [await readSharedTexts(workbook), await readFormats(workbook)];
  const sheets: Sheet[] = [];
  let left = mostCells;
  for (const { name, path } of listed) {
    const rows = await readRows(workbook, path, { texts, formats, countsFrom, left });
    left -= rows.reduce((sum, { cells }) => sum + cells.length, 0);
    sheets.push({ name, rows });
  }
  return sheets;
}

/** Sheets that are shown, with their parts. */
async function listSheets(workbook: Workbook) {
  const targets = new Map<string, string>();
  await workbook.read('xl/_rels/workbook.xml.rels', {
    open: (_, { Id, Target }) => void (Id && Target && targets.set(Id, Target)),
  });
  const listed: { name: string; path: string }[] = [];
  let countsFrom: 1900 | 1904 = 1900;
  await workbook.read('xl/workbook.xml', {
    open(element, { name = '', state, date1904, ...rest }) {
      if (element === 'workbookPr' && (date1904 === '1' || date1904 === 'true')) countsFrom = 1904;
      if (element !== 'sheet' || (state && state !== 'visible')) return;
      const id = Object.entries(rest).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const path = posix.join('xl', targets.get(id) ?? '').replace(/^xl\/xl\//, 'xl/');
      if (workbook.has(path)) listed.push({ name, path });
    },
  });
  if (listed.length === 0) throw new UnreadableTable('The workbook has no sheet that can be read.');
  if (listed.length > mostSheets)
    throw new UnreadableTable(msg`The workbook has more than ${{ count: mostSheets }} sheets.`);
  return { listed, countsFrom: countsFrom as 1900 | 1904 };
}

/** Texts that cells refer to by place, without how they are pronounced. */
async function readSharedTexts(workbook: Workbook): Promise<string[]> {
  const texts: string[] = [];
  let [current, isText, isPronunciation] = ['', false, false];
  await workbook.read('xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') current = '';
      if (name === 'rPh') isPronunciation = true;
      isText = name === 't' && !isPronunciation;
    },
    close(name) {
      if (name === 'si') texts.push(current);
      if (name === 'rPh') isPronunciation = false;
      if (name === 't') isText = false;
    },
    text(text) {
      if (isText) current += text;
    },
  });
  return texts;
}

interface Known {
  texts: readonly string[];
  formats: readonly NumberFormat[];
  countsFrom: 1900 | 1904;
  left: number;
}

async function readRows(workbook: Workbook, path: string, known: Known): Promise<Sheet['rows']> {
  const rows: Sheet['rows'] = [];
  let row = { line: 0, cells: [] as string[] };
  let cell = { at: -1, type: '', style: 0, text: '' };
  let [isText, left] = [false, known.left];
  await workbook.read(path, {
    open(name, { r = '', t = 'n', s = '0' }) {
      if (name === 'row') row = { line: r === '' ? row.line + 1 : Number(r), cells: [] };
      if (name === 'c') cell = { at: r === '' ? cell.at + 1 : columnOf(r), type: t, style: Number(s), text: '' };
      isText = name === 'v' || name === 't';
    },
    close(name) {
      isText = false;
      if (name === 'row') {
        cell = { ...cell, at: -1 };
        if (row.cells.some((text) => text !== undefined && text.trim() !== '')) {
          rows.push({ line: row.line, cells: Array.from(row.cells, (text) => text ?? '') });
        }
      }
      if (name !== 'c') return;
      const text = textOf(cell, known);
      if (text.trim() === '') return;
      left -= 1;
      if (cell.at >= mostColumns || left < 0) {
        throw new UnreadableTable(msg`The workbook has more than ${{ count: mostColumns }} columns or too many cells.`);
      }
      row.cells[cell.at] = text;
    },
    text(text) {
      if (isText) cell.text += text;
    },
  });
  return rows;
}

/** Column of a reference such as `AB12`, from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? 'A') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function textOf({ type, style, text }: { type: string; style: number; text: string }, known: Known): string {
  if (type === 's') return known.texts[Number(text)] ?? '';
  if (type === 'e') return '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type === 'n') return writeCell(text, known.formats[style] ?? 'plain', known.countsFrom);
  return text;
}
