import type { KnownWords } from '../../../database/import/words.ts';
import type { TableRecord } from '../../kit/tables/table.ts';
import { type Fault, type ImportSetup, type LineReading, readLine } from './line.rules.ts';
import type { CreatorList } from './open-list.ts';
import { createSeenLines } from './seen-lines.ts';

export type ReadLine = LineReading & { record: TableRecord };

/** Lines after which others get their turn. */
const turn = 100;

/** Reads the lines of a list one by one, each with all its faults; a second line about one account is one. */
export async function* readLines(
  list: CreatorList,
  setup: ImportSetup,
  words: KnownWords,
): AsyncGenerator<ReadLine, void, void> {
  const seen = createSeenLines();
  let count = 0;
  for await (const record of list.records()) {
    if (++count % turn === 0) await new Promise((resolve) => setImmediate(resolve));
    if (!record.cells) {
      const sentence = record.problem ?? 'This line cannot be read.';
      yield { record, row: null, faults: [{ reason: 'unreadable', column: null, value: '', sentence }], notes: [] };
      continue;
    }
    const reading = readLine(record.cells, setup, words);
    const before = reading.row?.accounts
      .map(({ platform, handle }) => seen.see(`${platform}/${handle.toLowerCase()}`, record.line))
      .find((line) => line !== null && line !== record.line);
    yield before === undefined || before === null
      ? { record, ...reading }
      : { record, ...reading, row: null, faults: [twice(before)] };
  }
}

function twice(line: number): Fault {
  const sentence = `The same platform and handle stand on line ${line} already.`;
  return { reason: 'twice', column: null, value: String(line), sentence };
}
