/** Draws the installed app's icons from our mark into public/icons, and public/favicon.ico; neither is committed. */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { markLeaves } from '../contract/core/mark.ts';

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
  { name: 'shortcut-96', size: 96, share: 0.62, colours: [paper, amber], ground: peacock },
  { name: 'apple-touch-icon', size: 180, share: 0.62, colours: [paper, amber], ground: peacock },
  // The bar of a phone draws a badge by its outline alone.
  { name: 'badge-96', size: 96, share: 0.9, colours: ['#fff', '#fff'] },
];

function draw({ size, share, colours, ground }: Icon): Buffer {
  const scale = (size * share) / 35;
  const at = [(size - 35 * scale) / 2, (size - 28 * scale) / 2];
  const paths = markLeaves.map((path, index) => `<path d="${path}" fill="${colours[index]}"/>`).join('');
  const base = ground ? `<rect width="${size}" height="${size}" fill="${ground}"/>` : '';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${base}<g transform="translate(${at}) scale(${scale})">${paths}</g></svg>`,
  );
}

const folder = fileURLToPath(new URL('../public/icons/', import.meta.url));
await mkdir(folder, { recursive: true });
for (const icon of icons) await sharp(draw(icon)).png({ compressionLevel: 9 }).toFile(`${folder}${icon.name}.png`);

/** The favicon for whoever asks for no other: pictures of several sizes behind a table of them. Source: the ICO format. */
async function drawFavicon(sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(
    sizes.map((size) =>
      sharp(draw({ name: '', size, share: 1, colours: [peacock, amber] }))
        .png()
        .toBuffer(),
    ),
  );
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  for (const [place, picture] of pictures.entries()) {
    const at = 6 + 16 * place;
    head.writeUInt8(sizes[place] ?? 0, at);
    head.writeUInt8(sizes[place] ?? 0, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

await writeFile(new URL('../public/favicon.ico', import.meta.url), await drawFavicon([16, 32, 48]));
