/** Random webhook orders and concurrent reads: our record always ends in the gateway's state. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type Buyer, enterBuyer } from '../../../tests/subscriptions/buyer.ts';
import { askGateway } from '../gateway/gateway.service.ts';
import { checkLedger } from '../ledger/ledger.service.ts';
import { type GatewaySubscription, isCurrent, mirrorOf } from './subscriptions.rules.ts';
import { reconcileSubscriptions } from './sync.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(async () => {
  expect((await checkLedger(app.context)).faults).toEqual([]);
  await app.close();
});

/** Sends held-back webhooks by index; without indexes all of them, in order. */
const flush = (order?: number[]) => app.api('POST /sandbox/gateway/webhooks/flush', { body: { order } });

async function keptBack(): Promise<number> {
  return ((await app.api('GET /sandbox/gateway')).body.data as { kept_back: number }).kept_back;
}

/** Simulates an hour without checks. */
async function reconcile(providerId: string): Promise<void> {
  await app.context.db
    .updateTable('subscription')
    .set({ checked_at: null })
    .where('provider_id', '=', providerId)
    .execute();
  await reconcileSubscriptions(app.context);
}

async function readGateway(providerId: string) {
  const entity = await askGateway(app.context, (client) => client.subscriptions.fetch(providerId));
  const invoices = await askGateway(app.context, (client) => client.invoices.all({ subscription_id: providerId }));
  return {
    mirror: mirrorOf(entity as GatewaySubscription, { cancels_at_end: false }),
    payments: invoices.items.map((invoice) => `${invoice.payment_id} ${invoice.amount}`).sort(),
  };
}

/** Our record equals the gateway's, each payment is booked once, and no notification repeats the one before. */
async function expectGatewayState(buyer: Buyer, providerId: string): Promise<void> {
  const { db, now } = app.context;
  const { mirror, payments } = await readGateway(providerId);
  const row = await buyer.row(providerId);
  expect(row).toMatchObject(mirror);
  const stored = await db
    .selectFrom('subscription_payment')
    .selectAll()
    .where('subscription_id', '=', row.id)
    .execute();
  expect(stored.map((each) => `${each.provider_payment_id} ${each.amount}`).sort()).toEqual(payments);
  expect(stored).toHaveLength(mirror.paid_count);
  const references = stored.map((each) => `subscription-payment:${each.provider_payment_id}`);
  const posted = await db
    .selectFrom('ledger_transaction')
    .select('reference')
    .where('reference', 'in', [...references, ''])
    .execute();
  expect(posted).toHaveLength(stored.length);
  expect(await buyer.isSubscriber()).toBe(isCurrent(mirror, now()) ? 1 : 0);
}

/**
 * Expects at most one notification per entered state, and at most one renewal notification per payment after the first.
 */
async function expectFewNotices(buyer: Buyer, providerId: string, states: string[]): Promise<void> {
  const all = await buyer.notices();
  const notices = all.filter((notice) => !notice.startsWith('Subscription renewed'));
  const { paid_count: payments } = await buyer.row(providerId);
  expect(all.length - notices.length, all.join()).toBeLessThanOrEqual(Math.max(0, payments - 1));
  const entered = states.filter((state, at) => state !== states[at - 1]);
  expect(notices.length, notices.join()).toBeLessThanOrEqual(entered.length);
  expect(notices.filter((notice, at) => notice === notices[at - 1])).toEqual([]);
}

/** Runs a subscription through the acts with every webhook held back; returns the states in between. */
async function liveWithoutEvents(buyer: Buyer, providerId: string, acts: readonly string[]): Promise<string[]> {
  const states: string[] = [];
  for (const outcome of acts) {
    const { status, body } = await buyer.act(providerId, outcome, { late: true });
    if (status === 200) states.push((body.data as { status: string }).status);
  }
  return states;
}

function permutations(items: number[]): number[][] {
  if (items.length <= 1) return [items];
  return items.flatMap((item) => permutations(items.filter((each) => each !== item)).map((rest) => [item, ...rest]));
}

