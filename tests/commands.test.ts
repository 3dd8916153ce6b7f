/** The operator's commands: they use the service's settings, name the database, and make none unasked. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { acceptSecretKey, checkSecretKey } from '../server/core/installation/installation.service.ts';
import { seal } from '../server/kit/crypto/encryption.ts';
import { makeTestFolder } from './database.ts';
import { fillDataDir } from './database-template.ts';
import { canMount, mountDisk } from './small-disk.ts';

vi.setConfig({ testTimeout: 300_000 });

const run = promisify(execFile);
const ownKey = 'k'.repeat(32);

/** Runs a command with these settings alone. */
async function command(args: string[], settings: Record<string, string>) {
  const env = { PATH: process.env.PATH ?? '', ENV_FILE: '', ...settings };
  return run(process.execPath, args, { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code: Number(code), stdout: String(stdout), stderr: String(stderr) }),
  );
}

/** A stopped installation that was made with `ownKey`, copied for each test. */
const template = join(makeTestFolder('installation'), 'data');

beforeAll(async () => {
  await fillDataDir(template);
  const { db, close } = await openDatabase({ dataDir: template });
  await checkSecretKey(db, ownKey);
  await close();
}, 300_000);

function install(name: string): string {
  const dataDir = join(makeTestFolder(name), 'data');
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

const commands: [string, string[]][] = [
  ['operator', ['tools/operator.ts', 'first@example.com']],
  ['import', ['tools/import.ts', 'influencers', 'package.json']],
  ['demo', ['tools/demo.ts', '--influencers', '0']],
  ['ledger:check', ['tools/ledger-check.ts']],
];

describe.each(commands)('npm run %s', (_name, args) => {
  it('refuses to make a database unasked, in one sentence that names the place, and leaves nothing there', async () => {
    const dataDir = join(makeTestFolder('no-database'), 'data');
    const { code, stdout, stderr } = await command(args, { DATA_DIR: dataDir });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(`Database: the embedded one in ${dataDir}\n`);
    expect(stderr).toContain(`There is no database of Tandem in ${dataDir}. Set DATA_DIR or DATABASE_URL`);
    expect(stderr.trim().split('\n')).toHaveLength(2);
    expect(existsSync(dataDir)).toBe(false);
  });
});

describe('the settings of the service', () => {
  it('are read from its file; the environment wins', async () => {
    const dataDir = install('settings');
    const file = join(makeTestFolder('settings-file'), 'tandem.env');
    writeFileSync(file, `# the service\nDATA_DIR=${dataDir}\nSECRET_KEY=${ownKey}\n`);
    const found = await command(['tools/ledger-check.ts'], { ENV_FILE: file });
    expect(found).toMatchObject({ code: 0, stdout: expect.stringContaining('The ledger is right') });
    const other = join(makeTestFolder('settings-other'), 'data');
    const lost = await command(['tools/ledger-check.ts'], { ENV_FILE: file, DATA_DIR: other });
    expect(lost).toMatchObject({ code: 1, stderr: expect.stringContaining(`in ${other}.`) });
  });

  it('that cannot be read are named', async () => {
    const { code, stderr } = await command(['tools/ledger-check.ts'], { ENV_FILE: '/nowhere/tandem.env' });
    expect(code).toBe(1);
    expect(stderr).toContain('ENV_FILE should be a readable file (/nowhere/tandem.env');
  });

  it('--create makes the database where that is meant', async () => {
    const dataDir = join(makeTestFolder('create'), 'data');
    const made = await command(['tools/operator.ts', 'first@example.com', '--create'], { DATA_DIR: dataDir });
    expect(made).toMatchObject({ code: 0, stdout: expect.stringContaining('/reset-password/first%40example.com#') });
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['db', 'secret-key']));
  });
});

describe('a database of another version or key', () => {
  it('is refused after a downgrade, unchanged', async () => {
    const dataDir = install('newer');
    const opened = await openDatabase({ dataDir });
    await sql`insert into migration (name, checksum) values ('9999-later.sql', 'x')`.execute(opened.db);
    await sql`delete from migration where name = '0415-installation.sql'`.execute(opened.db);
    await expect(migrate(opened.db)).rejects.toThrow('made by a newer version (it has 9999-later.sql');
    const { rows } = await sql`select name from migration where name like '0415%'`.execute(opened.db);
    expect(rows).toEqual([]);
    await opened.close();
    for (const args of [['tools/ledger-check.ts'], ['server/main.ts']]) {
      const { code, stderr } = await command(args, { DATA_DIR: dataDir, PORT: '0', SECRET_KEY: ownKey });
      expect(code).toBe(1);
      expect(stderr.trim().split('\n').at(-1)).toMatch(
        /^The database was made by a newer version .*Start that version/,
      );
    }
  });

  it('is refused with another secret key, and taken again with its own', async () => {
    const dataDir = install('other-key');
    for (const args of [['tools/ledger-check.ts'], ['server/main.ts']]) {
      const { code, stderr } = await command(args, { DATA_DIR: dataDir, PORT: '0', SECRET_KEY: 'x'.repeat(32) });
      expect(code).toBe(1);
      expect(stderr.trim().split('\n').at(-1)).toMatch(/^The secret key is not the one .* Put the former key back/);
    }
    const lost = await command(['tools/ledger-check.ts'], { DATA_DIR: dataDir });
    expect(lost).toMatchObject({ code: 1, stderr: expect.stringContaining('DATA_DIR/secret-key; a backup holds it.') });
    const own = await command(['tools/ledger-check.ts'], { DATA_DIR: dataDir, SECRET_KEY: ownKey });
    expect(own).toMatchObject({ code: 0 });
    const { db, close } = await openDatabase({ dataDir });
    await acceptSecretKey(db, 'n'.repeat(32));
    await expect(checkSecretKey(db, 'n'.repeat(32))).resolves.toBeUndefined();
    await close();
  });
});

