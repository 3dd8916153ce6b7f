import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '../../../contract/kit/calendar.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { makeMember } from '../../../tests/members.ts';
import { authJobs } from '../../accounts/auth/auth.jobs.ts';
import { claimKey, findKey } from './idempotency.queries.ts';
import { freeUnfinishedKeys, runOnce } from './idempotency.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(testDatabases.at(-1)));
});
afterAll(() => app.close());

test('releases the key of a call that ended with its process at the next start, and keeps stored replies', async () => {
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

test('deletes replies after a day, and keeps newer ones', async () => {
  const { db } = app.context;
  const accountId = Number((await makeMember(app, 'brand')).id);
  const claim = (key: string, hoursAgo: number) =>
    claimKey(db, { accountId, route: 'POST /x', key, bodyHash: '-', now: new Date(Date.now() - hoursAgo * hourMs) });
  await claim('yesterday', 24.1);
  await claim('today', 23.9);
  await authJobs(app.context)
    .find(({ name }) => name === 'auth.clear-away')
    ?.run({});
  const of = { accountId, route: 'POST /x' };
  expect(await findKey(db, { ...of, key: 'yesterday' })).toBeUndefined();
  expect(await findKey(db, { ...of, key: 'today' })).toBeDefined();
});
