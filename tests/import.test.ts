import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

describe('npm run import -- influencers FILE.csv, beside a running server', () => {
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
