import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/spec-coverage.md', 'utf8');
const deviations = readFileSync('docs/deviations.md', 'utf8');

interface Row {
  statement: string;
  places: string;
  proofs: string;
}

const rows: Row[] = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| statement'))
  .map((line) => {
    const [statement = '', places = '', proofs = ''] = line.slice(2, -2).split(' | ');
    return { statement, places, proofs };
  });

const filesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

/** Parses `file: title of a test` and `deviation 3`, separated by `; `. Titles may contain a semicolon. */
function proofsOf({ proofs }: Row): string[] {
  return proofs.split(/; (?=`|deviation \d+$)/);
}

function isThere(proof: string): boolean {
  const deviation = /^deviation (\d+)$/.exec(proof);
  if (deviation) return new RegExp(`^${deviation[1]}\\. `, 'm').test(deviations);
  const [, file = '', words = ''] = /^`([^`]+)`: (.+)$/.exec(proof) ?? [];
  if (!words || !existsSync(file)) return false;
  return readFileSync(file, 'utf8').replaceAll("\\'", "'").includes(words);
}

describe('docs/spec-coverage.md', () => {
  it('covers every section of the specification', () => {
    expect(page.match(/^## \d/gm)).toHaveLength(9);
    expect(rows.length).toBeGreaterThan(90);
  });

  it.each(rows)('$statement', (row) => {
    expect(filesIn(row.places).filter((path) => !existsSync(path))).toEqual([]);
    expect(filesIn(row.places).length).toBeGreaterThan(0);
    expect(proofsOf(row).filter((proof) => !isThere(proof))).toEqual([]);
  });
});
