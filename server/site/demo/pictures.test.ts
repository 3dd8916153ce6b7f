import { readdir, readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { DemoPicture } from './pictures.rules.ts';

const folder = new URL('../../../database/demo/pictures/', import.meta.url);
const mostBytes = 40_000;

it('has at least 400 different pictures of the demo, each at most 40 kB at 640 px', async () => {
  const manifest = JSON.parse(await readFile(new URL('manifest.json', folder), 'utf8'));
  const { pictures, faces } = manifest as { pictures: DemoPicture[]; faces: string[] };
  expect(pictures.length).toBeGreaterThanOrEqual(400);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.webp'));
  expect(files.toSorted()).toEqual(
    [...pictures.map(({ name }) => name), ...faces].map((name) => `${name}.webp`).toSorted(),
  );
  const seen = new Set<string>();
  for (const { name, blur } of pictures) {
    const file = new URL(`${name}.webp`, folder);
    expect((await stat(file)).size, name).toBeLessThanOrEqual(mostBytes);
    expect(blur.length, name).toBeLessThanOrEqual(1_000);
    seen.add((await readFile(file)).toString('base64'));
  }
  expect(seen.size).toBe(pictures.length);
  const [first] = pictures;
  expect(await sharp(await readFile(new URL(`${first?.name}.webp`, folder))).metadata()).toMatchObject({
    format: 'webp',
    width: 640,
    height: 800,
  });
  const own = Map.groupBy(
    pictures.filter(({ set }) => set.startsWith('cast-')),
    ({ set }) => set,
  );
  expect(own.size).toBe(14);
  for (const list of own.values()) expect(list.length).toBeGreaterThanOrEqual(9);
});
