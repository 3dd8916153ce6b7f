import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import { refuse } from './errors.ts';
import { say } from './words.ts';

const readable = new Set(['jpeg', 'png', 'webp', 'heif']);
/** A small file can unpack to gigabytes of pixels; this is a 50-megapixel camera's. */
const mostPixels = 50_000_000;

/**
 * An uploaded picture as square WebP files, judged by its bytes and not by its name or type. Encoding anew drops
 * metadata (place, camera) and anything hidden behind the picture.
 */
export async function makePictures(
  bytes: Buffer,
  { sizes, smallestSide }: { sizes: readonly number[]; smallestSide: number },
): Promise<{ size: number; webp: Buffer }[]> {
  const { image, side } = await openPicture(bytes);
  if (side < smallestSide) {
    const reason = say`Use a picture of at least ${{ side: smallestSide }} × ${{ side: smallestSide }} pixels.`;
    throw refuse('BAD_INPUT', reason, { fields: { image: reason } });
  }
  const largest = Math.max(...sizes);
  const upright = await read(image.resize(largest, largest, { fit: 'cover' }).png());
  const squares = sizes.map(async (size) => ({
    size,
    webp: await sharp(upright).resize(size, size).webp({ quality: 82 }).toBuffer(),
  }));
  return Promise.all(squares);
}

/** For a picture that is looked at whole: pixels of its longer side at most; a smaller one stays as it is. */
export const documentFrame = { width: 2_048, height: 2_048, fit: 'inside', withoutEnlargement: true } as const;

/** An uploaded picture as one WebP file, judged and drawn anew in the same way. */
export async function makePicture(bytes: Buffer, resizing: ResizeOptions): Promise<Buffer> {
  const { image } = await openPicture(bytes);
  return read(image.resize(resizing).webp({ quality: 82 }));
}

/**
 * An uploaded picture as WebP files that show the whole of it, the first with sides of at most `sides[0]` pixels, and so
 * on; of one that moves, the first frame.
 */
export async function makeWholePictures(
  bytes: Buffer,
  sides: readonly [number, ...number[]],
): Promise<{ webp: Buffer; width: number; height: number }[]> {
  const { image } = await openPicture(bytes);
  const shrink = (picture: Sharp, side: number) =>
    picture
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
      .then(({ data, info: { width, height } }) => ({ webp: data, width, height }), refuseUnreadable);
  const [first, ...others] = sides;
  const largest = await shrink(image, first);
  return [largest, ...(await Promise.all(others.map((side) => shrink(sharp(largest.webp), side))))];
}

/** The picture, upright, once its first bytes say that it may be unpacked, and its shorter side in pixels. */
async function openPicture(bytes: Buffer): Promise<{ image: Sharp; side: number }> {
  const facts = bytes.length > 0 ? await readHeader(bytes) : null;
  if (!facts || !readable.has(facts.format) || (facts.format === 'heif' && facts.compression !== 'av1')) {
    throw refuse('UNSUPPORTED_TYPE', 'Use a JPEG, PNG, WebP or AVIF picture.');
  }
  if (facts.width * facts.height > mostPixels) throw refuse('TOO_LARGE', 'This picture has too many pixels.');
  const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
  return { image, side: Math.min(facts.width, facts.height) };
}

async function read(image: Sharp): Promise<Buffer> {
  return image.toBuffer().catch(refuseUnreadable);
}

function refuseUnreadable(): never {
  throw refuse('UNSUPPORTED_TYPE', 'This picture cannot be read. Try another one.');
}

/** Format and size as the first bytes tell them; nothing is unpacked yet. */
function readHeader(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
}
