import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, makePng, makeWebpHead, zipTail } from '../../../tests/makers/bombs.ts';
import { makePdf } from '../../../tests/makers/upload.ts';
import { hasPdfHead, isPdf, readFileType } from './file-type.rules.ts';

const read = (...parts: (string | Uint8Array)[]) => readFileType(Buffer.from(bytesOf(...parts)));
const jpeg = bytesOf('\xff\xd8\xff\xe0\x00\x10JFIF\x00', new Uint8Array(20));
const png = makePng({ width: 2, height: 2 });
const webp = makeWebpHead(2, 2);

/** A file type box with these brands, the main one first, in a file of `size` bytes. */
function boxOf(brands: string[], { size = 400, length = 12 + 4 * brands.length } = {}): Uint8Array {
  const [main = '', ...others] = brands;
  const head = Buffer.alloc(4);
  head.writeUInt32BE(length);
  const box = bytesOf(head, 'ftyp', main, '\0\0\0\0', ...others);
  return bytesOf(box, new Uint8Array(Math.max(0, size - box.length)));
}

describe('the type of a picture', () => {
  it.each([
    ['a JPEG', 'jpeg', jpeg],
    ['a PNG', 'png', png],
    ['a WebP', 'webp', webp],
    ['an AVIF by its main brand', 'avif', boxOf(['avif'])],
    ['a film of AVIF pictures', 'avif', boxOf(['avis', 'msf1'])],
    ['an AVIF by its first other brand', 'avif', boxOf(['mif1', 'avif'])],
    ['an AVIF by its last other brand', 'avif', boxOf(['mif1', 'miaf', 'MA1B', 'avif'])],
    ['an AVIF of the fewest bytes', 'avif', boxOf(['avif'], { size: 16 })],
    ['a HEIC', null, boxOf(['heic', 'mif1'])],
    ['a HEIC with the brand behind its box', null, boxOf(['heic', 'mif1', 'avif'], { length: 20 })],
    ['a HEIC with the brand across two others', null, boxOf(['heic', 'miav', 'ifmi'])],
    ['a brand so far away that nobody looks there', null, boxOf(['heic', ...Array(80).fill('mif1'), 'avif'])],
    ['a box longer than its file', null, boxOf(['heic', 'mif1'], { size: 20, length: 4_000 })],
    ['an empty box', null, boxOf(['heic', 'avif'], { length: 0 })],
    ['another box with the brand', null, bytesOf('\0\0\0\x14moovavif\0\0\0\0avif', new Uint8Array(20))],
    ['an AVIF cut off', null, boxOf(['avif'], { size: 16 }).subarray(0, 15)],
    ['a JPEG cut off', null, jpeg.subarray(0, 2)],
    ['a JPEG behind something', null, bytesOf(' ', jpeg)],
    ['a PNG with another first chunk', null, bytesOf(png.subarray(0, 12), 'CgBI', png.subarray(16))],
    ['the first chunk of a PNG behind another signature', null, bytesOf('\x8aMNG\r\n\x1a\n', png.subarray(8))],
    ['a sound in the container of WebP', null, bytesOf(webp.subarray(0, 8), 'WAVE', webp.subarray(12))],
    ['a WebP without picture data', null, bytesOf(webp.subarray(0, 12), 'JUNK', webp.subarray(16))],
    ['a WebP in another container', null, bytesOf('LIST', webp.subarray(4))],
    ['a GIF', null, bytesOf('GIF89a', new Uint8Array(20))],
    ['nothing', null, bytesOf()],
  ])('%s: %s', (_, type, bytes) => {
    expect(read(bytes)).toBe(type);
  });
});

describe('a file that is a ZIP archive too', () => {
  it.each([
    ['jpeg', jpeg],
    ['png', png],
    ['webp', webp],
    ['avif', boxOf(['avif'])],
    ['pdf', makePdf()],
  ])('has no type, where it otherwise is a %s', (type, bytes) => {
    const lengthOf = (comment: string) => {
      const length = Buffer.alloc(2);
      length.writeUInt16LE(comment.length);
      return length;
    };
    const archive = (comment: string) => bytesOf(zipTail.subarray(0, 20), lengthOf(comment), comment);
    expect(read(bytes)).toBe(type);
    expect(read(bytes, archive(''))).toBeNull();
    if (type === 'pdf') return;
    fc.assert(
      fc.property(fc.constantFrom('', 'x', 'PK\x05\x06', 'PK\x05\x06 and more', 'a'.repeat(300)), (comment) => {
        expect(read(bytes, archive(comment))).toBeNull();
      }),
    );
    expect(read(bytes, archive('a'.repeat(65_535)))).toBeNull();
    // The comment would end before or behind the end of the file: no program opens it.
    expect(read(bytes, zipTail, 'more')).toBe(type);
    expect(read(bytes, archive('x'), 'x')).toBe(type);
    expect(read(bytes, archive('two').subarray(0, -1))).toBe(type);
    expect(read(bytes, zipTail.subarray(0, -1))).toBe(type);
    expect(read(bytes, 'PK\x05\x06')).toBe(type);
    expect(read(bytes, 'PK\x03\x04', new Uint8Array(40))).toBe(type);
  });

  it('is no allowed type as a mere archive either', () => {
    expect(read(zipTail)).toBeNull();
  });
});

describe('a PDF', () => {
  const body = (contents: string, place: number, space = '\n') =>
    `%PDF-1.7\n${contents}\nstartxref${space}${place}${space}%%EOF`;

  it.each([
    ['an offset that points at the white space before its table', body('\n \nxref\n', 9), true],
    ['much white space around its offset', body('xref\n', 9, '\r\n  '), true],
    ['an object with long numbers for its table', body('1204  12  obj', 9), true],
    ['an object with line ends between the numbers', body('1204\r\n1\n\nobj', 9), true],
    ['a word before its table', body('the xref', 9), false],
    ['a word that begins like the table', body('xrefs', 9), false],
    ['an object without numbers', body('obj', 9), false],
    ['no offset in front of a table', 'xref %PDF-1.7\n%%EOF', false],
  ])('with %s: complete is %s', (_, text, is) => {
    expect(isPdf(Buffer.from(text))).toBe(is);
    expect(readFileType(Buffer.from(text))).toBe(is ? 'pdf' : null);
  });

  it('begins with its mark, whatever follows', () => {
    expect(hasPdfHead(Buffer.from('%PDF-1.4 cut off'))).toBe(true);
    expect(hasPdfHead(Buffer.from('%PDF-2.0'))).toBe(true);
    for (const text of ['%PDF-3.0', '%PDF-1.x', '%PDF-1', '%PDF-1-4', '', 'x%PDF-1.4', ' PDF-1.4']) {
      expect(hasPdfHead(Buffer.from(text))).toBe(false);
    }
  });

  it('of any contents is one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9 ]{0,60}$/), (text) => {
        expect(readFileType(Buffer.from(makePdf(text)))).toBe('pdf');
      }),
    );
  });
});
