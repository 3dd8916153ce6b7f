import { closeSync, existsSync, fstatSync, fsyncSync, openSync, readSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Segment } from '../../../search/engine/segment.ts';
import { segmentFromBytes, segmentToBytes } from '../../../search/engine/segment-file.ts';

/** Identity and time of a snapshot file. */
export interface SnapshotHead {
  /** Mark in the database, inserted when the file was written. */
  mark: string;
  /** Snapshot it contains, as PostgreSQL's text. */
  seen: string;
  /** Milliseconds, UTC. */
  madeAt: number;
}

export interface SnapshotFile {
  head: SnapshotHead;
  /** Null where the bytes are corrupt. */
  readSegments(): Segment[] | null;
  close(): void;
}

/** Format and version of the file; files of other versions are not read. */
const signature = Buffer.from('tandem search index 1\n');
const pieceBytes = 64 * 1024 * 1024;

/**
 * Writes a temporary file and renames it, so that a crash leaves the previous snapshot. Overwrites the temporary file
 * of an earlier crash.
 */
export function writeSnapshotFile(file: string, head: SnapshotHead, segments: readonly Segment[]): void {
  const beside = `${file}.new`;
  const bodies = segments.map(segmentToBytes);
  const lengths = bodies.map((pieces) => pieces.reduce((sum, piece) => sum + piece.byteLength, 0));
  const text = Buffer.from(JSON.stringify({ ...head, lengths }));
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32LE(text.byteLength);
  numbers.writeUInt32LE(crc32(text), 4);
  const handle = openSync(beside, 'w', 0o600);
  try {
    for (const bytes of [signature, numbers, text, ...bodies.flat()]) writeWhole(handle, bytes);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(beside, file);
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** Null without a snapshot file of this version. */
export function openSnapshotFile(file: string): SnapshotFile | null {
  if (!existsSync(file)) return null;
  const handle = openSync(file, 'r');
  const found = readHead(handle);
  if (found === null) closeSync(handle);
  return found;
}

function readHead(handle: number): SnapshotFile | null {
  const start = Buffer.alloc(signature.byteLength + 8);
  if (!readWhole(handle, start) || !start.subarray(0, signature.byteLength).equals(signature)) return null;
  const length = start.readUInt32LE(signature.byteLength);
  const { size } = fstatSync(handle);
  if (start.byteLength + length > size) return null;
  const text = Buffer.alloc(length);
  if (!readWhole(handle, text) || crc32(text) !== start.readUInt32LE(signature.byteLength + 4)) return null;
  const { lengths, ...head } = JSON.parse(text.toString()) as SnapshotHead & { lengths: number[] };
  const totalBytes = lengths.reduce((sum, one) => sum + one, start.byteLength + length);
  if (totalBytes !== size) return null;
  return { head, readSegments: () => readBodies(handle, lengths), close: () => closeSync(handle) };
}

/** Each segment verifies its own checksum. */
function readBodies(handle: number, lengths: readonly number[]): Segment[] | null {
  const segments: Segment[] = [];
  for (const length of lengths) {
    const bytes = new SharedArrayBuffer(length);
    const segment = readWhole(handle, new Uint8Array(bytes)) ? segmentFromBytes(bytes) : null;
    if (segment === null) return null;
    segments.push(segment);
  }
  return segments;
}

function writeWhole(handle: number, bytes: Uint8Array): void {
  for (let from = 0; from < bytes.byteLength; ) {
    from += writeSync(handle, bytes, from, Math.min(pieceBytes, bytes.byteLength - from));
  }
}

function readWhole(handle: number, bytes: Uint8Array): boolean {
  for (let from = 0; from < bytes.byteLength; ) {
    const count = readSync(handle, bytes, from, Math.min(pieceBytes, bytes.byteLength - from), null);
    if (count === 0) return false;
    from += count;
  }
  return true;
}
