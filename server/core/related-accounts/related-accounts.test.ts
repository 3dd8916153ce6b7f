import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { makeAccount } from '../../../tests/makers/account.ts';
import { nextNumber } from '../../../tests/makers/numbers.ts';
import { rememberInstrument } from '../../money/payment-instruments/payment-instruments.service.ts';
import { addPaymentMethod } from '../../money/payment-methods/payment-methods.service.ts';
import { areRelated, findRelated } from './related-accounts.service.ts';

describe.each(testDatabases)('accounts on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await openTestDatabase(kind));
  });
  afterAll(() => app.close());

  const account = async (overrides = {}) => (await makeAccount(app.context.db, overrides)).id;
  const pay = (accountId: number, payment: { method: string; card_id?: string; vpa?: string }) =>
    rememberInstrument(app.context, { accountId, payment, paidAt: new Date() });
  const openSession = (accountId: number, device: string, impersonatorId: number | null = null) =>
    app.context.db
      .insertInto('session')
      .values({
        account_id: accountId,
        token_hash: `hash-${nextNumber()}`,
        device_id: device,
        expires_at: new Date(Date.now() + 60_000),
        impersonator_id: impersonatorId,
      })
      .execute();
  const addUpi = (accountId: number, vpa: string) =>
    addPaymentMethod(app.context, { accountId, method: { kind: 'upi', vpa } });
  const addBank = (accountId: number, holder: string, account: string, ifsc: string) =>
    addPaymentMethod(app.context, { accountId, method: { kind: 'bank', holder, account, ifsc } });

  /** Evidence that two accounts belong to one person, and facts that do not count. */
  const cases: [string, (a: number, b: number, own: string) => Promise<unknown>, string[]][] = [
    ['nothing', async () => {}, []],
    [
      'the browser of a session',
      async (a, b, own) => [await openSession(a, own), await openSession(b, own)],
      ['device'],
    ],
    ['other browsers', async (a, b, own) => [await openSession(a, own), await openSession(b, `${own}-b`)], []],
    [
      'an operator’s browser that looked through both',
      async (a, b, own) => {
        const operator = await account({ role: 'operator' });
        await openSession(a, own, operator);
        await openSession(b, own, operator);
      },
      [],
    ],
    [
      'a UPI id for payouts',
      async (a, b, own) => [await addUpi(a, `${own}@upi`), await addUpi(b, `${own.toUpperCase()}@UPI`)],
      ['payout'],
    ],
    [
      'a bank account written in two ways',
      async (a, b) => [
        await addBank(a, 'Asha Rao', '0012345678', 'HDFC0000001'),
        await addBank(b, 'A Rao', '12345678', 'HDFC0000999'),
      ],
      ['payout'],
    ],
    [
      'a card',
      async (a, b, own) => [
        await pay(a, { method: 'card', card_id: own }),
        await pay(b, { method: 'card', card_id: own }),
      ],
      ['instrument'],
    ],
    [
      'a UPI id that paid',
      async (a, b, own) => [
        await pay(a, { method: 'upi', vpa: `${own}@upi` }),
        await pay(b, { method: 'upi', vpa: `${own}@UPI` }),
      ],
      ['instrument'],
    ],
    [
      'a UPI id that paid here and is paid out to there',
      async (a, b, own) => [await pay(a, { method: 'upi', vpa: `${own}@upi` }), await addUpi(b, `${own}@upi`)],
      ['instrument'],
    ],
    [
      'a card and a UPI id of the same text',
      async (a, b, own) => [await pay(a, { method: 'card', card_id: own }), await pay(b, { method: 'upi', vpa: own })],
      [],
    ],
    [
      'net banking',
      async (a, b) => [await pay(a, { method: 'netbanking' }), await pay(b, { method: 'netbanking' })],
      [],
    ],
    [
      'a device and a card',
      async (a, b, own) => [
        await openSession(a, own),
        await openSession(b, own),
        await pay(a, { method: 'card', card_id: own }),
        await pay(b, { method: 'card', card_id: own }),
      ],
      ['device', 'instrument'],
    ],
  ];
  it.each(cases)('that share %s', async (_name, share, reasons) => {
    const [a, b, stranger] = [await account(), await account(), await account()];
    await share(a, b, `own${kind}${nextNumber()}`);
    expect(await areRelated(app.context, a, b)).toEqual({ related: reasons.length > 0, reasons });
    expect(await areRelated(app.context, b, a)).toEqual({ related: reasons.length > 0, reasons });
    expect(await areRelated(app.context, a, stranger)).toEqual({ related: false, reasons: [] });
  });

  it('that share a verified contact; an unverified one does not count', async () => {
    const a = await account({ email: `me.${kind}@gmail.com` });
    const proven = await account({ email: `m.e.${kind}@gmail.com`.replace('..', '.') });
    const unproven = await account({ email: `me${kind}@googlemail.com`, email_verified_at: null });
    expect(await findRelated(app.context, a, [proven, unproven])).toEqual(new Map([[proven, ['contact']]]));
  });

  it('an account is its own member, and a missing account is related to nobody', async () => {
    const a = await account({ email: null });
    expect(await areRelated(app.context, a, a)).toMatchObject({ related: true, reasons: ['member'] });
    expect(await findRelated(app.context, a, [])).toEqual(new Map());
  });

  it('stores the first payment with a card', async () => {
    const a = await account();
    const pays = (paidAt: Date) =>
      rememberInstrument(app.context, { accountId: a, payment: { method: 'card', card_id: 'card_1' }, paidAt });
    const [first, later] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-11-05T00:00:00Z')];
    expect(await pays(later)).toEqual({ method: 'card', firstPaidAt: later });
    expect(await pays(first)).toEqual({ method: 'card', firstPaidAt: first });
    expect(await pays(later)).toEqual({ method: 'card', firstPaidAt: first });
  });
});
