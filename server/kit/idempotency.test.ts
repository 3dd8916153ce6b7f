import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/app.ts';
import { openTestDatabase, testDatabases } from '../../tests/database.ts';
import { makeMember } from '../../tests/members.ts';
import { claimKey } from './idempotency.queries.ts';
import { freeUnfinishedKeys, runOnce } from './idempotency.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(testDatabases.at(-1)));
});
afterAll(() => app.close());

test('a call that ended with its process gives its key free at the next start; a kept reply stays', async () => {
  const { db, secretKey } = app.context;
  const accountId = Number((await makeMember(app, 'brand')).id);
  const of = (key: string) => ({ db, secretKey, accountId, route: 'POST /x', key, body: {}, now: () => new Date() });
  const reply = (id: string) => async () => ({ status: 200, reply: { id } });
  await runOnce(of('finished'), reply('first'));
  await claimKey(db, { accountId, route: 'POST /x', key: 'cut-off', bodyHash: 'unknown', now: new Date() });
  await freeUnfinishedKeys(db);
  expect(await runOnce(of('finished'), reply('second'))).toEqual({ status: 200, reply: { id: 'first' } });
  expect(await runOnce(of('cut-off'), reply('again'))).toEqual({ status: 200, reply: { id: 'again' } });
});
