import { refuseField } from '../http/errors.ts';
import { msg } from '../i18n/messages.ts';
import type { PictureType } from './file-type.rules.ts';
import type { Picture, PictureSize } from './picture-order.ts';
import { drawInPool } from './picture-pool.ts';
import type { UploadedFile } from './upload.ts';

/** An upload that was detected as a picture. */
export type UploadedPicture = UploadedFile & { type: PictureType };

export function isPicture(file: UploadedFile): file is UploadedPicture {
  return file.type !== 'pdf' && file.type !== 'list';
}

/** Size of a picture shown in full: limits the longer side and never enlarges. */
export function wholeWithin(side: number): PictureSize {
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true };
}

type List<T> = readonly [T, ...T[]];

/**
 * Converts an uploaded picture to WebP files, one for each of `sizes`: upright, and of an animation the first frame.
 * The first size is made from the upload, the others from the first. Re-encoding drops metadata (place, camera) and
 * anything appended to the picture. @throws UNSUPPORTED_TYPE, TOO_LARGE, BAD_INPUT for sides below `smallestSide`,
 * TOO_MANY
 */
export async function drawPicture(
  { bytes, type, owner, field }: UploadedPicture,
  sizes: List<PictureSize>,
  smallestSide = 1,
): Promise<List<Picture>> {
  const answer = await drawInPool(owner, { bytes, type, sizes, smallestSide });
  if ('pictures' in answer) return answer.pictures as unknown as List<Picture>;
  switch (answer.refused) {
    case 'too-many-pixels':
      throw refuseField('TOO_LARGE', field, 'This picture has too many pixels. Make it smaller and try again.');
    case 'too-much-work':
      throw refuseField('TOO_LARGE', field, 'This picture takes too long to open. Save it as a JPEG and try again.');
    case 'too-small':
      throw refuseField(
        'BAD_INPUT',
        field,
        msg`Use a picture of at least ${{ side: smallestSide }} × ${{ side: smallestSide }} pixels.`,
      );
    case 'unreadable':
      throw refuseField('UNSUPPORTED_TYPE', field, 'Couldn’t read this picture. Try another one.');
  }
}
