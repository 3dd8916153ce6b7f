/** The built scripts have no import cycles. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'build/client/assets';
/** Static imports of each script. */
function readImports(): Map<string, string[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return new Map(
    files.map((file) => {
      const text = readFileSync(`${folder}/${file}`, 'utf8');
      return [file, [...text.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, name = '']) => name)];
    }),
  );
}

it('no two scripts import each other', () => {
  const imports = readImports();
  expect(imports.size).toBeGreaterThan(100);
  const reached = (from: string) => {
    const seen = new Set<string>();
    const next = [...(imports.get(from) ?? [])];
    for (let file = next.pop(); file !== undefined; file = next.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      next.push(...(imports.get(file) ?? []));
    }
    return seen;
  };
  const inCycles = [...imports.keys()].filter((file) => reached(file).has(file));
  expect(inCycles).toEqual([]);
});
