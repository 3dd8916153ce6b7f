import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** One planted violation a rule: the file that breaks it, and its text. */
const planted: Record<string, [file: string, text: string]> = {
  'contract-imports-only-zod': ['contract/bad.ts', `import 'fastify';`],
  'search-imports-only-contract': ['search/bad.ts', `import '../database/schema.ts';`],
  'kit-knows-no-feature': ['server/kit/bad-feature.ts', `import '../users/users.service.ts';`],
  'web-imports-only-contract': ['web/lib/bad-server.ts', `import '../../server/main.ts';`],
  'server-imports-contract-and-database': ['server/bad/web.ts', `import '../../web/lib/paths.ts';`],
  'database-stands-alone': ['database/bad.ts', `import '../contract/kit.ts';`],
  'sandbox-stands-alone': ['sandbox/bad.ts', `import '../contract/kit.ts';`],
  'queries-of-own-feature': ['server/bad/other.service.ts', `import '../users/users.queries.ts';`],
  'queries-behind-service': ['server/users/users.routes.ts', `import './users.queries.ts';`],
  'kysely-in-queries': ['server/users/bad.service.ts', `import type { Kysely } from 'kysely';`],
  'pure-rules-and-views': ['server/users/users.rules.ts', `import { readFileSync } from 'node:fs';`],
  'fastify-at-the-edge': ['server/users/bad-edge.service.ts', `import 'fastify';`],
  'decoders-in-their-process': ['server/users/bad-picture.service.ts', `import 'sharp';`],
  'features-apart': ['web/features/one/bad.tsx', `import '../two/card.tsx'; export const bad = <p>{1}</p>;`],
  'screens-below-app': ['web/screens/bad.tsx', `import '../app/shell.tsx';`],
  'features-below-screens': [
    'web/features/one/bad-screen.ts',
    `export const bad = () => import('../../screens/home.tsx');`,
  ],
  'ui-knows-no-domain': ['web/ui/bad.tsx', `import '../features/two/card.tsx';`],
  'lib-is-lowest': ['web/lib/bad.ts', `import type { Button } from '../ui/button.tsx';`],
  'no-cycles': ['web/ui/ring-back.ts', `import './ring.ts';`],
  'no-orphans': ['server/users/alone.ts', `export const alone = 1;`],
  'no-missing-modules': ['server/users/lost.ts', `import './nowhere.ts';`],
  'no-dev-dependencies': ['server/users/tools.ts', `import 'fast-check';`],
};

const innocent: Record<string, string> = {
  'contract/kit.ts': `import * as z from 'zod/mini'; export const kit = z;`,
  'database/connection.ts': `import 'kysely'; import './schema.ts';`,
  'database/schema.ts': `export type Row = { id: number };`,
  'server/main.ts': `import './users/users.service.ts'; import '../database/connection.ts';`,
  'server/users/users.service.ts': `import './users.queries.ts'; import './users.views.ts';`,
  'server/users/users.queries.ts': `import 'kysely'; import '../../contract/kit.ts';`,
  'server/users/users.views.ts': `import type { Row } from '../../database/schema.ts'; import 'node:crypto';`,
  'web/lib/paths.ts': `import 'react';`,
  'web/ui/button.tsx': `import '../lib/paths.ts'; export const Button = () => <button type="button" />;`,
  'web/ui/ring.ts': `export * from './ring-back.ts';`,
  'web/ui/ring-back.ts': `import '../lib/paths.ts';`,
  'web/features/two/card.tsx': `import '../../ui/button.tsx';`,
  'web/screens/home.tsx': `import '../features/two/card.tsx';`,
  'web/app/shell.tsx': `import '../screens/home.tsx'; import '../../contract/kit.ts';`,
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

describe('the directions', () => {
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

  it('have a planted violation for every rule', async () => {
    const { default: rules } = await import(config);
    expect(Object.keys(planted).toSorted()).toEqual(
      rules.forbidden.map((rule: { name: string }) => rule.name).toSorted(),
    );
  });

  it('let a tree pass that keeps them', () => {
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
