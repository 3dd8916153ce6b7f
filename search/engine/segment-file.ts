import { countRange } from './bitmap.ts';
import { type Segment, type SegmentHeader, type SegmentParts, segmentVersion } from './segment.ts';

const arrays = { Int8Array, Uint8Array, Uint16Array, Int32Array, Uint32Array, Float64Array };
type ArrayName = keyof typeof arrays;
type Part = SegmentParts[keyof SegmentParts];

/** JSON after the fixed header: the segment's header, and its parts in order. */
interface FileHead {
  header: SegmentHeader;
  parts: { name: string; array: ArrayName; length: number }[];
}

const mark = 0x74_6e_64_78;
/** Bytes of the fixed header: magic number, version, length of the head, and checksum of everything after. */
const beginning = 16;
const aligned = (length: number) => (length + 7) & ~7;

/** Encodes a segment as chunks of bytes, to be written one after the other. */
export function segmentToBytes({ header, parts }: Segment): Uint8Array[] {
  const named = Object.entries(withStillAlive(header, parts)) as [string, Part][];
  const head: FileHead = {
    header,
    parts: named.map(([name, part]) => ({ name, array: arrayName(part), length: part.length })),
  };
  const text = new TextEncoder().encode(JSON.stringify(head));
  const pieces = [text, ...named.map(([, part]) => bytesOf(part))].flatMap(alignedPieces);
  const checksum = pieces.reduce(addToChecksum, text.length);
  return [bytesOf(Uint32Array.of(mark, segmentVersion, text.length, checksum)), ...pieces];
}

/** The bytes without copying, except the last few, which are padded to eight. */
function alignedPieces(bytes: Uint8Array): Uint8Array[] {
  const alignedBytes = bytes.length & ~7;
  const rest = new Uint8Array(8);
  rest.set(bytes.subarray(alignedBytes));
  return [bytes.subarray(0, alignedBytes), ...(alignedBytes < bytes.length ? [rest] : [])];
}

/** Copies the live bits, because profiles may be removed while the bytes are written. */
function withStillAlive({ size }: SegmentHeader, parts: SegmentParts): SegmentParts {
  const alive = parts.alive.slice();
  return { ...parts, alive, removed: Int32Array.of(size - countRange(alive, 0, size)) };
}

const bytesOf = (part: Part): Uint8Array => new Uint8Array(part.buffer, part.byteOffset, part.byteLength);

const arrayName = (part: Part): ArrayName => part.constructor.name as ArrayName;

/** Lengths are multiples of four bytes. */
function addToChecksum(sum: number, { buffer, byteOffset, length }: Uint8Array): number {
  const words = new Int32Array(buffer, byteOffset, length / 4);
  let hash = sum;
  for (let at = 0; at < words.length; at += 1) {
    hash = Math.imul(hash ^ (words[at] as number), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}

/**
 * Decodes a segment in place: its parts are views of these bytes. Null when they are not a complete segment of this
 * version.
 */
export function segmentFromBytes(bytes: SharedArrayBuffer): Segment | null {
  if (bytes.byteLength < beginning || bytes.byteLength % 8 !== 0) return null;
  const [found, version, headLength = 0, checksum] = new Uint32Array(bytes, 0, beginning / 4);
  if (found !== mark || version !== segmentVersion) return null;
  if (addToChecksum(headLength, new Uint8Array(bytes, beginning)) !== checksum) return null;
  const text = new Uint8Array(bytes, beginning, headLength).slice();
  const { header, parts } = JSON.parse(new TextDecoder().decode(text)) as FileHead;
  let at = beginning + aligned(headLength);
  const views = parts.map(({ name, array, length }) => {
    const view = new arrays[array](bytes as SharedArrayBuffer & ArrayBuffer, at, length);
    at += aligned(view.byteLength);
    return [name, view];
  });
  return { header, parts: Object.fromEntries(views) };
}
