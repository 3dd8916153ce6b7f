import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** Fake npm: records its calls and creates what npm would. */
const npm = `
import { appendFileSync, copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
const [command, ...args] = process.argv.slice(2);
appendFileSync('calls', command + (args.includes('--include=dev') ? ' dev' : '') + '\\n');
if (process.env.NPM_FAILS) { console.error('npm says why'); process.exit(1); }
mkdirSync('node_modules/node/bin', { recursive: true });
try { symlinkSync(process.execPath, 'node_modules/node/bin/node'); } catch {}
if (args.includes('--include=dev')) for (const name of ['vitest', '@biomejs/biome']) mkdirSync('node_modules/' + name, { recursive: true });
if (command === 'install') copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tandem-ensure-'));
  for (const name of ['tools', 'web', 'contract', 'npm']) mkdirSync(join(folder, name));
  copyFileSync('tools/ensure.mjs', join(folder, 'tools/ensure.mjs'));
  write('package.json', '{"type":"module"}');
  write('npm/npm-cli.js', npm);
  write('package-lock.json', lock('1.0.0'));
  write('web/page.tsx', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

function lock(version: string): string {
  return JSON.stringify({ packages: { '': {}, 'node_modules/react': { version } } });
}

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text);
}

/** Runs the script and returns its npm calls. */
function ensure(args: string[] = [], env: Record<string, string> = {}) {
  write('calls', '');
  const outcome = spawnSync(process.execPath, ['tools/ensure.mjs', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(folder, 'npm/npm-cli.js'), ...env },
  });
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n').filter(Boolean);
  return { calls, code: outcome.status, lines: outcome.stderr.trim().split('\n') };
}

describe('ensure', () => {
  it('installs without test tools and builds, then does nothing', () => {
    expect(ensure()).toMatchObject({ calls: ['install', 'run'], code: 0 });
    expect(ensure()).toMatchObject({ calls: [], code: 0 });
  });

  it('adds the test tools on request and never removes them', () => {
    ensure();
    expect(ensure(['--dev']).calls).toEqual(['install dev']);
    write('package-lock.json', lock('2.0.0'));
    expect(ensure().calls).toEqual(['install dev', 'run']);
  });

  it('accepts a manual install that matches the lockfile', () => {
    mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true });
    copyFileSync(process.execPath, join(folder, 'node_modules/node/bin/node'));
    write('node_modules/.package-lock.json', lock('1.0.0'));
    expect(ensure(['--no-build']).calls).toEqual([]);
    write('node_modules/.package-lock.json', lock('0.9.0'));
    expect(ensure(['--no-build']).calls).toEqual(['install']);
  });

  it('rebuilds after changes of pages or the contract, not of tests', () => {
    ensure();
    write('web/page.test.tsx', 'a test');
    expect(ensure().calls).toEqual([]);
    write('web/page.tsx', 'two');
    expect(ensure().calls).toEqual(['run']);
    write('contract/call.ts', 'new');
    expect(ensure().calls).toEqual(['run']);
  });

  it('reports a failing npm, stops, and retries the next time', () => {
    const { code, lines } = ensure([], { NPM_FAILS: '1' });
    expect(code).toBe(1);
    expect(lines).toEqual(['npm says why', expect.stringContaining('Tandem cannot start: Installing packages failed')]);
    expect(existsSync(join(folder, 'build/.stamp'))).toBe(false);
    expect(ensure()).toMatchObject({ calls: ['install', 'run'], code: 0 });
  });
});
