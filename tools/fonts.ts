/**
 * Subsets the web fonts: Latin-1 and a few signs, the rupee sign (from the latin-ext file), and Devanagari with all
 * conjuncts. Output: web/ui/fonts, not committed.
 */
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = new URL('../', import.meta.url);
const source = (path: string) => new URL(`node_modules/@fontsource-variable/${path}-wght-normal.woff2`, root);
const target = (name: string) => new URL(`web/ui/fonts/${name}.woff2`, root);

/** Only weights 450 to 760 are used; other variations and features would add size. */
const weights = { wght: { min: 450, max: 760, default: 450 } };
const latinFeatures = ['kern', 'tnum', 'lnum', 'ccmp', 'mark', 'mkmk', 'locl'];

export const rupee = '₹';
/** Characters of the Latin file: Latin-1, dashes, quotes, bullet, ellipsis, trade mark, minus. */
export const latin = `${[...range(0x20, 0x7e), ...range(0xa0, 0xff)].join('')}–—‘’“”•…™−`;
/** The block, joiners, and the dotted circle for bare vowel signs. */
const devanagari = `${range(0x900, 0x97f).join('')}\u200c\u200d\u25cc`;

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step));
}

/** Whether the file is newer than this script. */
async function isFresh(file: URL): Promise<boolean> {
  const [written, rules] = await Promise.all([stat(file).catch(() => null), stat(new URL(import.meta.url))]);
  return written !== null && written.mtimeMs > rules.mtimeMs;
}

interface Cut {
  from: string;
  to: string;
  text: string;
  /** Default: all, since Indian scripts need them. */
  keepFeatures?: string[];
}

async function cut({ keepFeatures, ...file }: Cut): Promise<void> {
  if (await isFresh(target(file.to))) return;
  const font = await readFile(source(file.from));
  const cutDown = await subsetFont(font, file.text, {
    targetFormat: 'woff2',
    variationAxes: weights,
    ...(keepFeatures && { keepFeatures }),
  });
  await writeFile(target(file.to), cutDown);
}

/** Writes missing or outdated fonts. */
export async function buildFonts(): Promise<void> {
  await mkdir(new URL('web/ui/fonts/', root), { recursive: true });
  const keepFeatures = latinFeatures;
  await cut({ from: 'anek-latin/files/anek-latin-latin', to: 'anek-latin', text: latin, keepFeatures });
  await cut({ from: 'anek-latin/files/anek-latin-latin-ext', to: 'anek-rupee', text: rupee, keepFeatures });
  await cut({ from: 'anek-devanagari/files/anek-devanagari-devanagari', to: 'anek-devanagari', text: devanagari });
}

const everyCharacter = String.fromCodePoint(...Array.from({ length: 0xd7ff - 0x20 }, (_, step) => step + 0x20));

/**
 * Fonts of preview pictures as static instances in two weights, since their renderer reads neither variable nor compressed
 * fonts.
 */
export async function buildShareFonts(): Promise<void> {
  const folder = new URL('server/site/pages/fonts/', root);
  await mkdir(folder, { recursive: true });
  for (const [family, script] of [
    ['anek-latin', 'latin'],
    ['anek-latin', 'latin-ext'],
    ['anek-devanagari', 'devanagari'],
  ]) {
    for (const [name, wght] of [
      ['text', 450],
      ['title', 760],
    ] as const) {
      const file = new URL(`${script}-${name}.ttf`, folder);
      if (await isFresh(file)) continue;
      const font = await readFile(source(`${family}/files/${family}-${script}`));
      await writeFile(file, await subsetFont(font, everyCharacter, { targetFormat: 'sfnt', variationAxes: { wght } }));
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildFonts();
  await buildShareFonts();
}
