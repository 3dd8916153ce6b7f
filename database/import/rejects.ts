import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import type { CsvRecord } from './csv-records.ts';
import { REJECT_COLUMNS } from './influencer-row.ts';

/** The first two cells of an unreadable line of a rejects file. */
const rejectCells = /^\d+,("([^"]|"")*"|[^,]*),/;

interface Rejects {
  /** Columns of the imported file; if it is a rejects file itself, its two columns are not added again. */
  setColumns: (columns: readonly string[]) => void;
  write: (record: CsvRecord, reason: string) => void;
  close: () => void;
}

/**
 * The file of rejected lines, with `line` and `reason` in front, to be corrected and imported again. Created with the
 * first rejected line. A readable line is written cell by cell, any other byte by byte, so nothing is lost.
 */
export function openRejects(source: string, target: string): Rejects {
  rmSync(target, { force: true });
  let file: number | undefined;
  let columns: readonly string[] = [];
  let isRejectsFile = false;
  const own = (cells: readonly string[]) => (isRejectsFile ? cells.slice(REJECT_COLUMNS.length) : cells);
  return {
    setColumns(given) {
      isRejectsFile = REJECT_COLUMNS.every((name, index) => given[index]?.trim().toLowerCase() === name);
      columns = given;
    },
    write({ line, fields, start, end }, reason) {
      if (file === undefined) {
        file = openSync(target, 'w');
        writeSync(file, stringify([[...REJECT_COLUMNS, ...own(columns)]]));
      }
      const head = [String(line), reason];
      if (fields) {
        writeSync(file, stringify([[...head, ...own(fields)]]));
        return;
      }
      const bytes = readBytes(source, start, end);
      const skipped = isRejectsFile ? (rejectCells.exec(bytes.toString('latin1'))?.[0].length ?? 0) : 0;
      writeSync(file, `${stringify([head]).trimEnd()},`);
      writeSync(file, bytes.subarray(skipped));
      if (bytes.at(-1) !== 0x0a) writeSync(file, '\n');
    },
    close() {
      if (file !== undefined) closeSync(file);
    },
  };
}

function readBytes(path: string, start: number, end: number): Buffer {
  const bytes = Buffer.alloc(end - start);
  const file = openSync(path, 'r');
  try {
    let read = 0;
    while (read < bytes.length) {
      const count = readSync(file, bytes, read, bytes.length - read, start + read);
      if (count === 0) break;
      read += count;
    }
    return bytes.subarray(0, read);
  } finally {
    closeSync(file);
  }
}
