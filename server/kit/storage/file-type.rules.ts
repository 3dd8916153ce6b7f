export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif';
export type FileType = PictureType | 'pdf';

/**
 * Type of a file by its first bytes; null for every type that is not allowed (SVG, GIF, HEIC, TIFF …), for a truncated
 * PDF, and for a polyglot that is also a ZIP archive. Decodes nothing.
 */
export function readFileType(bytes: Buffer): FileType | null {
  const type = pictureTypeOf(bytes) ?? (isPdf(bytes) ? 'pdf' : null);
  return isZip(bytes) ? null : type;
}

function pictureTypeOf(bytes: Buffer): PictureType | null {
  const at = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (at(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (at(0, 8) === '\x89PNG\r\n\x1a\n' && at(12, 16) === 'IHDR') return 'png';
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP' && at(12, 15) === 'VP8') return 'webp';
  return isAvif(bytes) ? 'avif' : null;
}

/** ISO/IEC 14496-12: the first box lists the brands of the file, `avif` or `avis` among them. */
function isAvif(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const end = Math.min(bytes.readUInt32BE(0), 256, bytes.length);
  const starts = [8, ...Array.from({ length: Math.max(0, (end - 16) >> 2) }, (_, step) => 16 + step * 4)];
  return starts.some((start) => ['avif', 'avis'].includes(bytes.toString('latin1', start, start + 4)));
}

/** Signature of the end of central directory record, as a number in little-endian order. */
const zipEnd = 0x06_05_4b_50;
/** Sizes of that record, and of the longest comment after it, in bytes. */
const [zipEndBytes, zipCommentBytes] = [22, 65_535];

/** Whether a program would open these bytes as a ZIP archive, whatever precedes it. */
function isZip(bytes: Buffer): boolean {
  const last = bytes.length - zipEndBytes;
  for (let comment = 0; comment <= Math.min(last, zipCommentBytes); comment += 1) {
    const at = last - comment;
    if (bytes.readUInt32LE(at) === zipEnd && bytes.readUInt16LE(at + 20) === comment) return true;
  }
  return false;
}

/**
 * Whether these bytes are a complete PDF: its markers at both ends, and a valid offset of the cross-reference table.
 */
export function isPdf(bytes: Buffer): boolean {
  return hasPdfHead(bytes) && pointsToContents(bytes);
}

/** Whether these bytes start like a PDF, complete or not. */
export function hasPdfHead(bytes: Buffer): boolean {
  return /^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'));
}

/** Checks the trailer: a PDF ends with the offset of its cross-reference table, or of the object that holds it. */
function pointsToContents(bytes: Buffer): boolean {
  const tail = bytes.subarray(-1_024).toString('latin1');
  const place = [...tail.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1)?.[1];
  const start = Number(place);
  const contents = bytes.subarray(start, start + 40).toString('latin1');
  return /^\s*(?:xref|\d+\s+\d+\s+obj)\b/.test(contents);
}
