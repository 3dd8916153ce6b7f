import { openJson } from './json-table.ts';
import { type Source, type Table, UnreadableTable } from './table.ts';
import { openText } from './text-table.ts';
import { openXlsx } from './xlsx-table.ts';

/** Opens a list: CSV, TSV, XLSX or JSON, recognised by its bytes. Throws UnreadableTable. */
export async function openTable(source: Source): Promise<Table> {
  const head = await source.read(0, Math.min(512, source.size));
  if (head.length >= 4) {
    const magic = head.readUInt32BE(0);
    if (magic === 0x504b0304) return openXlsx(source);
    if (magic === 0xd0cf11e0) {
      throw new UnreadableTable('This is an old or protected workbook. Save it as XLSX without a password, or as CSV.');
    }
  }
  const start = head
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  if (/^%PDF-|^<(?:!doctype|html|\?xml|table)/i.test(start)) {
    throw new UnreadableTable('This is no list. Save it as CSV or XLSX.');
  }
  if (/^(?:\[\s*[{\]]|\{)/.test(start)) return openJson(source);
  return openText(source);
}
