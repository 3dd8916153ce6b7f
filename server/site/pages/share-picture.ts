import { fileURLToPath } from 'node:url';
import sharp, { type CreateText } from 'sharp';
import { drawJaali } from '../../../contract/core/jaali.ts';
import { markLeaves } from '../../../contract/core/mark.ts';
import { cleanName } from '../../../contract/kit/clean-text.ts';
import { unprintable } from '../../../contract/kit/letters.ts';
import { truncate } from '../../../contract/kit/truncate.ts';

export interface SharePicture {
  brand: string;
  /** Seed of the tile. */
  tile: string;
  title: string;
  /** Amount of money in large type, as the ornament. */
  figure?: string | undefined;
  line: string;
}

/** Size in px, as previews expect. */
const pictureSize = { width: 1200, height: 630 } as const;

const background = '#fcfaf5';
const peacock = '#00404a';
const amber = '#fea91e';
const ink = '#122125';
const soft = '#405055';

const side = 126;
const band = 3 * side;
const margin = 72;
const textWidth = pictureSize.width - band - 2 * margin;

/** A title is set as large as it fits; a figure below it takes part of the height. */
const titleSizes = [80, 66, 54, 46];
const titleHeights = { alone: 330, withFigure: 230 };
const maxCharacters = 110;

/** Written by the build, so that no system font is used. */
const fontFile = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
const fontFiles = ['latin', 'latin-ext', 'devanagari'].flatMap((script) => [
  fontFile(`${script}-text`),
  fontFile(`${script}-title`),
]);
const families = 'Anek Latin Medium, Anek Devanagari Medium';

interface Lettering {
  size: number;
  weight: 'text' | 'title';
  colour: string;
  /** Whether a word wider than the column may be broken. */
  wrap?: 'word' | 'word-char';
}

interface Placed {
  input: Buffer;
  width: number;
  height: number;
}

let fontsAreKnown: Promise<unknown> | null = null;

/** Renders text in our own fonts, wrapped at the column's width, on a transparent background. */
export async function drawText(text: string, { size, weight, colour, wrap = 'word-char' }: Lettering): Promise<Placed> {
  fontsAreKnown ??= Promise.all(fontFiles.map((fontfile) => write({ text: '.', font: families, fontfile })));
  await fontsAreKnown;
  const face = weight === 'title' ? `weight="bold" letter_spacing="${Math.round(-15 * size)}"` : 'weight="normal"';
  const markup = `<span foreground="${colour}" line_height="0.9" ${face}>${escapeMarkup(text)}</span>`;
  return write({ text: markup, font: `${families} ${size}`, width: textWidth, wrap });
}

async function write(text: Omit<CreateText, 'rgba' | 'dpi'>): Promise<Placed> {
  const { data, info } = await sharp({ text: { ...text, rgba: true, dpi: 72 } })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Text reduced to our fonts' characters, on one line, and truncated. */
function printable(text: string): string {
  const known = cleanName(text).replaceAll(new RegExp(unprintable, 'gu'), '').replaceAll(/\s+/g, ' ').trim();
  return truncate(known, maxCharacters);
}

/** The picture as PNG: texts at the left from the bottom up, the tile's band at the right. */
export async function drawSharePicture({ brand, tile, title, figure, line }: SharePicture): Promise<Buffer> {
  const rising = [
    await drawText(printable(line) || brand, { size: 32, weight: 'text', colour: soft }),
    ...(figure ? [await drawText(figure, { size: 92, weight: 'title', colour: ink })] : []),
    await drawTitle(printable(title) || brand, figure ? titleHeights.withFigure : titleHeights.alone),
  ];
  const name = await drawText(printable(brand), { size: 36, weight: 'title', colour: ink });
  let foot = pictureSize.height - margin;
  const layers = rising.map(({ input, height }, place) => {
    const top = Math.max(0, foot - height);
    foot = top - (place === 0 ? 34 : 46);
    return { input, left: margin, top };
  });
  return sharp(Buffer.from(drawGround(tile)))
    .composite([...layers, { input: name.input, left: margin + 62, top: Math.round(margin + 18 - name.height / 2) }])
    .png({ compressionLevel: 9, palette: true, quality: 90, effort: 7 })
    .toBuffer();
}

async function drawTitle(title: string, mostHeight: number): Promise<Placed> {
  for (const size of titleSizes) {
    const drawn = await drawText(title, { size, weight: 'title', colour: ink, wrap: 'word' });
    if (drawn.height <= mostHeight && drawn.width <= textWidth) return drawn;
  }
  return drawText(title, { size: titleSizes.at(-1) ?? 0, weight: 'title', colour: ink });
}

function drawGround(tile: string): string {
  const { ground, layers } = drawJaali(tile);
  const { width, height } = pictureSize;
  const paths = layers.map(({ fill, d }) => `<path fill="${fill}" fill-rule="evenodd" d="${d}"/>`).join('');
  const places = Array.from({ length: (band / side) * (height / side) }, (_, at) => ({
    x: width - band + (at % 3) * side,
    y: Math.floor(at / 3) * side,
  }));
  const tiles = places.map(({ x, y }) => `<use href="#tile" transform="translate(${x} ${y}) scale(${side / 48})"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><g id="tile"><rect width="48" height="48" fill="${ground}"/>${paths}</g></defs>
<rect width="${width}" height="${height}" fill="${background}"/>${tiles.join('')}
<g transform="translate(${margin} ${margin}) scale(1.32)"><path d="${markLeaves[0]}" fill="${peacock}"/><path d="${markLeaves[1]}" fill="${amber}"/></g>
</svg>`;
}
