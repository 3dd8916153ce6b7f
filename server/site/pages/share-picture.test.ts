import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawSharePicture } from './share-picture.ts';

const plain = { brand: 'Tandem', tile: 'campaign-1', title: 'Monsoon menu', line: 'Kottaram Spices' };
const marks = '\u0301\u0302\u0303\u0330';

/** Titles from before they were limited and cleaned, or made to be slow. */
it.each([
  ['very long', 'word '.repeat(40_000)],
  ['one endless word', 'ക്ഷ'.repeat(40_000)],
  ['marks without end', `a${marks.repeat(40_000)}`],
  ['nothing but hidden signs', '\u200b\u2060'.repeat(1_000)],
  ['markup', '<span size="999999">&'.repeat(500)],
  ['a lone joiner', '\u200d'],
])('a shared picture is drawn of a title that is %s', async (_, title) => {
  const png = await drawSharePicture({ ...plain, title, line: title });
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});
