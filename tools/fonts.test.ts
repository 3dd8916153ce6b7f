import { readFile, stat } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { beforeAll, expect, test } from 'vitest';
import { drawText } from '../server/site/pages/share-picture.ts';
import { buildFonts, buildShareFonts, latin, rupee } from './fonts.ts';

const font = (name: string) => new URL(`../web/ui/fonts/${name}.woff2`, import.meta.url);

beforeAll(buildFonts);

test('fonts of a Latin page are at most 36 kB', async () => {
  const [text, sign] = await Promise.all([stat(font('anek-latin')), stat(font('anek-rupee'))]);
  expect(text.size + sign.size).toBeLessThanOrEqual(36_000);
});

test('₹ has its own file, referenced by the style sheet', async () => {
  expect(await readCharacters('anek-rupee')).toContain(rupee.codePointAt(0));
  const sheet = await readFile(new URL('../web/ui/fonts.css', import.meta.url), 'utf8');
  expect(sheet).toMatch(/anek-rupee\.woff2[^}]*unicode-range: U\+20B9/);
});

test('the Latin file contains all of its declared characters', async () => {
  const drawn = new Set(await readCharacters('anek-latin'));
  const missing = [...latin].filter((character) => !drawn.has(character.codePointAt(0) as number));
  expect(missing.join('')).toBe('');
});

test('Hindi text with joiners can be drawn', async () => {
  const drawn = new Set(await readCharacters('anek-devanagari'));
  expect(
    [...'श्रीमती अन्नपूर्णा ऋषि ₹'.replace(/[ ₹]/g, '')].every((sign) => drawn.has(sign.codePointAt(0) as number)),
  ).toBe(true);
});

test('preview pictures draw ₹ in the product’s font in both weights', async () => {
  await buildShareFonts();
  const drawn = (weight: 'text' | 'title') => drawText(rupee, { size: 92, weight, colour: '#000' });
  // Dimensions of Anek's own glyph; another font's differ.
  expect(await drawn('text')).toMatchObject({ width: 42, height: 60 });
  expect(await drawn('title')).toMatchObject({ width: 45, height: 60 });
});

/** Code points of a font, from the BMP subtable (format 4) of its character map. */
async function readCharacters(name: string): Promise<number[]> {
  const everything = String.fromCodePoint(...Array.from({ length: 0xd7ff - 0x20 }, (_, step) => step + 0x20));
  const sfnt = Buffer.from(await subsetFont(await readFile(font(name)), everything, { targetFormat: 'sfnt' }));
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, at) => 12 + at * 16);
  const cmap = sfnt.readUInt32BE(tables.find((at) => sfnt.toString('latin1', at, at + 4) === 'cmap')! + 8);
  const subtables = Array.from(
    { length: sfnt.readUInt16BE(cmap + 2) },
    (_, at) => cmap + sfnt.readUInt32BE(cmap + 8 + at * 8),
  );
  const map = subtables.find((at) => sfnt.readUInt16BE(at) === 4)!;
  const segments = sfnt.readUInt16BE(map + 6) / 2;
  return Array.from({ length: segments - 1 }, (_, at) => {
    const last = sfnt.readUInt16BE(map + 14 + at * 2);
    const first = sfnt.readUInt16BE(map + 16 + segments * 2 + at * 2);
    return Array.from({ length: last - first + 1 }, (_, step) => first + step);
  }).flat();
}
