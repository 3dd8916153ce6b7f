/** Random concurrent events of payouts in any order: no rupee is lost or created. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { actAsBank, makePayee } from '../../../tests/payouts/payee.ts';
import { readBalances } from '../ledger/ledger.service.ts';
import { stageOf } from './payouts.rules.ts';
import { fetchPayout } from './provider.ts';
import { reconcilePayouts, sendPayout } from './sync.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { LOG_LEVEL: 'silent', MIN_PAYOUT: '1' });
  await app.context.db
    .updateTable('tax_rate')
    .set({ enabled: true, basis_points: 250, yearly_threshold: 0 })
    .where('code', '=', 'tds_commission')
    .execute();
});
afterAll(() => app.close());

type Payee = Awaited<ReturnType<typeof makePayee>>;

const which = fc.nat(60);
const delivery = fc.record({ late: fc.boolean(), twice: fc.boolean(), reversed: fc.boolean() });
const outcome = fc.constantFrom('paid', 'paid', 'fail', 'reverse');
const step = fc.oneof(
  fc.record({ act: fc.constant('ask' as const), rupees: fc.integer({ min: 1, max: 700 }), key: fc.nat(6) }),
  fc.record({ act: fc.constant('bank' as const), which, outcome, delivery }),
  fc.record({ act: fc.constant('look' as const), which }),
  fc.record({ act: fc.constantFrom('flush' as const, 'reconcile' as const, 'lose' as const), which }),
);
const onTime = { late: false, twice: false, reversed: false };
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const rowsOf = (accountId: number) =>
  app.context.db.selectFrom('payout').selectAll().where('account_id', '=', accountId).orderBy('id').execute();

/** Reconciles with the clock seven hours ahead, so that every payout in progress is checked. */
async function reconcileLater(): Promise<void> {
  await reconcilePayouts({ ...app.context, now: () => new Date(Date.now() + 7 * 3_600_000) });
}

async function take(payee: Payee, each: Step): Promise<void> {
  if (each.act === 'ask') {
    const { status } = await payee.ask(each.rupees, { key: `${payee.id}-${each.key}` });
    expect([200, 409, 422]).toContain(status);
    return;
  }
  const rows = await rowsOf(payee.id);
  const row = rows[each.which % rows.length];
  if (each.act === 'flush') await app.api('POST /sandbox/payouts/webhooks/flush', { body: { twice: true } });
  if (each.act === 'reconcile') await reconcileLater();
  if (!row) return;
  if (each.act === 'bank') await actAsBank(app, String(row.id), each.outcome, { delivery: each.delivery });
  if (each.act === 'look') await payee.payout(String(row.id));
  if (each.act === 'lose') await loseAnswer(row);
}

/** Simulates a crash between the provider's answer and the commit. */
async function loseAnswer({ id }: { id: number }): Promise<void> {
  await app.context.db
    .updateTable('payout')
    .set({ status: 'requested', provider_id: null, processing_at: null })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .execute();
  await sendPayout(app.context, id);
}

test('ends in the provider’s state with every rupee accounted for, after random acts of owner, bank and webhooks', async () => {
  const money = fc.record({ referral: fc.integer({ min: 0, max: 500 }), earnings: fc.integer({ min: 0, max: 1500 }) });
  const turns = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(money, turns, async (given, acts) => {
      const payee = await makePayee(app, given);
      await take(payee, { act: 'ask', rupees: 150, key: 7 });
      for (const together of acts) await Promise.all(together.map((each) => take(payee, each)));
      await app.api('POST /sandbox/payouts/webhooks/flush', { body: { reversed: true } });
      await reconcileLater();

      const rows = await rowsOf(payee.id);
      for (const { provider_id, status } of rows) {
        // The provider accepts no order below one rupee after tax.
        const said = provider_id ? stageOf((await fetchPayout(app.context, provider_id)).status) : 'failed';
        expect(status).toBe(said);
      }
      const sum = (of: 'amount' | 'from_referral', ...statuses: string[]) =>
        rows.filter(({ status }) => statuses.includes(status)).reduce((total, row) => total + row[of], 0);
      const { referral, earnings, payout } = await readBalances(app.context, payee.id);
      expect(payout).toBe(sum('amount', 'processing'));
      expect(referral).toBe(given.referral * 100 - sum('from_referral', 'processing', 'paid'));
      expect(referral + earnings).toBe((given.referral + given.earnings) * 100 - sum('amount', 'processing', 'paid'));
    }),
    // The first example is paid out of referral money, so that tax is deducted at least once.
    {
      numRuns: 8,
      examples: [[{ referral: 500, earnings: 0 }, [[{ act: 'bank', which: 0, outcome: 'paid', delivery: onTime }]]]],
    },
  );
  await expectPlatformInOrder();
}, 120_000);

/** Money paid to banks and tax owed must equal the sums over all paid payouts. */
async function expectPlatformInOrder(): Promise<void> {
  const { db } = app.context;
  const paid = await db.selectFrom('payout').select(['net', 'deduction']).where('status', '=', 'paid').execute();
  const platform = await db
    .selectFrom('ledger_account')
    .select(['kind', 'balance'])
    .where('owner_id', 'is', null)
    .execute();
  const balanceOf = (kind: string) => platform.find((account) => account.kind === kind)?.balance ?? 0;
  expect(balanceOf('bank')).toBe(paid.reduce((sum, { net }) => sum + net, 0));
  expect(balanceOf('tds')).toBe(paid.reduce((sum, { deduction }) => sum + deduction, 0));
  expect(paid.some(({ deduction }) => deduction > 0)).toBe(true);
}
