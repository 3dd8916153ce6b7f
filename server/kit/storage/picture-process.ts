/**
 * Decodes uploaded pictures in a separate process, which holds no secrets and can be killed: a decoder that never ends
 * blocks neither the server's threads, which hash passwords, nor its memory.
 */
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { overBudgetCode, type Picture, type PictureAnswer, type PictureOrder } from './picture-order.ts';

/** One request uses a core for a second at most. Source: the product's quality targets, Input. */
const mostCpuMs = 1_000;
const mostMemoryBytes = 1_000_000_000;
const lookEveryMs = 25;
/** 50-megapixel cameras write JPEG, which can be decoded at a fraction of its size; the others are decoded in full. */
const mostPixels = { jpeg: 50_000_000, png: 30_000_000, webp: 30_000_000, avif: 16_000_000 } as const;

const loaders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: loaders });
sharp.cache(false);
sharp.concurrency(1);
try {
  // Requests for pages have priority.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Some containers forbid it.
}

process.on('message', (order: PictureOrder) => {
  const stopWatch = watchBudget();
  draw(order)
    .catch((): PictureAnswer => ({ refused: 'unreadable' }))
    .then((answer) => {
      stopWatch();
      process.send?.(answer);
    });
});
// This process ends with the server; signals to the whole group are ignored, so that the server can finish its work.
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

/** Decoding runs in threads, so the main one is free to watch its cost. */
function watchBudget(): () => void {
  const before = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const isOver = (user + system) / 1_000 > mostCpuMs || process.memoryUsage.rss() > mostMemoryBytes;
    if (isOver) process.exit(overBudgetCode);
  }, lookEveryMs);
  return () => clearInterval(watch);
}

async function draw({ bytes, type, smallestSide, sizes }: PictureOrder): Promise<PictureAnswer> {
  const limits = { limitInputPixels: mostPixels[type], failOn: 'error' } as const;
  const { format, compression, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (format !== (type === 'avif' ? 'heif' : type) || (type === 'avif' && compression !== 'av1'))
    return { refused: 'unreadable' };
  if (width * height > mostPixels[type]) return { refused: 'too-many-pixels' };
  if (Math.min(width, height) < smallestSide) return { refused: 'too-small' };
  const [first = {}, ...others] = sizes;
  const { data, info } = await sharp(bytes, limits)
    .autoOrient()
    .resize(first)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const pictures: Picture[] = [];
  for (const size of [{}, ...others]) {
    const drawn = await sharp(data, { raw }).resize(size).webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
    pictures.push({ webp: drawn.data, width: drawn.info.width, height: drawn.info.height });
  }
  return { pictures };
}
