import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Plan } from '../../../contract/money/subscriptions.ts';
import type { OperatorPlan } from '../../../contract/operators/operator-plans.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { enterBuyer } from '../../../tests/subscriptions/buyer.ts';

let app: TestApp;
let operator: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  operator = await makeMember(app, 'operator');
});
afterAll(() => app.close());

const ask = (call: string, body?: object) => app.api(call, { token: operator.token, ...(body ? { body } : {}) });
const onSale = async () => (await app.api('GET /subscription/get_subscriptions')).body.data as Plan[];
const draft = {
  title: 'Two weeks',
  subscription_duration: 14,
  subscription_duration_type: 0,
  original_price: 400,
  discount_price: 199,
  unlocks: 8,
  position: 0,
};

it('go on sale, are renamed in place, and keep their terms for subscribers', async () => {
  const added = (await ask('POST /operator/plans', draft)).body.data as OperatorPlan;
  expect((await onSale())[0]).toMatchObject({ id: added.id, title: 'Two weeks', discount_price: 199 });
  const buyer = await enterBuyer(app);
  await buyer.act(await buyer.buy(added.id), 'pay');
  const edit = (id: string, change: object) =>
    ask(`PUT /operator/plans/${id}`, { ...draft, ...change, reason: 'Prices of the season' });
  expect((await edit(added.id, { title: 'A fortnight' })).body.data).toMatchObject({ id: added.id, subscribers: 1 });
  const next = (await edit(added.id, { title: 'A fortnight', discount_price: 249 })).body.data as OperatorPlan;
  expect(next).toMatchObject({ discount_price: 249, subscribers: 0 });
  expect(next.id).not.toBe(added.id);
  expect((await onSale()).map(({ id }) => id)).not.toContain(added.id);
  expect((await buyer.mine())?.next_charge).toMatchObject({ amount: 199 });
  expect((await edit(added.id, {})).body.code).toBe('CONFLICT');
  expect((await buyer.subscribe(added.id)).status).toBe(404);
});

it('are retired, not deleted, and refuse invalid terms', async () => {
  const { id } = (await ask('POST /operator/plans', { ...draft, title: 'For a while' })).body.data as OperatorPlan;
  const retire = () => ask(`POST /operator/plans/${id}/retire`, { reason: 'Nobody wants it' });
  expect((await retire()).body.data).toMatchObject({ id, withdrawn_at: expect.any(String) });
  expect((await retire()).body.code).toBe('CONFLICT');
  expect(((await ask('GET /operator/plans')).body.data as OperatorPlan[]).map((plan) => plan.id)).toContain(id);
  const dear = await ask('POST /operator/plans', { ...draft, discount_price: 900 });
  expect(dear).toMatchObject({ status: 422, body: { fields: { discount_price: expect.any(String) } } });
  expect((await ask('POST /operator/plans', { ...draft, subscription_duration: 3 })).status).toBe(422);
});
