import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { default: rules } = await import(join(process.cwd(), '.dependency-cruiser.cjs'));
const ruleNames: string[] = rules.forbidden.map((rule: { name: string }) => rule.name);

const belowTop = ruleNames.flatMap((name) => /^server-(.+)-imports-below$/.exec(name)?.[1] ?? []);
const domains = ['privacy', ...belowTop];

/** A file each root may import. */
const topOf = { contract: '../../kit/calls.ts', server: '../../../contract/kit/calls.ts', web: '../../lib/paths.ts' };

/** A feature of each domain that imports the domain above. */
const pointingUp = Object.keys(topOf).flatMap((root) =>
  belowTop.map((domain, place): [string, [string, string]] => [
    `${root}-${domain}-imports-below`,
    [`${root}/${domain}/bad-up/up.ts`, `import '../../${domains[place]}/top/top.ts';`],
  ]),
);

/** A valid feature in each domain. */
const tops = Object.entries(topOf).flatMap(([root, below]) =>
  domains.map((domain) => [`${root}/${domain}/top/top.ts`, `import '${below}';`]),
);

/** One planted violation per rule: file and content. */
const planted: Record<string, [file: string, text: string]> = {
  ...Object.fromEntries(pointingUp),
  'contract-kit-knows-no-domain': ['contract/kit/bad-domain.ts', `import '../privacy/top/top.ts';`],
  'contract-imports-only-zod': ['contract/bad.ts', `import 'fastify';`],
  'search-imports-only-contract': ['search/bad.ts', `import '../database/schema.ts';`],
  'kit-knows-no-feature': ['server/kit/bad-feature.ts', `import '../accounts/users/users.service.ts';`],
  'web-imports-only-contract': ['web/lib/bad-server.ts', `import '../../server/main.ts';`],
  'server-imports-contract-and-database': ['server/bad/web.ts', `import '../../web/lib/paths.ts';`],
  'database-imports-contract': ['database/bad.ts', `import '../server/main.ts';`],
  'migrations-stand-alone': ['database/migrations/bad.ts', `import '../../contract/kit/calls.ts';`],
  'sandbox-stands-alone': ['sandbox/bad.ts', `import '../contract/kit/calls.ts';`],
  'queries-of-own-feature': ['server/accounts/bad/other.service.ts', `import '../users/users.queries.ts';`],
  'queries-behind-service': ['server/accounts/users/users.routes.ts', `import './users.queries.ts';`],
  'kysely-in-queries': ['server/accounts/users/bad.service.ts', `import type { Kysely } from 'kysely';`],
  'pure-rules-policies-and-views': ['server/accounts/users/users.policy.ts', `import { readFileSync } from 'node:fs';`],
  'fastify-at-the-edge': ['server/accounts/users/bad-edge.service.ts', `import 'fastify';`],
  'decoders-in-their-process': ['server/accounts/users/bad-picture.service.ts', `import 'sharp';`],
  'screens-below-app': ['web/accounts/screens/bad.tsx', `import '../../app/shell.tsx';`],
  'features-below-screens': [
    'web/accounts/one/bad-screen.tsx',
    `export const bad = () => import('../screens/home.tsx'); export const part = <p>{1}</p>;`,
  ],
  'ui-knows-no-domain': ['web/ui/bad.tsx', `import '../accounts/two/card.tsx';`],
  'lib-is-lowest': ['web/lib/bad.ts', `import type { Button } from '../ui/button.tsx';`],
  'no-cycles': ['web/ui/ring-back.ts', `import './ring.ts';`],
  'no-orphans': ['server/accounts/users/alone.ts', `export const alone = 1;`],
  'no-missing-modules': ['server/accounts/users/lost.ts', `import './nowhere.ts';`],
  'no-dev-dependencies': ['server/accounts/users/tools.ts', `import 'fast-check';`],
};

const innocent: Record<string, string> = {
  ...Object.fromEntries(tops),
  'contract/kit/calls.ts': `import * as z from 'zod/mini'; export const kit = z;`,
  'database/connection.ts': `import 'kysely'; import './schema.ts';`,
  'database/schema.ts': `export type Row = { id: number };`,
  'server/main.ts': `import './accounts/users/users.service.ts'; import '../database/connection.ts';`,
  'server/accounts/users/users.service.ts': `import './users.queries.ts'; import './users.views.ts';`,
  'server/accounts/users/users.queries.ts': `import 'kysely'; import '../../../contract/kit/calls.ts';`,
  'server/accounts/users/users.views.ts': `import type { Row } from '../../../database/schema.ts'; import 'node:crypto';`,
  'web/lib/paths.ts': `import 'react';`,
  'web/ui/button.tsx': `import '../lib/paths.ts'; export const Button = () => <button type="button" />;`,
  'web/ui/ring.ts': `export * from './ring-back.ts';`,
  'web/ui/ring-back.ts': `import '../lib/paths.ts';`,
  'web/accounts/two/card.tsx': `import '../../ui/button.tsx';`,
  'web/accounts/screens/home.tsx': `import '../two/card.tsx';`,
  'web/app/shell.tsx': `import '../accounts/screens/home.tsx'; import '../../contract/kit/calls.ts';`,
};

interface Report {
  modules: unknown[];
  summary: { violations: { from: string; rule: { name: string } }[] };
}

const config = join(process.cwd(), '.dependency-cruiser.cjs');
const roots = ['contract', 'search', 'server', 'database', 'web', 'sandbox'];

function inspect(folder: string): Report {
  const program = join(process.cwd(), 'node_modules/.bin/depcruise');
  const args = [program, '--config', config, '--output-type', 'json', ...roots];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 });
  if (!stdout.startsWith('{')) throw new Error(stderr);
  return JSON.parse(stdout);
}

function plant(folder: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}\n`);
  }
}

describe('the dependency rules', () => {
  let folder: string;
  beforeAll(() => {
    mkdirSync('.cache', { recursive: true });
    folder = mkdtempSync(join(process.cwd(), '.cache/directions-'));
    execFileSync('cp', ['package.json', folder]);
    mkdirSync(join(folder, 'sandbox'));
    mkdirSync(join(folder, 'search'));
    plant(folder, innocent);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('have a planted violation each', () => {
    expect(Object.keys(planted).toSorted()).toEqual(ruleNames.toSorted());
  });

  it('accept a valid tree', () => {
    const { modules, summary } = inspect(folder);
    expect(modules.length).toBeGreaterThan(10);
    expect(summary.violations).toEqual([]);
  });

  it('catch each planted violation', () => {
    plant(folder, Object.fromEntries(Object.values(planted)));
    const found = inspect(folder).summary.violations.map(({ rule, from }) => `${rule.name} ${from}`);
    const expected = Object.entries(planted).map(([rule, [file]]) => `${rule} ${file}`);
    expect(expected.filter((line) => !found.includes(line))).toEqual([]);
  });
});
