// Draws recipes as WebP: SVG → sharp → film grain → WebP.
import sharp from 'sharp';
import { H, Picture, seeded, W } from './kit.mjs';

const mostBytes = 40_000;
/** Quality and softness, tried in turn: very busy weaves are softened a little instead of falling apart. */
const steps = [
  [82, 0],
  [74, 0],
  [66, 0],
  [58, 0],
  [56, 0.5],
  [50, 0.7],
  [42, 0.9],
  [38, 1.2],
  [32, 1.6],
  [28, 2.2],
];
const face = { width: 512, quality: 68 };
/** The part of a portrait that becomes a face: a square from the top. */
const faceSquare = { left: 0, top: 0, width: W, height: W };
let grainTile;

/** Fine grain without colour, made once and laid over every picture. */
async function grain() {
  if (grainTile) return grainTile;
  const r = seeded('grain');
  const raw = Buffer.alloc(320 * 400 * 3);
  for (let i = 0; i < 320 * 400; i++) raw.fill(128 + Math.round((r.num() + r.num() - 1) * 20), i * 3, i * 3 + 3);
  grainTile = await sharp(raw, { raw: { width: 320, height: 400, channels: 3 } })
    .resize(W, H, { kernel: 'cubic' })
    .png()
    .toBuffer();
  return grainTile;
}

/** Draws a recipe; returns a sharp image of 640 × 800. */
async function draw({ make, seed, palette, lamp }) {
  const p = new Picture(seed, palette, lamp);
  const { svg, finish = 1, over = '' } = make(p);
  const { data, info } = await sharp(Buffer.from(p.svg(svg, finish, over)))
    .flatten({ background: palette.base })
    .composite([{ input: await grain(), blend: 'soft-light' }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** A picture as WebP of at most 40 kB. */
export async function renderPicture(recipe) {
  const image = await draw(recipe);
  for (const [quality, soft] of steps) {
    const softened = soft ? image.clone().blur(soft) : image.clone();
    const webp = await softened.webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
    if (webp.length <= mostBytes || quality === steps.at(-1)[0]) return webp;
  }
}

/** A face as square WebP. */
export async function renderFace(recipe) {
  const image = await draw(recipe);
  return image.extract(faceSquare).resize(face.width).webp({ quality: face.quality, effort: 4 }).toBuffer();
}

/** The small picture that is shown until the real one has loaded, as a data URL. */
export async function renderBlur(webp) {
  const tiny = await sharp(webp).resize(16).webp({ quality: 60 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
