import { expect, it } from 'vitest';
import { viewPicture } from './stored-picture.rules.ts';

const view = (width: number) =>
  viewPicture({ picture: 'content/7/a', width, height: 300, blur: 'data:,' }, (key) => `https://files.example/${key}`);
const file = (nominal: number, width = nominal) => ({
  url: `https://files.example/content/7/a/${nominal}.webp`,
  width,
});

it.each([
  [640, [file(184), file(384), file(640)]],
  [500, [file(184), file(384), file(640, 500)]],
  [385, [file(184), file(384), file(640, 385)]],
  [384, [file(184), file(640, 384)]],
  [184, [file(640, 184)]],
  [20, [file(640, 20)]],
])('names the files of a picture %i wide, of which none is enlarged', (width, sizes) => {
  expect(view(width)).toEqual({ url: file(384).url, width, height: 300, blur: 'data:,', sizes });
});
