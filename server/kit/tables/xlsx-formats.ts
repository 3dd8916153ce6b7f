import { writeNumber } from './json-table.ts';
import type { Workbook } from './xlsx-parts.ts';

/** How a cell's number is shown, as far as it changes what the number means. */
export type NumberFormat = 'plain' | 'percent' | 'date';

const dayMs = 86_400_000;
/** Day 0 of a serial date, with the 29 February 1900 that never was; and of workbooks that count from 1904. */
const epochs = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

/** The number format of each cell style of a workbook, by its place. */
export async function readFormats(workbook: Workbook): Promise<NumberFormat[]> {
  const own = new Map<string, string>();
  const formats: NumberFormat[] = [];
  let isInCells = false;
  await workbook.read('xl/styles.xml', {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') own.set(numFmtId, formatCode);
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) formats.push(formatOf(Number(numFmtId), own.get(numFmtId)));
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return formats;
}

/** Texts in quotes, escaped letters, colours and conditions are no part of what a format does. */
const decoration = /"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|_.|\*./gi;

function formatOf(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) {
    if (id === 9 || id === 10) return 'percent';
    return (id >= 14 && id <= 22) || (id >= 45 && id <= 47) ? 'date' : 'plain';
  }
  const bare = code.replaceAll(decoration, '');
  if (bare.includes('%')) return 'percent';
  return /[ymdhs]/i.test(bare) && !/general/i.test(bare) ? 'date' : 'plain';
}

/** A cell's number as people see it: 0.0475 formatted as percent is `4.75%`, a serial date is `2026-11-27`. */
export function writeCell(text: string, format: NumberFormat, countsFrom: 1900 | 1904): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  if (format === 'percent') return `${writeNumber(value * 100)}%`;
  if (format === 'plain') return writeNumber(value);
  const date = new Date(epochs[countsFrom] + Math.round(value * dayMs));
  return Number.isNaN(date.getTime()) ? text : date.toISOString().slice(0, 10);
}
