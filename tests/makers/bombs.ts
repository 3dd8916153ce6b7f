/** Pictures that are small files and expensive to decode. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Bytes = Uint8Array<ArrayBuffer>;
const bytesOf = (...parts: (Uint8Array | string)[]): Bytes =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))));

interface Png {
  width: number;
  height: number;
  /** Bits per sample. */
  depth?: number;
  /** 0 grey, 6 colour with alpha. */
  colour?: 0 | 6;
  interlaced?: boolean;
}

/** Single-colour PNG with all pixels: a thousandth of its decoded size. */
export function makePng({ width, height, depth = 8, colour = 0, interlaced = false }: Png): Bytes {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  const channels = colour === 6 ? 4 : 1;
  const rows = (columns: number, lines: number) =>
    columns === 0 ? 0 : lines * (1 + Math.ceil((columns * channels * depth) / 8));
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  const size = interlaced
    ? passes.reduce((sum, [x, y, dx, dy]) => sum + rows(Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)), 0)
    : rows(width, height);
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const pixels = deflateSync(Buffer.alloc(size), { level: 9 });
  return bytesOf('\x89PNG\r\n\x1a\n', chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0)));
}

/** Lossless WebP header with these dimensions and no data. */
export function makeWebpHead(width: number, height: number): Bytes {
  const bits = (width - 1) | ((height - 1) << 14);
  const data = Buffer.alloc(10);
  data[0] = 0x2f;
  data.writeUInt32LE(bits >>> 0, 1);
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32LE(data.length + 12, 0);
  sizes.writeUInt32LE(data.length, 4);
  return bytesOf('RIFF', sizes.subarray(0, 4), 'WEBPVP8L', sizes.subarray(4), data);
}

/** AVIF whose header claims these dimensions. */
export async function makeAvifHead(width: number, height: number): Promise<Bytes> {
  const image = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#004a4a' } })
    .avif()
    .toBuffer();
  const at = image.indexOf('ispe');
  image.writeUInt32BE(width, at + 8);
  image.writeUInt32BE(height, at + 12);
  return bytesOf(image);
}

/** JPEG whose header claims these dimensions. */
export async function makeJpegHead(width: number, height: number): Promise<Bytes> {
  const image = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#004a4a' } })
    .jpeg()
    .toBuffer();
  const at = image.indexOf(Buffer.from([0xff, 0xc0]));
  image.writeUInt16BE(height, at + 5);
  image.writeUInt16BE(width, at + 7);
  return bytesOf(image);
}

/** Progressive JPEG that repeats its last scan many times. */
export async function makeManyScans(side: number, times: number): Promise<Bytes> {
  const create = { width: side, height: side, channels: 3, background: '#004a4a' } as const;
  const image = await sharp({ create }).jpeg({ progressive: true }).toBuffer();
  const [start, end] = [image.lastIndexOf(Buffer.from([0xff, 0xda])), image.length - 2];
  const scan = image.subarray(start, end);
  return bytesOf(image.subarray(0, start), ...Array.from({ length: times }, () => scan), image.subarray(end));
}

/** Nested noise filters: 1.6 kB that block a renderer for seconds. */
export function makeSvg(): Bytes {
  const noise = Array.from({ length: 12 }, () => '<feTurbulence baseFrequency="0.9" numOctaves="9"/>').join('');
  return bytesOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f">${noise}</filter>`,
    '<rect width="4000" height="4000" filter="url(#f)"/></svg>',
  );
}

/** End record of an empty ZIP, which turns a prefix into an archive. */
export const zipTail: Bytes = bytesOf('PK\x05\x06', new Uint8Array(18));

export { bytesOf };
