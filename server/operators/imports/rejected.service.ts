import { Readable } from 'node:stream';
import { readWords } from '../../../database/import/words.ts';
import { setUp } from '../../core/creator-lists/open-list.ts';
import { readLines } from '../../core/creator-lists/read-lines.ts';
import { createRejectWriter } from '../../core/creator-lists/rejects.ts';
import { withSynonyms } from '../../core/creator-lists/words.rules.ts';
import type { Context } from '../../kit/context/context.ts';
import { Download } from '../../kit/http/download.ts';
import { decide, demandAct, findImport, reopen } from './imports.service.ts';

/** The lines that an import leaves out, as a file to correct and import again. */
export async function readRejects(context: Context, id: string): Promise<Download> {
  const row = await findImport(context, id);
  demandAct(row, 'read', context.now());
  const list = await reopen(context, row);
  const setup = await setUp(list, decide(list, row).decisions);
  const words = withSynonyms(await readWords(context.db));
  const writer = createRejectWriter(list.table, list.headings);
  async function* write() {
    yield Buffer.from(writer.head());
    for await (const { record, faults } of readLines(list, setup, words)) {
      if (faults.length === 0) continue;
      yield await writer.line(record, faults.map(({ sentence }) => sentence).join(' '));
    }
  }
  const name = `${row.name.replace(/\.\w+$/, '')}.rejects.csv`;
  return new Download({ type: 'text/csv; charset=utf-8', name, bytes: Readable.from(write()) });
}
