import { type ContentPicture, pictureWidths } from '../../../contract/core/content-picture.ts';

/** A picture with one file for each width, and its size at the largest. */
export interface StoredPicture {
  /** Folder of its files. */
  picture: string;
  width: number;
  height: number;
  blur: string;
}

const [smallest, shown, largest] = pictureWidths;

/** A picture with the addresses of its files. A small picture has fewer sizes: none is enlarged. */
export function viewPicture(
  { picture, width, height, blur }: StoredPicture,
  urlOf: (key: string) => string,
): ContentPicture {
  const addressOf = (nominal: number) => urlOf(`${picture}/${nominal}.webp`);
  const smaller = [smallest, shown].filter((nominal) => nominal < width);
  const sizes = [
    ...smaller.map((nominal) => ({ url: addressOf(nominal), width: nominal })),
    { url: addressOf(largest), width },
  ];
  return { url: addressOf(shown), width, height, blur, sizes };
}
