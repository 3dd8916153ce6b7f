import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Payout } from '../../../contract/money/payouts.ts';
import { type ApiReply, startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { actAsBank, makePayee } from '../../../tests/payouts/payee.ts';
import { readPayoutKeys } from '../gateway/gateway-keys.ts';
import { readBalances } from '../ledger/ledger.service.ts';
import { payoutJobs } from './payouts.jobs.ts';
import { reconcilePayouts, sendPayout } from './sync.service.ts';

const payoutOf = (reply: ApiReply) => reply.body.data as Payout;

describe('the payout provider', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await openTestDatabase(), { LOG_LEVEL: 'silent' });
  });
  afterAll(() => app.close());

  /** Runs `work` while the provider is unreachable: nothing listens on this port. */
  async function whileAway<T>(work: () => Promise<T>, ownUrl = 'http://127.0.0.1:9'): Promise<T> {
    const { config } = app.context;
    app.context.config = { ...config, ownUrl };
    return work().finally(() => {
      app.context.config = config;
    });
  }
  const underWay = async (id: number) => (await readBalances(app.context, id)).payout;
  const booked = async (id: string) =>
    (
      await app.context.db
        .selectFrom('ledger_transaction')
        .select('reference')
        .where('reference', 'like', `payout:${id}:%`)
        .orderBy('id')
        .execute()
    ).map(({ reference }) => reference.split(':')[2]);
  async function sendEvent(eventId: string, event: string, providerId: string, signature?: string) {
    const body = JSON.stringify({ entity: 'event', event, payload: { payout: { entity: { id: providerId } } } });
    const secret = readPayoutKeys(app.context.config)?.webhookSecret ?? '';
    return fetch(`${app.url}/api/payments/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': eventId,
        'x-razorpay-signature': signature ?? createHmac('sha256', secret).update(body).digest('hex'),
      },
      body,
    });
  }

  test('reserves the money while the provider is away, and sends it once when it is back', async () => {
    const payee = await makePayee(app, { earnings: 900 });
    const { id } = await whileAway(async () => {
      const asked = await payee.ask(600);
      expect(asked).toMatchObject({ status: 200, body: { data: { status: 'requested', provider_id: null } } });
      const { id } = payoutOf(asked);
      expect(await payee.payout(id)).toMatchObject({ status: 'requested' });
      await expect(sendPayout(app.context, Number(id))).rejects.toThrow('did not answer');
      await reconcilePayouts(app.context);
      return payoutOf(asked);
    });
    expect(await underWay(payee.id)).toBe(600_00);
    const send = payoutJobs(app.context).find(({ name }) => name === 'payouts.send');
    await Promise.all([send?.run({ id }), send?.run({ id })]);
    expect(await payee.payout(id)).toMatchObject({ status: 'processing' });
    const { body } = await app.api('GET /sandbox/payouts');
    expect((body.data as { reference_id: string }[]).filter((each) => each.reference_id === id)).toHaveLength(1);
  });

  test('does not wait for a slow provider', async () => {
    const payee = await makePayee(app, { earnings: 900 });
    const unresponsive = createServer(() => {}).listen(0, '127.0.0.1');
    await once(unresponsive, 'listening');
    const { port } = unresponsive.address() as AddressInfo;
    const started = Date.now();
    const asked = await whileAway(() => payee.ask(600), `http://127.0.0.1:${port}`);
    expect(Date.now() - started).toBeLessThan(6_000);
    expect(asked).toMatchObject({ status: 200, body: { data: { status: 'requested' } } });
    unresponsive.closeAllConnections();
    unresponsive.close();
    await sendPayout(app.context, Number(payoutOf(asked).id));
    expect(await payee.list()).toMatchObject([{ status: 'processing' }]);
  });

  test('finds an order whose answer was lost instead of repeating it', async () => {
    const payee = await makePayee(app, { earnings: 900 });
    const { id, provider_id } = payoutOf(await payee.ask(600));
    await app.context.db
      .updateTable('payout')
      .set({ status: 'requested', provider_id: null, processing_at: null, created_at: new Date(0) })
      .where('id', '=', Number(id))
      .execute();
    await sendPayout(app.context, Number(id));
    expect(await payee.payout(id)).toMatchObject({ status: 'processing', provider_id });
  });

  test('fails a payout the provider refuses for good, with its reason and the money back', async () => {
    const payee = await makePayee(app, { earnings: 900 });
    const { id } = await whileAway(async () => payoutOf(await payee.ask(600)));
    const unknown = { fund_account_id: 'fa_unknown' };
    await app.context.db.updateTable('payout').set(unknown).where('id', '=', Number(id)).execute();
    await sendPayout(app.context, Number(id));
    expect(await payee.payout(id)).toMatchObject({
      status: 'failed',
      failure_reason: 'The fund account id provided does not exist.',
      stages: [{ status: 'requested' }, { status: 'failed' }],
    });
    expect(await booked(id)).toEqual(['requested', 'failed']);
    expect(await underWay(payee.id)).toBe(0);
  });

  test('ends a payout whose payment method was disabled before sending', async () => {
    const payee = await makePayee(app, { earnings: 900 });
    const { id } = await whileAway(async () => payoutOf(await payee.ask(600)));
    await app.api(`PUT /wallet/toggle/${payee.methodId}`, { token: payee.token });
    await sendPayout(app.context, Number(id));
    expect(await payee.payout(id)).toMatchObject({ status: 'failed' });
    expect(await underWay(payee.id)).toBe(0);
  });

  test('posts once for late, repeated and reordered webhooks, and also without them when the owner looks', async () => {
    const payee = await makePayee(app, { earnings: 3000 });
    const [paid, back] = [payoutOf(await payee.ask(600)), payoutOf(await payee.ask(700))];
    await actAsBank(app, paid.id, 'paid', { delivery: { late: true } });
    await actAsBank(app, back.id, 'paid', { delivery: { late: true } });
    await actAsBank(app, back.id, 'reverse', { delivery: { late: true } });
    expect(await payee.list()).toMatchObject([{ status: 'processing' }, { status: 'processing' }]);
    expect(await payee.payout(paid.id)).toMatchObject({ status: 'paid', reference: expect.any(String) });
    await app.api('POST /sandbox/payouts/webhooks/flush', { body: { twice: true, reversed: true } });
    expect(await payee.list()).toMatchObject([{ status: 'failed' }, { status: 'paid' }]);
    expect(await booked(paid.id)).toEqual(['requested', 'paid']);
    expect(await booked(back.id)).toEqual(['requested', 'failed']);
    const third = payoutOf(await payee.ask(800));
    await actAsBank(app, third.id, 'paid', { delivery: { twice: true, reversed: true } });
    expect(await booked(third.id)).toEqual(['requested', 'paid']);
  });

  test('finds by reconciliation what no webhook reported', async () => {
    const payee = await makePayee(app, { earnings: 900 });
    const { id } = payoutOf(await payee.ask(600));
    const lookLater = async (hours: number) => {
      const { now } = app.context;
      app.context.now = () => new Date(Date.now() + hours * 3_600_000);
      await reconcilePayouts(app.context).finally(() => {
        app.context.now = now;
      });
    };
    await actAsBank(app, id, 'paid', { delivery: { late: true } });
    await lookLater(1);
    expect(await payee.list()).toMatchObject([{ status: 'paid' }]);
    await actAsBank(app, id, 'reverse', { delivery: { late: true } });
    await lookLater(8);
    expect(await payee.list()).toMatchObject([{ status: 'failed' }]);
    expect(await booked(id)).toEqual(['requested', 'paid', 'reversed']);
  });

  test('ignores forged, unsigned, replayed and foreign webhooks', async () => {
    const payee = await makePayee(app, { earnings: 900 });
    const { provider_id } = payoutOf(await payee.ask(600));
    const providerId = provider_id ?? '';
    expect((await sendEvent('event_f1', 'payout.processed', providerId, 'f'.repeat(64))).status).toBe(400);
    expect((await sendEvent('event_f2', 'payout.processed', providerId, '')).status).toBe(400);
    expect((await sendEvent('event_f3', 'payout.processed', 'pout_unknown')).status).toBe(200);
    // Correctly signed, but the provider's own record still says processing.
    expect((await sendEvent('event_f4', 'payout.processed', providerId)).status).toBe(200);
    expect(await payee.list()).toMatchObject([{ status: 'processing' }]);
    await actAsBank(app, providerId, 'paid', { delivery: { late: true } });
    expect((await sendEvent('event_f4', 'payout.processed', providerId)).status).toBe(200);
    expect(await payee.list()).toMatchObject([{ status: 'processing' }]);
    expect((await sendEvent('event_f5', 'payout.processed', providerId)).status).toBe(200);
    expect(await payee.list()).toMatchObject([{ status: 'paid' }]);
  });

  test("takes a webhook's next delivery when the provider could not be asked the first time", async () => {
    const payee = await makePayee(app, { earnings: 900 });
    const { id, provider_id } = payoutOf(await payee.ask(600));
    await actAsBank(app, id, 'paid', { delivery: { late: true } });
    const away = await whileAway(() => sendEvent('event_g1', 'payout.processed', provider_id ?? ''));
    expect(away.status).toBeGreaterThanOrEqual(500);
    expect((await sendEvent('event_g1', 'payout.processed', provider_id ?? '')).status).toBe(200);
    expect(await payee.list()).toMatchObject([{ status: 'paid' }]);
  });

  test('refuses withdrawals with keys but no account to pay from', async () => {
    const { config } = app.context;
    const payee = await makePayee(app, { earnings: 900 });
    const keys = { keyId: 'rzp_live_x', keySecret: 's', webhookSecret: 'w', payoutAccount: undefined };
    app.context.config = { ...config, razorpay: keys };
    const refused = await payee.ask(600);
    app.context.config = config;
    expect(refused).toMatchObject({ status: 422, body: { code: 'NOT_CONFIGURED' } });
    expect(await underWay(payee.id)).toBe(0);
  });
});
