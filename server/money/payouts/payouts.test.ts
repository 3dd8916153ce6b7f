import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Payout } from '../../../contract/money/payouts.ts';
import type { WalletEntry } from '../../../contract/money/wallet.ts';
import { type ApiReply, startTestApp, type TestApp } from '../../../tests/app.ts';
import { connect, hangUp } from '../../../tests/chat/live-client.ts';
import { openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { actAsBank, giveMoney, makePayee } from '../../../tests/payouts/payee.ts';
import { readBalances } from '../ledger/ledger.service.ts';

const idOf = (reply: ApiReply) => (reply.body.data as Payout).id;

describe.each(testDatabases)('on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await openTestDatabase(kind));
  });
  afterEach(hangUp);
  afterAll(() => app.close());
  const moneyOf = async (id: number) => {
    const { referral, earnings, payout } = await readBalances(app.context, id);
    return { referral: referral / 100, earnings: earnings / 100, payout: payout / 100 };
  };
  const titlesOf = async ({ id, token }: { id: number; token: string }) => {
    const { body } = await app.api(`GET /user/get_user_notifications/${id}`, { token });
    return (body.data as { type: string; title: string }[])
      .filter(({ type }) => type === 'payout')
      .map(({ title }) => title);
  };

  test('moves from requested to paid with the bank’s reference, referral money first, notifying at each stage', async () => {
    const payee = await makePayee(app, { referral: 300, earnings: 1000 });
    const live = await connect(app, { id: String(payee.id), token: payee.token });
    const asked = await payee.ask(800.5);
    expect(asked).toMatchObject({
      status: 200,
      body: {
        data: {
          status: 'processing',
          amount: 800.5,
          fee: 0,
          deductions: [],
          net: 800.5,
          payment_method: { kind: 'upi', masked: expect.stringMatching(/•••@okbank$/) },
          reference: null,
          stages: [{ status: 'requested' }, { status: 'processing' }],
          provider_id: expect.stringMatching(/^pout_/),
        },
      },
    });
    expect(await moneyOf(payee.id)).toEqual({ referral: 0, earnings: 499.5, payout: 800.5 });
    const id = idOf(asked);
    expect((await actAsBank(app, id, 'paid')).status).toBe(200);
    expect(await payee.payout(id)).toMatchObject({
      status: 'paid',
      reference: expect.stringMatching(/^\d{12}$/),
      stages: [{ status: 'requested' }, { status: 'processing' }, { status: 'paid' }],
    });
    expect(await moneyOf(payee.id)).toEqual({ referral: 0, earnings: 499.5, payout: 0 });
    await live.waitFor('notification', ({ title }) => / paid$/.test(title));
    const notices = live.heard('notification').map(({ title, link }) => `${title} ${link}`);
    expect(notices).toEqual(
      ['requested', 'in progress', 'paid'].map((stage) =>
        expect.stringMatching(new RegExp(`^Payout of ₹[\\d,.]+ ${stage} /wallet$`)),
      ),
    );
    expect(await titlesOf(payee)).toEqual([expect.stringMatching(/^Payout of .* paid$/)]);
    expect(await live.waitFor('profile')).toMatchObject({ referal_money: 0, wallet_amount: 499.5 });
    expect(await payee.list()).toMatchObject([{ id, status: 'paid' }]);
  });

  test('returns the money to its accounts on failure, with the reason', async () => {
    const payee = await makePayee(app, { referral: 300, earnings: 1000 });
    const asked = await payee.ask(700);
    const providerId = (asked.body.data as Payout).provider_id ?? '';
    expect(await actAsBank(app, providerId, 'fail', { reason: 'The account is closed' })).toMatchObject({
      status: 200,
    });
    expect(await payee.payout(idOf(asked))).toMatchObject({
      status: 'failed',
      failure_reason: 'The account is closed.',
      stages: [{ status: 'requested' }, { status: 'processing' }, { status: 'failed' }],
    });
    expect(await moneyOf(payee.id)).toEqual({ referral: 300, earnings: 1000, payout: 0 });
    const { body } = await app.api('GET /wallet?kind=payout', { token: payee.token });
    expect((body.data as WalletEntry[]).map(({ amount, description }) => [amount, description])).toEqual([
      [700, expect.stringMatching(/^Payout to .* failed, money returned$/)],
      [-700, expect.stringMatching(/^Payout to [^ ]*$/)],
    ]);
    expect(await titlesOf(payee)).toEqual([expect.stringMatching(/^Payout of .* failed$/)]);
    for (const outcome of ['paid', 'fail', 'reverse']) {
      expect(await actAsBank(app, providerId, outcome)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    }
  });

  test('returns the money when the bank reverses a paid payout', async () => {
    const payee = await makePayee(app, { referral: 100, earnings: 900 });
    const id = idOf(await payee.ask(1000));
    await actAsBank(app, id, 'paid');
    await actAsBank(app, id, 'reverse');
    expect(await payee.payout(id)).toMatchObject({
      status: 'failed',
      failure_reason: 'According to your bank, this account is closed.',
      stages: [{ status: 'requested' }, { status: 'processing' }, { status: 'paid' }, { status: 'failed' }],
    });
    expect(await moneyOf(payee.id)).toEqual({ referral: 100, earnings: 900, payout: 0 });
  });

  test('refuses bad input and moves nothing', async () => {
    const payee = await makePayee(app, { earnings: 2000 });
    const stranger = await makePayee(app, { earnings: 2000 });
    for (const amount of [-500, 0, 500.001, '500', null, 1e12]) {
      expect(await payee.ask(amount), String(amount)).toMatchObject({
        status: 400,
        body: { fields: { amount: expect.any(String) } },
      });
    }
    const body = { amount: 600, payment_method_id: payee.methodId };
    expect(await app.api('POST /wallet/payout', { token: payee.token, body })).toMatchObject({
      status: 400,
      body: { fields: { 'Idempotency-Key': expect.any(String) } },
    });
    expect(await payee.ask(499.99)).toMatchObject({
      status: 422,
      body: { code: 'RULE', reason: 'The minimum payout is ₹500.' },
    });
    expect(await payee.ask(2000.01)).toMatchObject({
      status: 422,
      body: { code: 'NOT_ENOUGH_MONEY', reason: 'You can withdraw up to ₹2,000 right now.' },
    });
    for (const method of [stranger.methodId, '999999']) {
      expect(await payee.ask(600, { method })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    await app.api(`PUT /wallet/toggle/${payee.methodId}`, { token: payee.token });
    expect(await payee.ask(600)).toMatchObject({ status: 422, body: { code: 'RULE' } });
    expect(await moneyOf(payee.id)).toEqual({ referral: 0, earnings: 2000, payout: 0 });
    expect(await payee.list()).toEqual([]);
  });

  test('makes one payout per key, also concurrently and after a crash; of two keys for the same money one wins', async () => {
    const payee = await makePayee(app, { earnings: 900 });
    const same = await Promise.all([payee.ask(600, { key: 'one' }), payee.ask(600, { key: 'one' })]);
    expect(new Set(same.map(idOf)).size).toBe(1);
    await app.context.db.deleteFrom('idempotency_key').where('account_id', '=', payee.id).execute();
    expect(idOf(await payee.ask(600, { key: 'one' }))).toBe(same.map(idOf)[0]);
    await app.context.db.deleteFrom('idempotency_key').where('account_id', '=', payee.id).execute();
    expect(await payee.ask(500, { key: 'one' })).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await payee.list()).toHaveLength(1);

    await giveMoney(app, payee.id, { earnings: 500 });
    const race = await Promise.all([payee.ask(600, { key: 'two' }), payee.ask(600, { key: 'three' })]);
    expect(race.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await moneyOf(payee.id)).toEqual({ referral: 0, earnings: 200, payout: 1200 });
  });

  test('keeps a payment method while a payout to it is in progress, and its masked number afterwards', async () => {
    const payee = await makePayee(app, { earnings: 900 });
    const id = idOf(await payee.ask(600));
    const remove = () => app.api(`DELETE /wallet/payment-methods/${payee.methodId}`, { token: payee.token });
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    await actAsBank(app, id, 'paid');
    expect((await remove()).status).toBe(200);
    expect(await payee.payout(id)).toMatchObject({ payment_method: { masked: expect.stringContaining('•••') } });
  });

  test('pays to a bank account', async () => {
    const payee = await makePayee(app, { earnings: 900 });
    const body = { kind: 'bank', holder: 'Asha Nair', account: '50100123456789', ifsc: 'HDFC0001234' };
    const added = await app.api('POST /wallet/payment-methods', { token: payee.token, body });
    const asked = await payee.ask(600, { method: (added.body.data as { id: string }).id });
    expect(asked.body.data).toMatchObject({
      status: 'processing',
      payment_method: { kind: 'bank', masked: expect.stringMatching(/ 6789$/) },
    });
    const { body: books } = await app.api('GET /sandbox/payouts');
    expect(books.data).toContainEqual(
      expect.objectContaining({ reference_id: idOf(asked), mode: 'IMPS', amount: 60_000 }),
    );
  });

  test('hides payouts of others, and pages the list', async () => {
    const [payee, stranger] = [await makePayee(app, { earnings: 2000 }), await makePayee(app)];
    const ids = [idOf(await payee.ask(500)), idOf(await payee.ask(501)), idOf(await payee.ask(502))].toReversed();
    const page = (query: string) => app.api(`GET /wallet/payouts?limit=2${query}`, { token: payee.token });
    const first = await page('');
    const rest = await page(`&cursor=${first.body.next_cursor}`);
    expect([first, rest].flatMap(({ body }) => (body.data as Payout[]).map((each) => each.id))).toEqual(ids);
    expect(rest.body.next_cursor).toBeNull();
    expect(await stranger.list()).toEqual([]);
    for (const id of ids) {
      expect(await app.api(`GET /wallet/payouts/${id}`, { token: stranger.token })).toMatchObject({ status: 404 });
    }
  });

  test('quotes a payout, and refuses what cannot be quoted', async () => {
    const payee = await makePayee(app, { referral: 100.25, earnings: 900 });
    expect(await payee.quote(1000.25)).toEqual({
      amount: 1000.25,
      fee: 0,
      deductions: [],
      net: 1000.25,
      minimum: 500,
      withdrawable: 1000.25,
    });
    expect(await payee.quote(0)).toMatchObject({ amount: 0, net: 0 });
    for (const amount of ['-1', '1.234', 'x', '', '1e3']) {
      const { status } = await app.api(`GET /wallet/payout/quote?amount=${amount}`, { token: payee.token });
      expect(status, amount).toBe(400);
    }
  });
});
