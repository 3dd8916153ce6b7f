import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const definition = /(?:queryKey|Key)\s*[:=]\s*\[\s*'([\w-]+)'/g;

/** Features that write the first word of a query key as a literal, by that word. */
function ownersOf(files: ReadonlyMap<string, string>): Record<string, string[]> {
  const words = new Set([...files.values()].flatMap((text) => [...text.matchAll(definition)].map(([, word]) => word)));
  const literal = new RegExp(`(?<![\\w\\])>])\\[\\s*'(${[...words].join('|')})'`, 'g');
  const found = [...files].flatMap(([file, text]) =>
    [...text.matchAll(literal)].map(([, word = '']) => ({ word, feature: file.split('/').slice(1, 3).join('/') })),
  );
  const byWord = Map.groupBy(found, ({ word }) => word);
  return Object.fromEntries(
    [...byWord].map(([word, each]) => [word, [...new Set(each.map(({ feature }) => feature))].toSorted()]),
  );
}

const shared = (files: ReadonlyMap<string, string>) =>
  Object.fromEntries(Object.entries(ownersOf(files)).filter(([, owners]) => owners.length > 1));

const files = new Map(
  globSync(['web/**/*.ts', 'web/**/*.tsx'])
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

it('has each query key written by one feature: others import it', () => {
  expect(Object.keys(ownersOf(files)).length).toBeGreaterThan(25);
  expect(shared(files)).toEqual({});
});

it('finds a key that a second feature writes as a literal', () => {
  const literals = [
    `invalidateQueries({ queryKey: ['plans'] })`,
    `const plansKey = ['plans', id] as const`,
    `client.setQueryData(['plans'], [])`,
    `for (const queryKey of [['plans']]) continue;`,
  ];
  for (const text of literals) {
    expect(shared(new Map([...files, ['web/work/bad/bad.ts', text]]))).toMatchObject({
      plans: ['money/plans', 'work/bad'],
    });
  }
});
