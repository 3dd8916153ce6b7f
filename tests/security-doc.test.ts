/** docs/security.md answers every requirement once, with existing references. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Number of requirements of levels 1 and 2 per chapter, V1 to V17. Source: OWASP ASVS 5.0.0. */
const counts = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

const root = new URL('../', import.meta.url);
const document = readFileSync(new URL('docs/security.md', root), 'utf8');
const rows = [...document.matchAll(/^\| (V(\d+)\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, id = '', chapter = '', topic = '', state = '', where = '']) => ({ id, chapter, topic, state, where }),
);
const pathsIn = (text: string) =>
  [...text.matchAll(/`([^`]+)`/g)].flatMap(([, path = '']) =>
    /^[\w./-]+\.(ts|tsx|md|sql|json|yaml)$|^Dockerfile$/.test(path) ? [path] : [],
  );

it('has every requirement of levels 1 and 2 once', () => {
  expect(rows.length).toBe(document.match(/^\| V\d/gm)?.length);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const found = counts.map((_, at) => rows.filter(({ chapter }) => chapter === String(at + 1)).length);
  expect(found).toEqual(counts);
});

it.each(rows)('$id names where it is met, or why not', ({ state, where }) => {
  expect(['met', 'not applicable', 'open']).toContain(state);
  expect(where.length).toBeGreaterThan(5);
  for (const path of pathsIn(where)) expect(existsSync(new URL(path, root)), path).toBe(true);
});

it('has no connection that accepts any certificate', () => {
  const files = ['server', 'database', 'tools'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const lax = files.filter(
    (file) =>
      file.endsWith('.ts') && /rejectUnauthorized|NODE_TLS_REJECT/.test(readFileSync(new URL(file, root), 'utf8')),
  );
  expect(lax).toEqual([]);
});
