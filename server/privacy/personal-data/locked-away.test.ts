import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErasureTerms } from '../../../contract/privacy/personal-data.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { signUp } from '../../../tests/makers/sign-up.ts';
import type { Context } from '../../kit/context/context.ts';
import { unseal } from '../../kit/crypto/encryption.ts';
import { eraseAt } from './locked-away.rules.ts';
import { eraseDue } from './locked-away.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

const rows = () => app.context.db.selectFrom('locked_away').selectAll().execute();
const at = (now: Date): Context => ({ ...app.context, now: () => now });

it('keeps registration and sign-ins encrypted for the announced time, and then deletes them', async () => {
  const person = await signUp(app);
  const terms = (await app.api('GET /user/erasure', { token: person.token })).body.data as ErasureTerms;
  const said = new Date(terms.kept_until).getTime();
  expect(Math.abs(said - eraseAt(new Date(), 180).getTime())).toBeLessThan(60_000);
  const body = { password: person.password };
  expect((await app.api('DELETE /user', { token: person.token, body })).status).toBe(200);

  const [row, ...more] = await rows();
  expect(more).toEqual([]);
  if (!row) throw new Error('Nothing was locked away');
  expect(row.erase_at.getTime()).toBe(eraseAt(row.locked_at, 180).getTime());
  for (const words of [person.email, person.username, person.mobile]) expect(row.sealed).not.toContain(words);
  const archived = JSON.parse(unseal(app.context.secretKey, 'locked-away', row.sealed));
  expect(archived).toMatchObject({
    account: { email: person.email, mobile: person.mobile, username: person.username },
    consents: expect.arrayContaining([expect.objectContaining({ kind: 'terms' })]),
    sessions: [expect.objectContaining({ ip: expect.any(String) })],
  });

  expect(await eraseDue(at(new Date(row.erase_at.getTime() - 1)))).toBe(0);
  expect(await rows()).toHaveLength(1);
  expect(await eraseDue(at(row.erase_at))).toBe(1);
  expect(await rows()).toEqual([]);
});
