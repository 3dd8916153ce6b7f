/**
 * Draws the demo's pictures and faces into database/demo/pictures, with their manifest: all of them, or those whose names begin
 * with an argument, such as `node tools/demo-pictures.mjs face- pool-food-3`. `--list` prints them and draws nothing.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { altOf, planFaces, planPictures } from './demo-pictures/plan.mjs';
import { renderBlur, renderFace, renderPicture } from './demo-pictures/render.mjs';

const folder = new URL('../database/demo/pictures/', import.meta.url);
const wanted = process.argv.slice(2);
const isWanted = ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start));
const fileOf = (name) => new URL(`${name}.webp`, folder);

const pictures = planPictures();
const faces = planFaces();
const listed = pictures.map(({ name, set, recipe }) => ({ name, set, width: 640, height: 800, alt: altOf(recipe) }));
const faceNames = faces.map(({ name }) => name).toSorted();

async function drawAll(plan, render) {
  for (const { name, recipe } of plan.filter(isWanted)) {
    await writeFile(fileOf(name), await render(recipe));
    console.log(name);
  }
}

async function writeManifest() {
  const blurred = [];
  for (const { alt, ...picture } of listed) {
    blurred.push({ ...picture, blur: await renderBlur(await readFile(fileOf(picture.name))), alt });
  }
  const manifest = JSON.stringify({ pictures: blurred, faces: faceNames }, null, 2);
  await writeFile(new URL('manifest.json', folder), `${manifest}\n`);
}

if (wanted[0] === '--list') console.log(JSON.stringify({ pictures: listed, faces: faceNames }));
else {
  await drawAll(faces, renderFace);
  await drawAll(pictures, renderPicture);
  await writeManifest();
}
