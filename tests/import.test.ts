import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { makeTestFolder } from './database.ts';

const run = promisify(execFile);
const folder = makeTestFolder('import-cli');
const list = join(folder, 'list.csv');
const rejects = join(folder, 'list.rejects.csv');

async function importFile(...args: string[]) {
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '', INIT_CWD: folder };
  const outcome = run(process.execPath, ['tools/import.ts', ...args], { env });
  return outcome.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code: Number(code), stdout: String(stdout), stderr: String(stderr) }),
  );
}

describe('npm run import -- influencers FILE, beside a running server', () => {
  let server: OpenDatabase;
  beforeAll(async () => {
    server = await openDatabase({ dataDir: join(folder, 'data') });
    await migrate(server.db);
  });
  afterAll(() => server.close());

  it('imports valid lines, reports invalid ones and keeps them', async () => {
    writeFileSync(list, 'platform,handle,name,colour\ninstagram,usha.eats,उषा देवी,red\ninstagram,,Nobody,\n');
    const first = await importFile('influencers', 'list.csv');
    expect(first).toMatchObject({ code: 0 });
    expect(first.stdout).toContain(`1 new, 0 changed, 0 unchanged, 1 refused, kept in ${rejects}`);
    expect(first.stderr).toContain('Columns that are not known were left out: colour');
    expect(first.stderr).toContain('Line 3: handle is empty.');
    expect(readFileSync(rejects, 'utf8')).toBe(
      'line,reason,platform,handle,name,colour\n3,handle is empty.,instagram,,Nobody,\n',
    );
    const found = await server.db.selectFrom('influencer_profile').select('display_name').execute();
    expect(found).toEqual([{ display_name: 'उषा देवी' }]);
  });

  it('imports the corrected rejects', async () => {
    writeFileSync(rejects, readFileSync(rejects, 'utf8').replace('instagram,,', 'instagram,found.again,'));
    expect((await importFile('influencers', rejects)).stdout).toContain('1 new, 0 changed, 0 unchanged');
  });

  it('writes no rejects file without rejects, and changes nothing on a second run', async () => {
    writeFileSync(list, 'platform,handle,name\ninstagram,usha.eats,उषा देवी\n');
    expect((await importFile('influencers', 'list.csv')).stdout).toContain('0 new, 0 changed, 1 unchanged');
    expect(existsSync(rejects)).toBe(false);
  });

  it('takes a list as it is handed over, and refuses what it would have to guess with its readings', async () => {
    writeFileSync(list, 'Full Name;Insta ID;Foll.\r\nCase One;@case.one;48.5M\r\nCase Two;case.two;86.2\r\n');
    const dry = await importFile('influencers', 'list.csv', '--dry-run');
    expect(dry.stdout).toContain('Would be: 1 new, 0 changed, 0 unchanged, 1 refused');
    const { stdout, stderr } = await importFile('influencers', 'list.csv');
    expect(stdout).toContain('1 new, 0 changed, 0 unchanged, 1 refused');
    expect(stderr).toContain('Columns: Full Name as name, Insta ID as handle_instagram, Foll. as followers');
    expect(stderr).toContain('Line 3: Foll. can be read as 86 or 86,200 or 86,20,000: 86.2.');
    expect(readFileSync(rejects, 'utf8')).toContain(';Case Two;case.two;86.2');
    rmSync(rejects);
  });

  it('asks for the platform where nothing tells it', async () => {
    writeFileSync(list, 'Name,Username,Follower Count\nCase,@case.star,10.4M\n');
    expect((await importFile('influencers', 'list.csv')).stderr).toContain(
      'can be read as Instagram, Facebook or YouTube',
    );
    const named = await importFile('influencers', 'list.csv', '--platform', 'instagram');
    expect(named.stdout).toContain('1 new');
  });

  it('reports errors with another exit code', async () => {
    expect(await importFile('influencers', 'nowhere.csv')).toMatchObject({
      code: 1,
      stderr: 'nowhere.csv: There is no such file.\n',
    });
    writeFileSync(list, '');
    expect((await importFile('influencers', 'list.csv')).stderr).toContain('The file is empty');
    expect(await importFile('people', 'list.csv')).toMatchObject({ code: 2 });
  });
});