describe('all permutations of the webhooks, one of them delivered twice', { timeout: 120_000 }, () => {
  const lives = [['pay'], ['pay', 'cancel'], ['authenticate', 'charge', 'halt'], ['authenticate', 'pause'], ['fail']];
  test.each(lives.map((life) => [life.join(', '), life] as const))('%s', async (_name, life) => {
    const trial = await enterBuyer(app);
    await liveWithoutEvents(trial, await trial.buy('1'), life);
    const count = await keptBack();
    await flush();
    for (const order of permutations([...Array(count).keys()])) {
      const buyer = await enterBuyer(app);
      const providerId = await buyer.buy('1');
      const states = await liveWithoutEvents(buyer, providerId, life);
      await flush([...order, ...order.slice(0, 1)]);
      if (count === 0) await reconcile(providerId);
      await expectGatewayState(buyer, providerId);
      await expectFewNotices(buyer, providerId, states.slice(-1));
    }
  });
});

/** Mostly events of a running subscription, rarely its end. */
const outcome = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('charge', 'pending', 'halt', 'pause', 'resume', 'pay') },
  { weight: 1, arbitrary: fc.constantFrom('cancel', 'cancel_at_end', 'fail', 'authenticate') },
);
const begun = fc.constantFrom('pay', 'pay', 'authenticate', 'fail', 'cancel');
const actOf = (arbitrary: fc.Arbitrary<string>) => fc.record({ kind: fc.constant('act' as const), outcome: arbitrary });
/** Delivers some held-back webhooks in any order, repeated, with page reads and reconciliation in between. */
const look = fc.record({
  kind: fc.constant('look' as const),
  places: fc.array(fc.nat(12), { maxLength: 6 }),
  asks: fc.boolean(),
  reconciles: fc.boolean(),
});
type Step = { kind: 'act'; outcome: string } | { kind: 'look'; places: number[]; asks: boolean; reconciles: boolean };
const step: fc.Arbitrary<Step> = fc.oneof({ arbitrary: actOf(outcome), weight: 2 }, look);
const steps: fc.Arbitrary<Step[]> = fc
  .tuple(actOf(begun), fc.array(step, { maxLength: 10 }))
  .map(([first, rest]) => [first, ...rest]);

async function take(step: Step, buyer: Buyer, providerId: string): Promise<string[]> {
  if (step.kind === 'act') return liveWithoutEvents(buyer, providerId, [step.outcome]);
  await Promise.all([
    flush(step.places),
    step.asks ? buyer.status(providerId) : null,
    step.reconciles ? reconcile(providerId) : null,
  ]);
  return [];
}

describe('random histories', { timeout: 120_000 }, () => {
  test('ends in the gateway’s state for one subscription, in any order of delivery', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.array(fc.nat(30), { maxLength: 20 }), async (life, shuffle) => {
        const buyer = await enterBuyer(app);
        const providerId = await buyer.buy('1');
        const states: string[] = [];
        for (const next of life) states.push(...(await take(next, buyer, providerId)));
        const left = await keptBack();
        await flush([...shuffle.filter((place) => place < left), ...Array(left).keys()]);
        expect(await keptBack()).toBe(0);
        await reconcile(providerId);
        await expectGatewayState(buyer, providerId);
        await expectFewNotices(buyer, providerId, states);
      }),
      { numRuns: 20 },
    );
  });

  test('never leaves two plans of one person being debited, whichever is paid first', async () => {
    const which = fc.constantFrom(0 as const, 1 as const);
    const both = fc
      .tuple(which, fc.array(fc.tuple(which, step), { maxLength: 8 }))
      .map(([first, rest]): [0 | 1, Step][] => [
        [first, { kind: 'act', outcome: 'pay' }],
        ...rest,
        [first === 0 ? 1 : 0, { kind: 'act', outcome: 'pay' }],
      ]);
    await fc.assert(
      fc.asyncProperty(both, async (life) => {
        const buyer = await enterBuyer(app);
        const ids = [await buyer.buy('1'), await buyer.buy('3')] as const;
        for (const [at, next] of life) await take(next, buyer, ids[at]);
        await flush();
        for (const id of ids) await reconcile(id);
        await flush();
        const all = await Promise.all(ids.map(readGateway));
        for (const [at, id] of ids.entries()) expect(await buyer.row(id)).toMatchObject(all[at]?.mirror ?? {});
        expect(all.filter(({ mirror }) => mirror.status === 'active').length).toBeLessThanOrEqual(1);
        if (all[1]?.mirror.status === 'active') {
          expect(['cancelled', 'completed', 'expired']).toContain(all[0]?.mirror.status);
          expect(await buyer.mine()).toMatchObject({ subscription_id: '3', status: 'active' });
        }
      }),
      { numRuns: 12 },
    );
  });
});
