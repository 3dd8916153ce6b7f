import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PersonalRead } from '../../../contract/core/personal-reads.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { makePayee } from '../../../tests/payouts/payee.ts';
import { stepUp } from '../../../tests/step-up.ts';
import { dropOldReads } from './personal-reads.service.ts';

let app: TestApp;
let admin: Member;
let support: Member;
let brand: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  [admin, support] = [await makeMember(app, 'operator'), await makeMember(app, 'operator')];
  brand = await makeMember(app, 'brand');
  const { db } = app.context;
  await db.updateTable('account').set({ operator_level: 'support' }).where('id', '=', Number(support.id)).execute();
});
afterAll(() => app.close());

const ask = ({ token }: Member, call: string, body?: object) => app.api(call, { token, ...(body ? { body } : {}) });
const list = async (query = '') =>
  (await ask(admin, `GET /operator/personal-reads?${query}`)).body.data as unknown as PersonalRead[];

it('records who saw whose data, of what kind, when and why; for admins alone', async () => {
  expect((await ask(support, `GET /operator/users/${brand.id}`)).status).toBe(200);
  await stepUp(app, admin.token);
  const reason = 'They wrote that their page is empty';
  expect((await ask(admin, `POST /operator/users/${brand.id}/impersonation`, { reason })).status).toBe(200);
  expect(await list(`user_id=${brand.id}`)).toMatchObject([
    { act: 'startImpersonation', shown: ['account', 'contacts'], reason, operator: { id: admin.id } },
    {
      act: 'getOperatorUser',
      shown: ['contacts'],
      reason: null,
      target: `user:${brand.id}`,
      operator: { id: support.id },
      person: { id: brand.id },
      address: expect.any(String),
    },
  ]);
  expect((await list(`operator_id=${support.id}`)).every(({ operator }) => operator?.id === support.id)).toBe(true);
  expect(await list(`user_id=${brand.id}&shown=account`)).toHaveLength(1);
  expect(await list(`user_id=${brand.id}&shown=documents`)).toEqual([]);
  expect(await list(`user_id=${brand.id}&to=2026-01-01`)).toEqual([]);
  expect((await ask(support, 'GET /operator/personal-reads')).body.code).toBe('ROLE');
});

it('records a list once for each person in it, and an empty one not at all', async () => {
  const payee = await makePayee(app, { earnings: 2_000 });
  await payee.ask(1_000);
  await ask(support, `GET /operator/payouts?user_id=${payee.id}`);
  await ask(support, `GET /operator/payouts?user_id=${brand.id}`);
  expect(await list(`user_id=${payee.id}`)).toMatchObject([{ act: 'listOperatorPayouts', shown: ['payment_methods'] }]);
  expect(await list(`user_id=${brand.id}&shown=payment_methods`)).toEqual([]);
});

it('is a file for admins, and a part of the person’s own data', async () => {
  const reply = await fetch(`${app.url}/api/operator/personal-reads?format=csv&user_id=${brand.id}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const lines = (await reply.text()).trim().split('\n');
  expect(lines[0]).toContain('time,operator_id,operator,person_id,act,shown');
  expect(lines).toHaveLength(3);
});

it('shows nothing that it cannot record', async () => {
  const { db } = app.context;
  await db.schema.alterTable('personal_read').renameTo('away').execute();
  const reply = await ask(support, `GET /operator/users/${brand.id}`);
  await db.schema.alterTable('away').renameTo('personal_read').execute();
  expect(reply.status).toBe(500);
  expect(JSON.stringify(reply.body)).not.toContain('@');
});

it('is only ever added to, and goes after two years', async () => {
  const { db } = app.context;
  await expect(db.updateTable('personal_read').set({ reason: 'x' }).execute()).rejects.toThrow(/added to/);
  await expect(db.deleteFrom('personal_read').execute()).rejects.toThrow(/added to/);
  const old = {
    operator_id: 1,
    act: 'getOperatorUser',
    shown: ['contacts'],
    created_at: new Date(Date.now() - 731 * dayMs),
  };
  await db
    .insertInto('personal_read')
    .values([{ ...old, subject_id: Number(brand.id) }])
    .execute();
  const before = (await list(`user_id=${brand.id}`)).length;
  await dropOldReads(app.context);
  expect(await list(`user_id=${brand.id}`)).toHaveLength(before - 1);
});
