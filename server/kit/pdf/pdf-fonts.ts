import { readFile } from 'node:fs/promises';
import { Font } from '@react-pdf/renderer';
import subsetFont from 'subset-font';
import { cleanText } from '../../../contract/kit/clean-text.ts';
import { unprintable } from '../../../contract/kit/letters.ts';

/** The design's three weights: text, names and heads, figures and titles. */
const weights = [450, 600, 760];

/** Fallback order for each character: ₹ and rare Latin letters are in the second, Hindi in the third. */
const families = [
  { family: 'Latin0', file: 'anek-latin/files/anek-latin-latin' },
  { family: 'Latin1', file: 'anek-latin/files/anek-latin-latin-ext' },
  { family: 'Devana', file: 'anek-devanagari/files/anek-devanagari-devanagari' },
];
export const fontFamily = families.map(({ family }) => family);

const everyUnprintable = new RegExp(unprintable, 'gu');

/** Joiners are only in the font of Devanagari. */
const looseJoiner = /(?<![\u0900-\u097f])[\u200c\u200d]|[\u200c\u200d](?![\u0900-\u097f])/gu;
const scriptBeyondLatin = /[^\n -~\u00a0-\u017f\u2013\u2014\u2018-\u201e\u2022\u2026\u20b9\u2122\u2212]+/gu;
let latinOnly = false;

/** Replaces characters that the fonts lack (other scripts, emoji) by question marks. */
export function drawable(text: string): string {
  const known = cleanText(text).normalize('NFC').replaceAll(everyUnprintable, '?').replaceAll(looseJoiner, '');
  return latinOnly ? known.replaceAll(scriptBeyondLatin, '?') : known;
}

/** Draws with Latin letters only: for rare texts whose shaping fails, so that the document can still be made. */
export async function drawInLatin<T>(draw: () => Promise<T>): Promise<T> {
  latinOnly = true;
  try {
    return await draw();
  } finally {
    latinOnly = false;
  }
}

/** Instantiates the web's variable fonts as static ones, the only kind a PDF can embed, and registers them. */
export async function registerFonts(): Promise<void> {
  for (const { family, file } of families) {
    const variable = await readFile(
      new URL(`../../../node_modules/@fontsource-variable/${file}-wght-normal.woff2`, import.meta.url),
    );
    const fonts = [];
    for (const fontWeight of weights) {
      const font = renameFont(await makeStatic(variable, fontWeight), `${family}-wght${fontWeight}`);
      fonts.push({ src: `data:font/ttf;base64,${font.toString('base64')}`, fontWeight });
    }
    Font.register({ family, fonts });
  }
  Font.registerHyphenationCallback((word) => [word]);
}

const everyCharacter = String.fromCodePoint(...Array.from({ length: 0xd7ff - 0x20 }, (_, step) => step + 0x20));

async function makeStatic(variable: Buffer, wght: number): Promise<Buffer> {
  const options = { targetFormat: 'sfnt', variationAxes: { wght } } as const;
  return Buffer.from(await subsetFont(variable, everyCharacter, options));
}

/** All instances of a variable font share one name, by which the renderer would confuse them, so each gets its own. */
function renameFont(font: Buffer, name: string): Buffer {
  const inFont = (text: string) => Buffer.from(text, 'utf16le').swap16();
  const [old, current] = [inFont('Medium-Regular'), inFont(name)];
  const at = font.indexOf(old);
  if (at < 0 || old.length !== current.length) throw new Error(`The font cannot be named ${name}`);
  return Buffer.concat([font.subarray(0, at), current, font.subarray(at + old.length)]);
}
