import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Payout } from '../../../contract/money/payouts.ts';
import type { OperatorPayout } from '../../../contract/operators/operator-payouts.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { actAsBank, makePayee } from '../../../tests/payouts/payee.ts';
import { sendPayout } from '../../money/payouts/sync.service.ts';

let app: TestApp;
let operator: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  operator = await makeMember(app, 'operator');
});
afterAll(() => app.close());

const ask = (call: string, body?: object) => app.api(call, { token: operator.token, ...(body ? { body } : {}) });
const list = async (query = '') => (await ask(`GET /operator/payouts?${query}`)).body.data as OperatorPayout[];
async function withdraw(): Promise<{ payee: Awaited<ReturnType<typeof makePayee>>; id: string }> {
  const payee = await makePayee(app, { earnings: 2_000 });
  return { payee, id: ((await payee.ask(1_000)).body.data as Payout).id };
}

/** Simulates a crash before the payout was sent. */
async function forget(id: string): Promise<void> {
  await app.context.db
    .updateTable('payout')
    .set({ status: 'requested', provider_id: null, processing_at: null, tried_at: null })
    .where('id', '=', Number(id))
    .execute();
}

it('are listed by state and person; one without progress is stuck, and a retry moves it', async () => {
  const { payee, id } = await withdraw();
  expect(await list(`user_id=${payee.id}`)).toMatchObject([
    { id, is_stuck: false, can: { retry: true, cancel: { reason: expect.stringMatching(/provider/) } } },
  ]);
  await app.context.db
    .updateTable('payout')
    .set({ created_at: new Date(Date.now() - 4 * 86_400_000) })
    .where('id', '=', Number(id))
    .execute();
  expect((await list('state=stuck')).map((payout) => payout.id)).toEqual([id]);
  await actAsBank(app, id, 'paid', { delivery: { late: true } });
  expect((await ask(`POST /operator/payouts/${id}/retry`)).body.data).toMatchObject({ status: 'paid' });
  expect((await ask(`POST /operator/payouts/${id}/retry`)).body.code).toBe('CONFLICT');
  expect((await list('state=paid')).map((payout) => payout.id)).toContain(id);
});

it('can be cancelled only before being sent to the provider, and are never ordered afterwards', async () => {
  const { payee, id } = await withdraw();
  const cancel = () => ask(`POST /operator/payouts/${id}/cancel`, { reason: 'Asked for by phone' });
  expect((await cancel()).body.code).toBe('CONFLICT');
  await forget(id);
  expect((await cancel()).body.data).toMatchObject({
    status: 'failed',
    can: { cancel: { reason: 'This payout has ended.' } },
  });
  await sendPayout(app.context, Number(id));
  expect((await payee.payout(id)) as Payout).toMatchObject({ status: 'failed' });
  const { tried_at } = await app.context.db
    .selectFrom('payout')
    .select('tried_at')
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow();
  expect(tried_at).toBeNull();
  const quote = (await payee.quote(500)) as { withdrawable: number };
  expect(quote.withdrawable).toBe(2_000);
});
