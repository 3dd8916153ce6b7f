import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive; its content is read when its turn comes. */
export interface ArchiveFile {
  /** With slashes between folders. */
  name: string;
  content: AsyncIterable<Buffer>;
}

interface Entry {
  name: Buffer;
  offset: number;
  crc: number;
  size: number;
  packed: number;
}

/** Names in UTF-8; sizes follow the content. */
const flags = 0x0808;
const deflated = 8;
const version = 45;
/** Midnight of 1 January 1980, the format's own beginning: an archive says in its files when things were. */
const day = 0x0021;
const most32 = 0xffffffff;
const most16 = 0xffff;

/**
 * A zip archive, made while it is read: one file after the other, none of them whole in memory. In the 64-bit form of the
 * format where that is needed, so that neither the number of files nor the sum of their sizes has a bound.
 */
export async function* zip(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  let offset = 0;
  for await (const file of files) {
    const entry: Entry = { name: Buffer.from(file.name), offset, crc: 0, size: 0, packed: 0 };
    entries.push(entry);
    for await (const chunk of packFile(file, entry)) {
      offset += chunk.length;
      yield chunk;
    }
  }
  const directory = Buffer.concat(entries.map(directoryEntry));
  yield directory;
  yield directoryEnd({ count: entries.length, size: directory.length, offset });
}

async function* packFile({ content }: ArchiveFile, entry: Entry): AsyncGenerator<Buffer> {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(version, 4);
  head.writeUInt16LE(flags, 6);
  head.writeUInt16LE(deflated, 8);
  head.writeUInt16LE(day, 12);
  head.writeUInt16LE(entry.name.length, 26);
  yield Buffer.concat([head, entry.name]);
  const packing = pipeline(Readable.from(measure(content, entry), { objectMode: false }), createDeflateRaw(), () => {});
  for await (const chunk of packing as AsyncIterable<Buffer>) {
    entry.packed += chunk.length;
    yield chunk;
  }
  if (entry.size > most32 || entry.packed > most32) throw new Error(`${entry.name} is too large for an archive`);
  const tail = Buffer.alloc(16);
  tail.writeUInt32LE(0x08074b50, 0);
  writeSizes(tail, 4, entry);
  yield tail;
}

async function* measure(content: AsyncIterable<Buffer>, entry: Entry): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    entry.crc = crc32(chunk, entry.crc);
    entry.size += chunk.length;
    yield chunk;
  }
}

function writeSizes(target: Buffer, at: number, { crc, packed, size }: Entry): void {
  target.writeUInt32LE(crc, at);
  target.writeUInt32LE(packed, at + 4);
  target.writeUInt32LE(size, at + 8);
}

function directoryEntry(entry: Entry): Buffer {
  const isFar = entry.offset >= most32;
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(version, 4);
  head.writeUInt16LE(version, 6);
  head.writeUInt16LE(flags, 8);
  head.writeUInt16LE(deflated, 10);
  head.writeUInt16LE(day, 14);
  writeSizes(head, 16, entry);
  head.writeUInt16LE(entry.name.length, 28);
  head.writeUInt16LE(isFar ? 12 : 0, 30);
  head.writeUInt32LE(isFar ? most32 : entry.offset, 42);
  return Buffer.concat([head, entry.name, isFar ? farOffset(entry.offset) : Buffer.alloc(0)]);
}

function farOffset(offset: number): Buffer {
  const extra = Buffer.alloc(12);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(BigInt(offset), 4);
  return extra;
}

function directoryEnd({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const isLarge = count >= most16 || offset >= most32;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, most16), 8);
  end.writeUInt16LE(Math.min(count, most16), 10);
  end.writeUInt32LE(Math.min(size, most32), 12);
  end.writeUInt32LE(Math.min(offset, most32), 16);
  return isLarge ? Buffer.concat([largeEnd({ count, size, offset }), end]) : end;
}

/** The end of the directory in 64 bits, and where it begins. */
function largeEnd({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const end = Buffer.alloc(76);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(version, 12);
  end.writeUInt16LE(version, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(size), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(offset + size), 64);
  end.writeUInt32LE(1, 72);
  return end;
}
