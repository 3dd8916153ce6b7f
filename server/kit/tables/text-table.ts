import { msg } from '../i18n/messages.ts';
import { detectEncoding } from './encoding.ts';
import { detectLayout } from './separator.rules.ts';
import { type Source, sourceOfBytes, type Table, UnreadableTable } from './table.ts';
import { readRecords } from './text-records.ts';

/** UTF-8 is read piece by piece, whatever its size; other encodings are converted as a whole. */
const mostConverted = 200_000_000;
const headBytes = 65_536;

/** Opens a text file with separators; its encoding, separator and line ends are detected. */
export async function openText(given: Source): Promise<Table> {
  const encoding = await detectEncoding(given);
  const source = encoding === 'utf-8' ? given : await convert(given, encoding);
  const head = await source.read(0, Math.min(headBytes, source.size));
  const layout = detectLayout(head.toString('utf8'));
  return {
    format: layout.separator === '\t' ? 'tsv' : 'csv',
    separator: layout.separator,
    encoding,
    sheets: [],
    otherSheets: [],
    size: source.size,
    records: () => readRecords(source, layout),
    bytesOf: ({ start, end }) => source.read(start, end),
  };
}

async function convert(source: Source, encoding: string): Promise<Source> {
  if (source.size > mostConverted) {
    throw new UnreadableTable(
      msg`The file is in ${{ encoding }}. Save one of this size as CSV UTF-8, and import that.`,
    );
  }
  const decoder = new TextDecoder(encoding);
  const pieces: Buffer[] = [];
  for await (const piece of source.stream()) pieces.push(Buffer.from(decoder.decode(piece, { stream: true })));
  pieces.push(Buffer.from(decoder.decode()));
  return sourceOfBytes(Buffer.concat(pieces));
}
