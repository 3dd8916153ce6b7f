import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findChromium } from './chromium.ts';
import { findPackedPostgres, findPostgres } from './postgres-program.ts';
import { findAccount, findBarrier, keepFolder } from './service-folders.ts';
import { startPostgres } from './services.ts';

const nobody = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;

let root: string;
const umask = process.umask();
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tandem-services-'));
});
afterEach(() => {
  process.umask(umask);
  vi.unstubAllEnvs();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function askVersion(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query('select split_part(version(), $1, 2) as version', [' ']);
    await client.query('create extension pg_trgm');
    return rows[0].version;
  } finally {
    await client.end();
  }
}

describe('a folder for a server', () => {
  it.each([
    [0o700, true],
    [0o710, true],
    [0o711, false],
    [0o755, false],
  ])('of mode %o closed to others: %s', (mode, isClosed) => {
    const folder = mkdtempSync(join(root, 'mode-'));
    mkdirSync(join(folder, 'inner'));
    for (const open of [root, join(folder, 'inner')]) chmodSync(open, 0o755);
    chmodSync(folder, mode);
    expect(findBarrier(join(folder, 'inner'), nobody)).toBe(isClosed ? folder : undefined);
  });

  it('can be entered whatever the umask; in a closed folder it is refused with a message', () => {
    process.umask(0o077);
    const account = findAccount();
    const kept = keepFolder(join(root, 'kept/deep'), account);
    if (account) expect(findBarrier(kept, account)).toBeUndefined();
    const closed = mkdtempSync(join(root, 'closed-'));
    const keep = () => keepFolder(join(closed, 'postgres'), account);
    if (isRoot) expect(keep).toThrow(`may not enter ${closed}. Choose a folder that every account may enter.`);
    else expect(keep()).toBe(join(closed, 'postgres'));
  });
});

/** Umask 077 and a closed TMPDIR: others cannot read what root creates. */
function closeEverything(): void {
  process.umask(0o077);
  vi.stubEnv('TMPDIR', mkdtempSync(join(root, 'temporary-')));
}

describe.each([
  { name: 'the one that is found', find: findPostgres },
  { name: 'that of npm', find: findPackedPostgres },
])('PostgreSQL: $name', ({ find }) => {
  it('starts with private files, and leaves nothing behind', async () => {
    closeEverything();
    const temporary = tmpdir();
    const service = await startPostgres({ program: find() });
    expect(Number.parseInt(await askVersion(service.url), 10)).toBeGreaterThanOrEqual(15);
    await service.stop();
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('keeps its private data in a folder over a kill and a restart', async () => {
    const keptIn = join(root, `kept-${find().isPacked}`);
    const first = await startPostgres({ program: find(), keptIn, durable: true });
    await askVersion(first.url);
    await first.kill();
    await first.start();
    await first.stop();
    expect(statSync(join(keptIn, 'password')).mode & 0o077).toBe(0);
    const second = await startPostgres({ program: find(), keptIn });
    await expect(askVersion(second.url)).rejects.toThrow('already exists');
    await second.stop();
  });
});

it('TEST_PROGRAMS=npm ignores the system’s programs, also named ones', () => {
  vi.stubEnv('TEST_PROGRAMS', 'npm');
  vi.stubEnv('CHROMIUM_PATH', '/usr/bin/chromium');
  expect(findPostgres()).toEqual(findPackedPostgres());
  expect(findChromium().path).toContain('/.cache/chromium-');
  vi.stubEnv('TEST_PROGRAMS', '');
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findChromium().path).toBe(process.execPath);
});
