import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Payout, PayoutQuote } from '../../../contract/money/payouts.ts';
import type { TaxRate } from '../../../contract/money/taxes.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { actAsBank, makePayee } from '../../../tests/payouts/payee.ts';

describe('tax deducted at source', () => {
  let app: TestApp;
  let operator: Member;
  beforeAll(async () => {
    app = await startTestApp(await openTestDatabase());
    operator = await makeMember(app, 'operator');
  });
  afterAll(() => app.close());
  const rates = async () =>
    (await app.api('GET /operator/tax-rates', { token: operator.token })).body.data as TaxRate[];
  const flip = (id: string, enabled: unknown) =>
    app.api(`PUT /operator/tax-rates/${id}`, { token: operator.token, body: { enabled } });
  const current = async (wanted: string) =>
    (await rates()).find(({ code, valid_to }) => code === wanted && valid_to === null) as TaxRate;

  test('lets an operator see every rate and switch one, and logs who did', async () => {
    expect(await current('tds_platform')).toMatchObject({
      percent: 0.1,
      yearly_threshold: 5_00_000,
      valid_from: '2026-04-01',
      enabled: false,
      source: expect.stringContaining('s.393'),
    });
    const { id } = await current('tds_platform');
    expect(await flip(id, true)).toMatchObject({ status: 200, body: { data: { id, enabled: true } } });
    expect(await flip(id, false)).toMatchObject({ status: 200, body: { data: { enabled: false } } });
    expect(await flip(id, 'yes')).toMatchObject({ status: 400 });
    for (const unknown of ['999999', 'x']) expect(await flip(unknown, true)).toMatchObject({ status: 404 });
    const logged = await app.context.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
    expect(logged).toMatchObject([
      { actor_id: Number(operator.id), action: 'tax_rate.enabled', target: `tax_rate:${id}`, ip: '127.0.0.1' },
      { action: 'tax_rate.disabled', detail: { code: 'tds_platform', valid_from: '2026-04-01' } },
    ]);
  });

  test('deducts nothing when off; when on, deducts as quoted, over the year and from referral money only', async () => {
    const payee = await makePayee(app, { referral: 30_000, earnings: 2_000 });
    const quoteAndPay = async (amount: number, outcome = 'paid') => {
      const quote = (await payee.quote(amount)) as PayoutQuote;
      const asked = (await payee.ask(amount)).body.data as Payout;
      const { deductions, net, fee } = asked;
      expect({ amount: asked.amount, deductions, net, fee }).toEqual({
        amount: quote.amount,
        deductions: quote.deductions,
        net: quote.net,
        fee: quote.fee,
      });
      await actAsBank(app, asked.id, outcome);
      return quote;
    };
    expect(await quoteAndPay(8_000)).toMatchObject({ deductions: [], net: 8_000 });
    await flip((await current('tds_commission')).id, true);
    expect(await quoteAndPay(9_000)).toMatchObject({ deductions: [], net: 9_000 });
    // ₹17,000 of referral money was paid out before: ₹2,000 of this is above the threshold.
    const taxed = {
      deductions: [{ name: 'TDS, Income-tax Act 2025, s.393', percent: 2, amount: 40 }],
      net: 4_960,
    };
    expect(await quoteAndPay(5_000, 'fail')).toMatchObject(taxed);
    expect(await quoteAndPay(5_000)).toMatchObject(taxed);
    expect(await quoteAndPay(7_000)).toMatchObject({ net: 6_860 });
    expect(await quoteAndPay(3_000)).toMatchObject({ net: 2_980 });
    await flip((await current('tds_commission')).id, false);
  });
});
