/** A disk of a few kilobytes, for tests of a full one: as root, outside of containers that forbid it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { makeTestFolder } from './database.ts';

interface SmallDisk {
  /** Makes room while it is in use. */
  grow(size: string): void;
  remove(): void;
}

/** Mounts it over a folder; `size` is tmpfs's, such as 16k. */
export function mountDisk(folder: string, size: string): SmallDisk {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  return {
    grow: (more) => void execFileSync('mount', ['-o', `remount,size=${more}`, folder]),
    remove: () => void execFileSync('umount', [folder]),
  };
}

export function canMount(): boolean {
  const folder = makeTestFolder('mount');
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0;
  if (mounted) execFileSync('umount', [folder]);
  return mounted;
}
