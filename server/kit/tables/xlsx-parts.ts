import { SaxesParser } from 'saxes';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { UnreadableTable } from './table.ts';

const mostParts = 2_000;
/** Bytes of one part and of all parts after unpacking. */
const mostPartBytes = 120_000_000;
const mostBytes = 300_000_000;
const damaged = 'The workbook is damaged. Open it, save it again as XLSX, and import that.';

interface XmlHandlers {
  open?: (name: string, attributes: Record<string, string>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

export interface Workbook {
  has(path: string): boolean;
  /** Reads a part of the workbook; element names come without their prefix. */
  read(path: string, handlers: XmlHandlers): Promise<void>;
  close(): void;
}

/** Opens a workbook's archive. What it would unpack to is bounded before and while it is unpacked. Throws UnreadableTable. */
export async function openWorkbook(bytes: Buffer): Promise<Workbook> {
  const archive = await promisify<ZipFile>((done) => yauzl.fromBuffer(bytes, { lazyEntries: true }, done));
  const parts = await listParts(archive);
  return {
    has: (path) => parts.has(path),
    async read(path, handlers) {
      const part = parts.get(path);
      if (part) await readXml(archive, part, handlers);
    },
    close: () => archive.close(),
  };
}

async function listParts(archive: ZipFile): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>();
  let unpacked = 0;
  await new Promise<void>((resolve, reject) => {
    archive.on('entry', (entry: Entry) => {
      unpacked += entry.uncompressedSize;
      parts.set(entry.fileName, entry);
      if (parts.size > mostParts || unpacked > mostBytes || entry.uncompressedSize > mostPartBytes) {
        reject(new UnreadableTable('The workbook unpacks to more than may be read. Save its sheet as CSV.'));
      } else if (entry.isEncrypted()) {
        reject(new UnreadableTable('The workbook is protected by a password. Save it without one.'));
      } else archive.readEntry();
    });
    archive.on('end', () => resolve());
    archive.on('error', () => reject(new UnreadableTable(damaged)));
    archive.readEntry();
  });
  return parts;
}

async function readXml(archive: ZipFile, part: Entry, { open, close, text }: XmlHandlers): Promise<void> {
  const stream = await promisify<NodeJS.ReadableStream>((done) => archive.openReadStream(part, done));
  const parser = new SaxesParser();
  if (open) parser.on('opentag', ({ name, attributes }) => open(plain(name), attributes as Record<string, string>));
  if (close) parser.on('closetag', ({ name }) => close(plain(name)));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  const decoder = new TextDecoder();
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) parser.write(decoder.decode(piece, { stream: true }));
    parser.write(decoder.decode()).close();
  } catch (error) {
    throw error instanceof UnreadableTable ? error : new UnreadableTable(damaged);
  }
}

const plain = (name: string) => name.slice(name.indexOf(':') + 1);

function promisify<T>(run: (done: (error: Error | null, value?: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) =>
    run((error, value) => (error || value === undefined ? reject(new UnreadableTable(damaged)) : resolve(value))),
  );
}
