/** Runs random concurrent movements of money and coins among a few people and checks the ledger's invariants. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { makeAccount } from '../../../tests/makers/account.ts';
import { makeJointCampaign } from '../../../tests/makers/campaign.ts';
import { AppError } from '../../kit/http/errors.ts';
import { type AccountKind, accountKey, chart, type Entry } from './ledger.rules.ts';
import { checkLedger, post, readBalances, readPoolBalance } from './ledger.service.ts';

const crowd = 4;

interface Act {
  what: keyof typeof acts;
  who: number;
  whom: number;
  amount: number;
  /** How often the posting is attempted; it may be booked once at most. */
  reported: number;
}

/** Ids of the campaigns whose pools the people share. */
let pools: number[] = [];
const poolOf = (who: number) => pools[who % pools.length] ?? 0;

/** Ledger entries of each act, given the ids of the actor and of another person. */
const acts = {
  earn: (who: number, amount: number, whom: number) => [
    { kind: 'gateway', amount: -amount },
    { kind: 'earnings', ownerId: who, amount: amount - Math.floor(amount / 20) },
    { kind: 'fees', amount: Math.floor(amount / 20) },
    { kind: 'coins', ownerId: whom, amount: 1 },
    { kind: 'mint', amount: -1 },
  ],
  refer: (who, amount) => [
    { kind: 'promotion', amount: -amount },
    { kind: 'referral_waiting', ownerId: who, amount },
  ],
  qualify: (who, amount) => [
    { kind: 'referral_waiting', ownerId: who, amount: -amount },
    { kind: 'referral', ownerId: who, amount },
  ],
  giveCoins: (who, amount) => [
    { kind: 'mint', amount: -amount },
    { kind: 'coins', ownerId: who, amount },
  ],
  spendCoins: (who, amount) => [
    { kind: 'coins', ownerId: who, amount: -amount },
    { kind: 'mint', amount },
  ],
  transfer: (who, amount, whom) => [
    { kind: 'earnings', ownerId: who, amount: -amount },
    { kind: 'earnings', ownerId: whom, amount },
  ],
  payOut: (who, amount) => [
    { kind: 'earnings', ownerId: who, amount: -amount },
    { kind: 'payout', ownerId: who, amount },
  ],
  fail: (who, amount) => [
    { kind: 'payout', ownerId: who, amount: -amount },
    { kind: 'earnings', ownerId: who, amount },
  ],
  pay: (who, amount) => [
    { kind: 'payout', ownerId: who, amount: -amount },
    { kind: 'bank', amount },
  ],
  /** Pools belong to campaigns; the payer picks one of the two. */
  pool: (who, amount) => [
    { kind: 'gateway', amount: -amount },
    { kind: 'pool', campaignId: poolOf(who), amount },
  ],
  takeBack: (who, amount) => [
    { kind: 'pool', campaignId: poolOf(who), amount: -amount },
    { kind: 'gateway', amount },
  ],
  draw: (who, amount) => [
    { kind: 'pool', campaignId: poolOf(who), amount: -amount },
    { kind: 'earnings', ownerId: who, amount },
  ],
  settle: (who, amount, whom) => [
    { kind: 'pool', campaignId: poolOf(who), amount: -amount },
    { kind: 'earnings', ownerId: who, amount: amount - Math.floor(amount / 3) },
    { kind: 'earnings', ownerId: whom, amount: Math.floor(amount / 3) },
  ],
} satisfies Record<string, (who: number, amount: number, whom: number) => Entry[]>;

const act: fc.Arbitrary<Act> = fc.record({
  what: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
  who: fc.integer({ min: 0, max: crowd - 1 }),
  whom: fc.integer({ min: 0, max: crowd - 1 }),
  amount: fc.integer({ min: 1, max: 600 }),
  reported: fc.constantFrom(1, 1, 1, 2),
});

type Balances = Map<string, number>;

function sumBy(entries: readonly Entry[]): Balances {
  const sums: Balances = new Map();
  for (const entry of entries) {
    if (!('ownerId' in entry || 'campaignId' in entry)) continue;
    const key = accountKey(entry);
    sums.set(key, (sums.get(key) ?? 0) + entry.amount);
  }
  return sums;
}

describe.each(testDatabases)('on %s', (database) => {
  let app: TestApp;
  let people: number[];
  let reported = 0;

  beforeAll(async () => {
    app = await startTestApp(await openTestDatabase(database));
    people = await Promise.all(Array.from({ length: crowd }, async () => (await makeAccount(app.context.db)).id));
    pools = [(await makeJointCampaign(app.context.db)).id, (await makeJointCampaign(app.context.db)).id];
  });
  afterAll(() => app.close());

  test('keeps the ledger consistent under concurrency, and nobody overspends', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 24 }), async (storm) => {
        const before = await readAll();
        const outcomes = await Promise.all(storm.map(perform));
        const accepted = outcomes.flatMap(({ isPosted, entries }) => (isPosted ? entries : []));
        const after = await readAll();
        const moved = sumBy(accepted);
        for (const [key, balance] of after) {
          expect(balance, key).toBeGreaterThanOrEqual(0);
          expect(balance, key).toBe((before.get(key) ?? 0) + (moved.get(key) ?? 0));
        }
        for (const { isPosted, entries } of outcomes) if (!isPosted) expectShort(entries, before, accepted);
        expect((await checkLedger(app.context)).faults).toEqual([]);
      }),
      { numRuns: database === 'postgres' ? 20 : 8 },
    );
  }, 90_000);

  /** Posts the same entries as often as the act says; expects one booking, or a refusal each time for lack of money. */
  async function perform({ what, who, whom, amount, reported: times }: Act) {
    const entries: Entry[] = acts[what](people[who] ?? 0, amount, people[whom] ?? 0);
    const posting = { kind: `test.${what}`, reference: `storm:${++reported}`, entries };
    const replies = await Promise.all(
      Array.from({ length: times }, () =>
        post(app.context, posting).catch((error) => {
          if (error instanceof AppError && /^NOT_ENOUGH_(COINS|MONEY)$/.test(error.code)) return 'refused';
          throw error;
        }),
      ),
    );
    const posted = replies.filter((reply) => reply === true).length;
    expect(posted).toBeLessThanOrEqual(1);
    const movesNothing = [...sumBy(entries).values()].every((sum) => sum === 0);
    return { isPosted: posted === 1 || movesNothing, entries };
  }

  /**
   * A refusal is justified only if some account could have been too low at some moment: before all credits, after all
   * debits.
   */
  function expectShort(entries: readonly Entry[], before: Balances, accepted: readonly Entry[]): void {
    const spent = sumBy(accepted.filter((entry) => entry.amount < 0));
    const needed = sumBy(entries.filter((entry) => entry.amount < 0));
    const isShort = [...needed].some(([key, sum]) => (before.get(key) ?? 0) + (spent.get(key) ?? 0) + sum < 0);
    expect(isShort).toBe(true);
  }

  async function readAll(): Promise<Balances> {
    const all = await Promise.all(people.map(async (id) => [id, await readBalances(app.context, id)] as const));
    const kinds = (Object.keys(chart) as AccountKind[]).filter((kind) => chart[kind].of === 'person');
    const held = await Promise.all(pools.map(async (id) => [id, await readPoolBalance(app.context, id)] as const));
    return new Map([
      ...all.flatMap(([ownerId, balances]) =>
        kinds.map((kind) => [accountKey({ kind, ownerId }), balances[kind]] as const),
      ),
      ...held.map(([campaignId, balance]) => [accountKey({ kind: 'pool', campaignId }), balance] as const),
    ]);
  }
});
