import { randomBytes } from 'node:crypto';
import { pictureWidths } from '../../../contract/core/content-picture.ts';
import type { FileToKeep } from '../../accounts/files/store.service.ts';
import { drawPicture, type UploadedPicture } from '../../kit/storage/pictures.ts';
import type { StoredPicture } from '../../kit/storage/stored-picture.rules.ts';

/** Pixels. */
const smallestSide = 100;
const blurSide = 16;
/** Twice as high as wide at most: a story or reel of 9:16 fits. */
const tallest = 2;

interface Drawn {
  stored: StoredPicture;
  files: FileToKeep[];
}

/** Draws a picture of work in its three widths, and tiny for showing meanwhile. */
export async function drawContent(file: UploadedPicture): Promise<Drawn> {
  const [largest, ...smaller] = pictureWidths.toReversed().map((width) => within(width, width * tallest));
  const drawn = await drawPicture(file, [largest ?? {}, ...smaller, within(blurSide, blurSide)], smallestSide);
  const picture = `content/${randomBytes(12).toString('hex')}`;
  const [first] = drawn;
  const files = pictureWidths.toReversed().flatMap((width, at) => {
    const webp = drawn[at]?.webp;
    return webp
      ? [{ key: `${picture}/${width}.webp`, purpose: 'content', contentType: 'image/webp', bytes: webp } as const]
      : [];
  });
  const tiny = Buffer.from(drawn.at(-1)?.webp ?? []).toString('base64');
  const blur = `data:image/webp;base64,${tiny}`;
  return { stored: { picture, width: first.width, height: first.height, blur }, files };
}

function within(width: number, height: number) {
  return { width, height, fit: 'inside', withoutEnlargement: true } as const;
}
