import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../sandbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'tandem-payouts-'));
afterAll(() => rmSync(folder, { recursive: true }));
const account = '7878780080316316';

async function openWorld() {
  const world = Fastify();
  const payouts = {
    keyId: 'key',
    keySecret: 'secret',
    webhookSecret: 'hook',
    webhookUrl: 'http://127.0.0.1:9/nobody',
    account,
    file: join(folder, 'payouts.json'),
  };
  await world.register(
    createSandbox({
      key: 'the-key',
      publicUrl: 'https://tandem.example',
      socialCallbackUrl: 'https://tandem.example/api/social',
      payouts,
    }),
  );
  return world;
}
const world = await openWorld();
const authorization = `Basic ${Buffer.from('key:secret').toString('base64')}`;

async function post(path: string, payload: object, headers: Record<string, string> = { authorization }) {
  const reply = await world.inject({ method: 'POST', url: `/sandbox/payouts${path}`, headers, payload });
  return { status: reply.statusCode, body: reply.json() };
}
const order = (fundAccountId: string, key: string, more = {}) =>
  post(
    '/v1/payouts',
    {
      account_number: account,
      fund_account_id: fundAccountId,
      amount: 60_000,
      currency: 'INR',
      mode: 'UPI',
      purpose: 'payout',
      reference_id: '17',
      ...more,
    },
    { authorization, ...(key ? { 'x-payout-idempotency': key } : {}) },
  );
const asha = { name: 'Asha Nair', type: 'vendor', reference_id: '3' };
async function makeFundAccount(address = 'asha@okbank'): Promise<string> {
  const contact = (await post('/v1/contacts', asha)).body.id;
  return (await post('/v1/fund_accounts', { contact_id: contact, account_type: 'vpa', vpa: { address } })).body.id;
}

describe('the double of the payout provider', () => {
  it('accepts only its key and secret', async () => {
    const wrong = `Basic ${Buffer.from('key:guess').toString('base64')}`;
    expect((await post('/v1/contacts', asha, { authorization: wrong })).status).toBe(401);
    expect((await post('/v1/contacts', asha, {})).status).toBe(401);
  });

  it('creates one contact and one fund account for the same details', async () => {
    expect((await post('/v1/contacts', asha)).body).toMatchObject({ id: expect.stringMatching(/^cont_/), ...asha });
    expect((await post('/v1/contacts', asha)).body.id).toBe((await post('/v1/contacts', asha)).body.id);
    expect(await makeFundAccount()).toBe(await makeFundAccount());
    expect(await makeFundAccount('other@okbank')).not.toBe(await makeFundAccount());
    const contact = (await post('/v1/contacts', asha)).body.id;
    const bank_account = { name: 'Asha Nair', ifsc: 'HDFC0001234', account_number: '50100123456789' };
    const bank = { contact_id: contact, account_type: 'bank_account', bank_account };
    expect((await post('/v1/fund_accounts', bank)).body).toMatchObject({ account_type: 'bank_account', bank_account });
    const wrong = { ...bank, bank_account: { ...bank_account, ifsc: 'HDFC1001234' } };
    expect((await post('/v1/fund_accounts', wrong)).body.error.description).toContain('IFSC');
  });

  it('creates one payout per key, and refuses another request with it', async () => {
    const to = await makeFundAccount();
    const made = (await order(to, 'key-0001')).body;
    expect(made).toMatchObject({
      id: expect.stringMatching(/^pout_\w{14}$/),
      entity: 'payout',
      status: 'processing',
      amount: 60_000,
      utr: null,
      reference_id: '17',
    });
    expect((await order(to, 'key-0001')).body).toEqual(made);
    expect(await order(to, 'key-0001', { amount: 70_000 })).toMatchObject({ status: 400 });
    for (const key of ['', 'abc', 'x'.repeat(37), 'a/b/c/d']) expect((await order(to, key)).status).toBe(400);
    const url = `/sandbox/payouts/v1/payouts?account_number=${account}&reference_id=17`;
    const { count, items } = (await world.inject({ url, headers: { authorization } })).json();
    expect({ count, items }).toEqual({ count: 1, items: [made] });
  });

  it.each([
    { amount: 99 },
    { amount: 100.5 },
    { account_number: '1' },
    { fund_account_id: 'fa_x' },
    { currency: 'USD' },
    { mode: 'IMPS' },
    { purpose: '' },
  ])('refuses an order with %o', async (wrong) => {
    expect(await order(await makeFundAccount(), 'key-0002', wrong)).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_REQUEST_ERROR', description: expect.any(String) } },
    });
  });

  it('applies a bank action once, by its own id or the reference, and keeps unanswered webhooks', async () => {
    const { id } = (await order(await makeFundAccount(), 'key-0003', { reference_id: '18' })).body;
    expect(await post('/unknown', { outcome: 'paid' })).toMatchObject({ status: 404 });
    expect(await post('/18', { outcome: 'pay' })).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
    expect(await post('/18', { outcome: 'paid' })).toMatchObject({
      status: 200,
      body: { data: { id, status: 'processed', utr: expect.stringMatching(/^\d{12}$/) } },
    });
    expect(await post(`/${id}`, { outcome: 'fail' })).toMatchObject({ status: 409 });
    expect(await post(`/${id}`, { outcome: 'reverse', reason: 'Account closed' })).toMatchObject({
      body: { data: { status: 'reversed', failure_reason: 'Account closed' } },
    });
    const listed = (await world.inject('/api/sandbox/payouts')).json();
    expect(listed).toMatchObject({ kept_back: 3, data: [{ id, status: 'reversed' }, { status: 'processing' }] });
  });

  it('shows payouts with buttons, which lead back to the page', async () => {
    const { id } = (await order(await makeFundAccount(), 'key-0004', { reference_id: '<b>' })).body;
    const page = (await world.inject('/sandbox')).body;
    expect(page).toContain('₹600.00');
    expect(page).toContain('&lt;b&gt;');
    const pressed = await world.inject({
      method: 'POST',
      url: `/sandbox/payouts/${id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'outcome=paid',
    });
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, '/sandbox']);
  });

  it('keeps its state across a restart', async () => {
    const again = await openWorld();
    expect((await again.inject('/sandbox/payouts')).json().data.length).toBeGreaterThan(2);
    await again.close();
  });
});
