import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A provider's state in a file, so that it survives a restart like a real provider's. */
export type Saved<P> = P & { save(): void };

export function openPages<P extends object>(file: string, empty: P): Saved<P> {
  const pages: P = { ...structuredClone(empty), ...readPages<P>(file) };
  return Object.assign(pages, {
    save() {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(pages));
      renameSync(`${file}.new`, file);
    },
  });
}

function readPages<P>(file: string): Partial<P> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
