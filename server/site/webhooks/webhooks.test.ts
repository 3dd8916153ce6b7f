import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { enterBuyer } from '../../../tests/subscriptions/buyer.ts';
import { readGatewayKeys } from '../../money/gateway/gateway-keys.ts';
import { checkLedger } from '../../money/ledger/ledger.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(async () => {
  expect((await checkLedger(app.context)).faults).toEqual([]);
  await app.close();
});

interface Delivery {
  body: string;
  eventId?: string;
  /** Signed content, if other than the body. */
  signed?: string;
  signature?: string;
}

function send({ body, eventId, signed = body, signature }: Delivery) {
  const secret = readGatewayKeys(app.context.config)?.webhookSecret ?? '';
  return fetch(`${app.url}/api/payments/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(eventId === undefined ? {} : { 'x-razorpay-event-id': eventId }),
      'x-razorpay-signature': signature ?? createHmac('sha256', secret).update(signed).digest('hex'),
    },
    body,
  });
}

const activated = (id: string) =>
  JSON.stringify({ entity: 'event', event: 'subscription.activated', payload: { subscription: { entity: { id } } } });

/** A purchase paid at the gateway without any notification yet: any check of it would show. */
async function countUnhandled() {
  const buyer = await enterBuyer(app);
  const id = await buyer.buy('1');
  await buyer.act(id, 'pay', { late: true });
  return { id, status: async () => (await buyer.row(id)).status };
}

describe('a webhook', () => {
  const eventOf = (id: string) => ({ body: activated(id), eventId: `event_${id}` });

  test('is accepted when signed, whatever else it carries', async () => {
    const { id, status } = await countUnhandled();
    const body = JSON.stringify({ ...JSON.parse(activated(id)), account_id: 'acc_1', created_at: 1, new_field: [{}] });
    expect((await send({ ...eventOf(id), body })).status).toBe(200);
    expect(await status()).toBe('active');
  });

  const refused: [string, (id: string) => Delivery, number][] = [
    ['forged', (id) => ({ ...eventOf(id), signature: 'f'.repeat(64) }), 400],
    ['unsigned', (id) => ({ ...eventOf(id), signature: '' }), 400],
    ['signed by a signature that is no hexadecimal', (id) => ({ ...eventOf(id), signature: 'é'.repeat(64) }), 400],
    ['changed by one byte after it was signed', (id) => ({ ...eventOf(id), signed: `${activated(id)} ` }), 400],
    ['without an event id', (id) => ({ body: activated(id) }), 400],
    ['with an event id of a strange shape', (id) => ({ body: activated(id), eventId: `a b${'c'.repeat(200)}` }), 400],
    ['that is no JSON', (id) => ({ ...eventOf(id), body: `event=activated&id=${id}` }), 400],
    ['that is empty', (id) => ({ ...eventOf(id), body: '' }), 400],
    ['that is JSON and no event', (id) => ({ ...eventOf(id), body: `["${id}"]` }), 400],
    ['without a payload', (id) => ({ ...eventOf(id), body: '{"event":"subscription.activated"}' }), 400],
    ['larger than 256 kB', (id) => ({ ...eventOf(id), body: activated(id) + ' '.repeat(256 * 1024) }), 413],
  ];
  test.each(refused)('refuses %s, and changes nothing', async (_name, delivery, refusal) => {
    const { id, status } = await countUnhandled();
    expect((await send(delivery(id))).status).toBe(refusal);
    expect(await status()).toBe('created');
    expect(
      await app.context.db.selectFrom('gateway_event').selectAll().where('id', '=', `event_${id}`).execute(),
    ).toEqual([]);
  });

  test('with arbitrary content is accepted or refused, and breaks nothing', async () => {
    const odd = fc.oneof(
      fc.constantFrom('a\u0000', '\ud800', '', ' ', '../x', 'a'.repeat(300), '💠', '%', "'; --"),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom<unknown>(null, 1, {}, [], true),
    );
    const entity = fc.option(fc.record({ entity: fc.record({ id: odd, order_id: odd }) }), { nil: undefined });
    const given = fc.record({
      event: fc.oneof(fc.constantFrom('subscription.activated', 'order.paid', 'payment.captured'), odd),
      payload: fc.record({ subscription: entity, payout: entity, order: entity, payment: entity }),
    });
    let count = 0;
    await fc.assert(
      fc.asyncProperty(given, async (event) => {
        const { status } = await send({ body: JSON.stringify(event), eventId: `event_odd_${++count}` });
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 200, seed: 2026 },
    );
  });

  test('with a known event id is acknowledged and ignored', async () => {
    const [one, other] = [await countUnhandled(), await countUnhandled()];
    expect((await send({ body: activated(one.id), eventId: 'event_replayed' })).status).toBe(200);
    expect((await send({ body: activated(other.id), eventId: 'event_replayed' })).status).toBe(200);
    expect([await one.status(), await other.status()]).toEqual(['active', 'created']);
  });

  test('of an unknown subscription or event is acknowledged', async () => {
    const unknown = { body: activated('sub_unknown'), eventId: 'event_unknown_subscription' };
    expect((await send(unknown)).status).toBe(200);
    const foreign = JSON.stringify({ event: 'invoice.minted', payload: { invoice: { entity: {} } } });
    expect((await send({ body: foreign, eventId: 'event_unknown_event' })).status).toBe(200);
  });
});
