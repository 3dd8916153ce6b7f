/** Draws the installed app's icons from our mark into public/icons, which is not committed. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const leaves = [
  'M1 1h10a10 10 0 0 1 10 10v6a10 10 0 0 1-20 0z',
  'M34 27H24a10 10 0 0 1-7.3-3.2A14 14 0 0 0 24.9 11c0-3.7-1.4-7-3.7-9.6A10 10 0 0 1 34 11z',
];
const [peacock, amber, paper] = ['#00404a', '#fea91e', '#fcfaf5'];

interface Icon {
  name: string;
  size: number;
  /** Share of the width that the mark takes: a mask may cut away all but the inner 80 %. */
  share: number;
  colours: readonly string[];
  ground?: string;
}

const icons: readonly Icon[] = [
  { name: 'icon-192', size: 192, share: 0.8, colours: [peacock, amber] },
  { name: 'icon-512', size: 512, share: 0.8, colours: [peacock, amber] },
  { name: 'maskable-512', size: 512, share: 0.56, colours: [paper, amber], ground: peacock },
  { name: 'apple-touch-icon', size: 180, share: 0.62, colours: [paper, amber], ground: peacock },
  // The bar of a phone draws a badge by its outline alone.
  { name: 'badge-96', size: 96, share: 0.9, colours: ['#fff', '#fff'] },
];

function draw({ size, share, colours, ground }: Icon): Buffer {
  const scale = (size * share) / 35;
  const at = [(size - 35 * scale) / 2, (size - 28 * scale) / 2];
  const paths = leaves.map((path, index) => `<path d="${path}" fill="${colours[index]}"/>`).join('');
  const base = ground ? `<rect width="${size}" height="${size}" fill="${ground}"/>` : '';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${base}<g transform="translate(${at}) scale(${scale})">${paths}</g></svg>`,
  );
}

const folder = fileURLToPath(new URL('../public/icons/', import.meta.url));
await mkdir(folder, { recursive: true });
for (const icon of icons) await sharp(draw(icon)).png({ compressionLevel: 9 }).toFile(`${folder}${icon.name}.png`);
