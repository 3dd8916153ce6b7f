import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const roots = ['server', 'web'];
const specifier = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** Domain and feature of a file, where it stands in one. */
function featureOf(path: string): { domain: string; feature: string } | undefined {
  const [root = '', domain, feature, ...rest] = path.split('/');
  return roots.includes(root) && domain && feature && rest.length > 0 ? { domain, feature } : undefined;
}

/** Which feature folders each imports within its domain; type imports count. */
function importsOf(files: ReadonlyMap<string, string>, root: string): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    const from = featureOf(file);
    if (!from || !file.startsWith(`${root}/`)) continue;
    const name = `${from.domain}/${from.feature}`;
    for (const [, target = ''] of text.matchAll(specifier)) {
      const to = featureOf(posix.join(posix.dirname(file), target));
      if (to?.domain !== from.domain || to.feature === from.feature) continue;
      edges.set(name, (edges.get(name) ?? new Set()).add(`${to.domain}/${to.feature}`));
    }
  }
  return edges;
}

function reachable(edges: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const seen = new Set<string>();
  const next = [...(edges.get(start) ?? [])];
  for (let name = next.pop(); name !== undefined; name = next.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    next.push(...(edges.get(name) ?? []));
  }
  return seen;
}

/** Groups of folders of which each reaches each other. */
function cyclesOf(files: ReadonlyMap<string, string>, root: string): string[][] {
  const edges = importsOf(files, root);
  const reached = new Map([...edges.keys()].map((name) => [name, reachable(edges, name)]));
  const inCycle = [...reached].filter(([name, own]) => own.has(name));
  const groups = inCycle.map(([name, own]) => [...own].filter((other) => reached.get(other)?.has(name)).toSorted());
  return [...new Map(groups.map((group) => [group.join(' '), group])).values()].toSorted();
}

describe('feature folders of a domain', () => {
  const read = (root: string) =>
    new Map(
      globSync([`${root}/*/*/**/*.ts`, `${root}/*/*/**/*.tsx`])
        .filter((file) => !/\.test\.tsx?$|^server\/kit\/|^web\/(?:app|lib|ui|worker|locales)\//.test(file))
        .map((file) => [file, readFileSync(file, 'utf8')]),
    );

  it('do not import each other in the server', () => {
    const files = read('server');
    expect(importsOf(files, 'server').size).toBeGreaterThan(30);
    expect(cyclesOf(files, 'server')).toEqual([]);
  });

  it('do not import each other in the web', () => {
    const files = read('web');
    expect(importsOf(files, 'web').size).toBeGreaterThan(8);
    expect(cyclesOf(files, 'web')).toEqual([]);
  });

  it('are found when they do, over a third folder and by types alone', () => {
    const planted = new Map([
      ['server/work/one/one.service.ts', `import { two } from '../two/two.service.ts';`],
      ['server/work/two/two.service.ts', `import {\n  three,\n} from '../three/three.rules.ts';`],
      ['server/work/three/three.rules.ts', `import type { One } from '../one/one.service.ts';`],
      ['server/work/four/four.service.ts', `export { one } from '../one/one.service.ts';`],
      ['server/hub/five/five.service.ts', `import '../../work/one/one.service.ts';`],
    ]);
    expect(cyclesOf(planted, 'server')).toEqual([['work/one', 'work/three', 'work/two']]);
  });
});
