import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Invoice } from '../../../contract/money/invoices.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { makeToken } from '../../../tests/makers/account.ts';
import { makeBrand } from '../../../tests/makers/brand.ts';
import { makeInvoice } from '../../../tests/makers/invoice.ts';
import { readPdf } from '../../../tests/pdf.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { checkLedger } from '../ledger/ledger.service.ts';

const supplier = {
  SUPPLIER_NAME: 'Tandem Marketplace Private Limited',
  SUPPLIER_ADDRESS: '12 Residency Road, Bengaluru 560025',
  SUPPLIER_GSTIN: '29AAGCB7383J1Z4',
};

describe.each(testDatabases)('on %s', (kind) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp(await openTestDatabase(kind), supplier);
  });
  afterAll(async () => {
    expect((await checkLedger(app.context)).faults).toEqual([]);
    await app.close();
  });

  async function newBrand(profile = {}) {
    const account = await makeBrand(app.context.db, { profile });
    const token = await makeToken(app.context, account);
    const list = async (query = '') => (await app.api(`GET /user/invoices${query}`, { token })).body.data as Invoice[];
    const save = (details: object) =>
      app.api('PUT /user/billing-details', {
        token,
        body: { name: 'Malabar Roasters', address: '', state_code: null, gstin: null, ...details },
      });
    return { id: account.id, token, list, save };
  }
  type Brand = Awaited<ReturnType<typeof newBrand>>;

  /** Buys a plan through the gateway. Returns the gateway's id of the subscription. */
  async function buy({ id, token }: Brand, plan = '2'): Promise<string> {
    const body = { user_id: String(id), subscription_id: plan };
    const { data } = (await app.api('POST /user/add_user_subscription', { token, body })).body as {
      data: { id: string };
    };
    await app.api(`POST /sandbox/gateway/subscriptions/${data.id}`, { body: { outcome: 'pay', delivery: {} } });
    return data.id;
  }

  /** Issues an invoice in a transaction that then fails. */
  const issueInVain = (context: Context, accountId: number) =>
    inTransaction(context, async (tx) => {
      await makeInvoice(tx, accountId);
      throw new Error('The rest of the booking failed');
    });

  const numbersOf = async (year: string) => {
    const rows = await app.context.db
      .selectFrom('invoice')
      .select('sequence')
      .where('series', '=', 'TI')
      .where('financial_year', '=', year)
      .orderBy('sequence')
      .execute();
    return rows.map(({ sequence }) => sequence);
  };
  const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
  const at = (time: string): Context => ({ ...app.context, now: () => new Date(time) });

  test('issues one tax invoice for a paid subscription, however often it is reported, with IGST to another state', async () => {
    const brand = await newBrand();
    const providerId = await buy(brand);
    await app.api('POST /sandbox/gateway/webhooks/flush', { body: { twice: true, reversed: true } });
    await app.api(`GET /subscription/check_subscription_status?subscribedId=${providerId}`, { token: brand.token });
    const invoices = await brand.list();
    expect(invoices).toMatchObject([
      { kind: 'tax_invoice', title: 'A season', total: 1299, taxable: 1100.85, igst: 198.15, cgst: 0, sgst: 0 },
    ]);
    expect(invoices[0]).toMatchObject({
      place_of_supply: '32-Kerala',
      number: expect.stringMatching(/^TI\/\d\d-\d\d\/\d{6}$/),
    });
  });

  test('charges CGST and SGST within the supplier’s state, and books the invoiced amounts', async () => {
    const brand = await newBrand({ state_id: 'KA', city_id: null });
    await buy(brand);
    expect(await brand.list()).toMatchObject([{ cgst: 99.08, sgst: 99.07, igst: 0, place_of_supply: '29-Karnataka' }]);
    const posted = await app.context.db
      .selectFrom('ledger_transaction as t')
      .innerJoin('ledger_entry as e', 'e.transaction_id', 't.id')
      .innerJoin('ledger_account as a', 'a.id', 'e.account_id')
      .select(['a.kind', 'e.amount'])
      .where('t.kind', '=', 'subscription.charged')
      .where((eb) => eb(eb.ref('t.detail', '->>').key('account_id'), '=', String(brand.id)))
      .execute();
    expect(Object.fromEntries(posted.map((entry) => [entry.kind, entry.amount]))).toEqual({
      gateway: -1299_00,
      sales: 1100_85,
      gst: 198_15,
    });
  });

  test('issues a receipt without a GSTIN of the supplier, and books all of it as sales', async () => {
    const { config } = app.context;
    const brand = await newBrand();
    try {
      app.context.config = { ...config, supplier: { name: 'Tandem', address: '', gstin: null } };
      await buy(brand);
    } finally {
      app.context.config = config;
    }
    expect(await brand.list()).toMatchObject([
      {
        kind: 'receipt',
        taxable: 1299,
        cgst: 0,
        sgst: 0,
        igst: 0,
        total: 1299,
        number: expect.stringMatching(/^RC\//),
      },
    ]);
  });

  test('leaves no gap in the numbers, despite failures and concurrency', async () => {
    const { id } = await newBrand();
    const now = at('2031-07-01T12:00:00+05:30');
    const outcomes = await Promise.allSettled(
      upTo(24).map((each) => (each % 3 === 0 ? issueInVain : makeInvoice)(now, id)),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(8);
    expect(await numbersOf('31-32')).toEqual(upTo(16));
  });

  test('restarts the numbers at midnight in India on 1 April', async () => {
    const { id, list } = await newBrand();
    await makeInvoice(at('2033-03-31T23:59:59+05:30'), id);
    await makeInvoice(at('2033-04-01T00:00:00+05:30'), id);
    await makeInvoice(at('2033-04-01T00:00:01+05:30'), id);
    expect((await list()).map(({ number }) => number)).toEqual([
      'TI/33-34/000002',
      'TI/33-34/000001',
      'TI/32-33/000001',
    ]);
  });

  test('refuses to change, delete or skip an invoice, even by SQL', async () => {
    const { db } = app.context;
    const { id } = await newBrand();
    await makeInvoice(at('2035-07-01T12:00:00+05:30'), id);
    const keptAsIs = /kept as they are/;
    const series = db.updateTable('invoice_counter').where('financial_year', '=', '35-36');
    await expect(db.updateTable('invoice').set({ number: 'TI/35-36/9' }).execute()).rejects.toThrow(keptAsIs);
    await expect(db.deleteFrom('invoice').execute()).rejects.toThrow(keptAsIs);
    await expect(db.deleteFrom('invoice_counter').execute()).rejects.toThrow(keptAsIs);
    await expect(series.set({ last_number: 7 }).execute()).rejects.toThrow(keptAsIs);
    await expect(
      inTransaction(at('2035-07-02T12:00:00+05:30'), async (tx) => {
        await tx.db
          .updateTable('invoice_counter')
          .set({ last_number: 2 })
          .where('financial_year', '=', '35-36')
          .execute();
        await makeInvoice(tx, id);
      }),
    ).rejects.toThrow(/would leave a gap/);
    expect(await numbersOf('35-36')).toEqual([1]);
  });

  test('takes billing details from the profile until they are saved; a GSTIN determines the state', async () => {
    const brand = await newBrand({ business_name: 'Kottaram Spices' });
    const read = async () => (await app.api('GET /user/billing-details', { token: brand.token })).body.data;
    expect(await read()).toEqual({
      name: 'Kottaram Spices',
      address: '',
      state_code: '32',
      gstin: null,
      gst_scheme: 'regular',
      udyam: null,
    });
    const small = { gst_scheme: 'composition', udyam: 'udyam-kl-07-0012345' };
    expect((await brand.save(small)).body.data).toMatchObject({ ...small, udyam: 'UDYAM-KL-07-0012345' });
    const saved = await brand.save({ gstin: ' 27aapfu0939f1zv ', state_code: '32' });
    expect(saved).toMatchObject({ status: 200, body: { data: { state_code: '27', gstin: '27AAPFU0939F1ZV' } } });
    await buy(brand);
    expect(await brand.list()).toMatchObject([{ place_of_supply: '27-Maharashtra' }]);
    await brand.save({ state_code: '29' });
    expect(await read()).toMatchObject({ name: 'Malabar Roasters', state_code: '29', gstin: null });
    expect(await brand.list()).toMatchObject([{ place_of_supply: '27-Maharashtra' }]);
  });

  test.each([
    ['gstin', { gstin: '27AAPFU0939F1ZW' }],
    ['gstin', { gstin: '27AAPFU0939' }],
    ['state_code', { state_code: '99' }],
    ['name', { name: 'K' }],
    ['name', { name: 'தமிழ் காபி' }],
  ])('a wrong %s is refused: %o', async (field, details) => {
    const brand = await newBrand();
    expect(await brand.save(details)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  });

  test('opens the PDF by a signed link only, and draws it once', async () => {
    const brand = await newBrand();
    const { id } = await makeInvoice(app.context, brand.id);
    const read = async () =>
      (await app.api(`GET /user/invoices/${id}`, { token: brand.token })).body.data as { url: string };
    const { url } = await read();
    const file = await fetch(`${app.url}${url}`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toBe('attachment');
    const bytes = await file.bytes();
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(await (await fetch(`${app.url}${(await read()).url}`)).bytes()).toEqual(bytes);
    expect(
      (await fetch(`${app.url}${url.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`)}`))
        .status,
    ).toBe(404);
    expect((await fetch(`${app.url}${url.split('?')[0]?.replace('private-files', 'files')}`)).status).toBe(404);
  });

  const textOfInvoice = async ({ token }: Brand) => {
    const [first] = (await app.api('GET /user/invoices', { token })).body.data as Invoice[];
    const { body } = await app.api(`GET /user/invoices/${first?.id}`, { token });
    return readPdf(await (await fetch(`${app.url}${(body.data as { url: string }).url}`)).bytes());
  };

  test('prints every particular of Rule 46 on a tax invoice, in rupees and in Hindi', async () => {
    const brand = await newBrand();
    await brand.save({ name: 'रसोई की रानी', address: 'Fort Kochi', gstin: '27AAPFU0939F1ZV' });
    await buy(brand);
    const [invoice] = await brand.list();
    const { pages, text } = await textOfInvoice(brand);
    expect(pages).toBe(1);
    const party = ['रसोई की रानी', 'Fort Kochi', 'GSTIN 27AAPFU0939F1ZV', ...Object.values(supplier)];
    const terms = ['Tax invoice', invoice?.number, '27-Maharashtra', 'Tax payable on reverse charge No', '998361'];
    const sums = ['₹1,100.85', 'IGST 18%', '₹198.15', '₹1,299.00', 'Rupees One Thousand Two Hundred Ninety-Nine Only'];
    const signature = `For ${supplier.SUPPLIER_NAME} Computer-generated and signed electronically`;
    for (const words of [...party, ...terms, ...sums, signature, 'A season']) expect(text).toContain(words);
    expect(text).not.toMatch(/CGST|\?/);
  });

  test('prints no tax on a receipt', async () => {
    const { config } = app.context;
    const brand = await newBrand({ business_name: 'Kottaram & Söhne 💠' });
    try {
      app.context.config = { ...config, supplier: { name: 'Tandem', address: '', gstin: null } };
      await buy(brand);
    } finally {
      app.context.config = config;
    }
    const { text } = await textOfInvoice(brand);
    for (const words of ['Receipt', '₹1,299.00', 'Kottaram & Söhne ?', 'no GST is charged'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/SAC|[CSI]GST|reverse charge/);
  });

  test('pages the list, newest first', async () => {
    const brand = await newBrand();
    for (const day of [1, 2, 3]) await makeInvoice(at(`2037-07-0${day}T12:00:00+05:30`), brand.id);
    const first = await app.api('GET /user/invoices?limit=2', { token: brand.token });
    const rest = await app.api(`GET /user/invoices?limit=2&cursor=${first.body.next_cursor}`, { token: brand.token });
    const numbers = [first, rest].flatMap(({ body }) => (body.data as Invoice[]).map(({ number }) => number));
    expect(numbers).toEqual(['TI/37-38/000003', 'TI/37-38/000002', 'TI/37-38/000001']);
    expect(rest.body.next_cursor).toBeNull();
  });
});
