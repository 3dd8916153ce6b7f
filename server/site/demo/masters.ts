import { readFile } from 'node:fs/promises';
import type { DemoPicture } from './pictures.rules.ts';

const folder = new URL('../../../database/demo/pictures/', import.meta.url);

export interface Manifest {
  pictures: DemoPicture[];
  faces: string[];
}

/** All pictures and faces of the demo. */
export async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(new URL('manifest.json', folder), 'utf8')) as Manifest;
}

/** The largest file of a picture. */
export function readMaster(name: string): Promise<Buffer> {
  return readFile(new URL(`${name}.webp`, folder));
}