describe('npm run doctor', () => {
  const examine = (settings: Record<string, string>) => command(['tools/doctor.ts'], { PORT: '1', ...settings });

  it('finds nothing to mend in a good installation, and changes nothing', async () => {
    const { code, stdout } = await examine({ DATA_DIR: install('healthy'), SECRET_KEY: ownKey });
    expect(code).toBe(0);
    for (const part of ['Node', 'Settings', 'Disk', 'Files', 'Database', 'Schema', 'Secret key', 'Clock', 'Mail'])
      expect(stdout).toMatch(new RegExp(`^ok +${part} `, 'm'));
    const nowhere = join(makeTestFolder('doctor'), 'data');
    expect(await examine({ DATA_DIR: nowhere })).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('none yet'),
    });
    expect(existsSync(nowhere)).toBe(false);
  });

  it('names settings, mail, key and clock that are wrong, with what to do', async () => {
    const settings = await examine({ PORT: 'eighty' });
    expect(settings).toMatchObject({ code: 1, stdout: expect.stringMatching(/MEND +Settings .*PORT should be/) });
    const dataDir = install('ill');
    const { db, close } = await openDatabase({ dataDir });
    await sql`update migration set applied_at = now() + interval '3 days' where name like '0001%'`.execute(db);
    await close();
    const ill = await examine({ DATA_DIR: dataDir, SECRET_KEY: 'x'.repeat(32), SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(ill.code).toBe(1);
    expect(ill.stdout).toMatch(/^MEND +Secret key +It is not the one .*\n +Put the former key back/m);
    expect(ill.stdout).toMatch(/^MEND +Clock +It is before the latest entry.*\n +Set the clock/m);
    expect(ill.stdout).toMatch(/^MEND +Mail +connect ECONNREFUSED.*\n +Check SMTP_URL/m);
  });

  it('takes another key when told to, with the second factors that went with the lost one; it makes no key', async () => {
    const dataDir = install('lost-key');
    const { db, close } = await openDatabase({ dataDir });
    await sql`insert into account (role, fullname, username) values ('operator', 'First', 'first'), ('operator', 'Second', 'second')`.execute(
      db,
    );
    const [lost, kept] = [seal(ownKey, 'totp', 'A'.repeat(32)), seal('x'.repeat(32), 'totp', 'A'.repeat(32))];
    await sql`insert into totp (account_id, secret, created_at)
      select id, case fullname when 'First' then ${lost} else ${kept} end, now() from account`.execute(db);
    await sql`insert into recovery_code (account_id, code_hash, created_at) select id, 'x', now() from account`.execute(
      db,
    );
    await close();
    const accept = (flags: string[], settings: Record<string, string>) =>
      command(['tools/doctor.ts', '--accept-key', ...flags], { DATA_DIR: dataDir, ...settings });
    const keyless = await accept(['--yes'], {});
    expect(keyless).toMatchObject({ code: 1, stderr: expect.stringContaining('There is no secret key.') });
    expect(existsSync(join(dataDir, 'secret-key'))).toBe(false);
    const SECRET_KEY = 'x'.repeat(32);
    const unasked = await accept([], { SECRET_KEY });
    expect(unasked).toMatchObject({ code: 1, stderr: expect.stringMatching(/authenticator apps and .*add --yes/) });
    expect((await examine({ DATA_DIR: dataDir, SECRET_KEY })).stdout).toMatch(/^MEND +Secret key/m);
    const accepted = await accept(['--yes'], { SECRET_KEY });
    expect(accepted).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('authenticator apps of 1 accounts, recovery codes of 2.'),
    });
    expect((await examine({ DATA_DIR: dataDir, SECRET_KEY })).stdout).toMatch(/^ok +Secret key/m);
    expect(await accept(['--yes'], { SECRET_KEY })).toMatchObject({ stdout: expect.stringContaining('was made with') });
    const opened = await openDatabase({ dataDir });
    expect(await opened.db.selectFrom('totp').select('secret').execute()).toEqual([{ secret: kept }]);
    expect(await opened.db.selectFrom('recovery_code').selectAll().execute()).toEqual([]);
    await opened.close();
  });
});

describe.runIf(canMount())('on a full disk', () => {
  it('a backup and a restore say so in one sentence, and leave nothing behind', async () => {
    const disk = makeTestFolder('full-disk');
    const { remove } = mountDisk(disk, '16k');
    try {
      const dataDir = install('source');
      const settings = { DATA_DIR: dataDir, SECRET_KEY: ownKey };
      const full = await command(['tools/backup.ts', join(disk, 'x.tar')], settings);
      expect(full).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/There is no space left for .*nothing was kept/),
      });
      expect(readdirSync(disk)).toEqual([]);
      const file = join(makeTestFolder('backup'), 'x.tar');
      expect(await command(['tools/backup.ts', file], settings)).toMatchObject({ code: 0 });
      const restored = await command(['tools/restore.ts', file], { DATA_DIR: join(disk, 'data'), SECRET_KEY: ownKey });
      expect(restored).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('there is no space left on its disk'),
      });
      expect(existsSync(join(disk, 'data/db'))).toBe(false);
    } finally {
      remove();
    }
  });
});
