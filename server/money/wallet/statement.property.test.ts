/** Compares random histories, read through every filter and page, with a sum by hand. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import { type WalletEntry, type WalletKind, walletKinds } from '../../../contract/money/wallet.ts';
import { type ApiReply, startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { AppError } from '../../kit/http/errors.ts';
import type { Posting } from '../ledger/ledger.rules.ts';
import { post } from '../ledger/ledger.service.ts';
import { readStatement } from './wallet.service.ts';

interface Line {
  kind: WalletKind;
  currency: 'INR' | 'COIN';
  amount: number;
  balance: number;
  createdAt: string;
}
const start = new Date('2026-05-01T12:00:00+05:30');
const kinds: Record<string, WalletKind> = {
  'escrow.released': 'earning',
  'payout.requested': 'payout',
  'referral.earned': 'referral',
  'unlock.refunded': 'refund',
  'unlock.paid': 'unlock',
  'other.thing': 'other',
};
const amount = fc.integer({ min: -120, max: 500 });
const history = fc.array(
  fc.record({
    kind: fc.constantFrom(...Object.keys(kinds)),
    /** Hours since 1 May, unordered. */
    hour: fc.integer({ min: 0, max: 120 }),
    earnings: amount,
    referral: amount,
    referral_waiting: amount,
    coins: amount,
    /** Referral money becomes withdrawable, with no other effect. */
    isStill: fc.boolean(),
  }),
  { maxLength: 18 },
);
const day = fc.integer({ min: 0, max: 5 }).map((days) => addDays('2026-05-01', days));
const filters = fc.record(
  {
    kind: fc.constantFrom(...walletKinds),
    currency: fc.constantFrom<'INR' | 'COIN'>('INR', 'COIN'),
    from: day,
    to: day,
    limit: fc.integer({ min: 1, max: 6 }),
  },
  { requiredKeys: ['limit'] },
);
type Movement = typeof history extends fc.Arbitrary<(infer M)[]> ? M : never;
type Query = typeof filters extends fc.Arbitrary<infer Q> ? Q : never;

describe.each(testDatabases)('on %s', (database) => {
  let app: TestApp;
  let posted = 0;

  beforeAll(async () => {
    app = await startTestApp(await openTestDatabase(database));
  });
  afterAll(() => app.close());

  test('returns the same lines and balances as adding up by hand, for any history, filter and page', async () => {
    await fc.assert(
      fc.asyncProperty(history, fc.array(filters, { minLength: 3, maxLength: 3 }), async (movements, queries) => {
        const member = await makeMember(app, 'influencer');
        const all = await play(member, movements);
        for (const query of queries) {
          const expected = all.filter((line) => fits(line, query)).toReversed();
          expect(await readAllPages(member, query)).toEqual(expected);
          await expectFile(member, query, all);
        }
      }),
      { numRuns: database === 'postgres' ? 12 : 6 },
    );
  });

  /** Posts a history and computes its expected statement, oldest first. */
  async function play(member: Member, movements: Movement[]): Promise<Line[]> {
    const ownerId = Number(member.id);
    const done: Omit<Line, 'balance'>[] = [];
    for (const each of movements) {
      const still = { earnings: 0, referral: 50, referral_waiting: -50, coins: 0 };
      const { earnings, referral, referral_waiting, coins } = each.isStill ? still : each;
      const money = earnings + referral + referral_waiting;
      const at = new Date(start.getTime() + each.hour * 3_600_000);
      const entries: Posting['entries'] = [
        { kind: 'earnings', ownerId, amount: earnings },
        { kind: 'referral', ownerId, amount: referral },
        { kind: 'referral_waiting', ownerId, amount: referral_waiting },
        { kind: 'gateway', amount: -money },
        { kind: 'coins', ownerId, amount: coins },
        { kind: 'mint', amount: -coins },
      ];
      const posting = { kind: each.kind, reference: `test:${++posted}`, entries };
      const isPosted = await post({ ...app.context, now: () => at }, posting).catch((error) => {
        if (error instanceof AppError) return false;
        throw error;
      });
      const line = { kind: kinds[each.kind] ?? 'other', createdAt: at.toISOString() };
      if (!isPosted) continue;
      if (coins !== 0) done.push({ ...line, currency: 'COIN', amount: coins });
      if (money !== 0) done.push({ ...line, currency: 'INR', amount: money / 100 });
    }
    const paise = { INR: 0, COIN: 0 };
    return done
      .map((line, index) => ({ line, index }))
      .sort((a, b) => a.line.createdAt.localeCompare(b.line.createdAt) || a.index - b.index)
      .map(({ line }) => {
        paise[line.currency] += Math.round(line.amount * (line.currency === 'INR' ? 100 : 1));
        return { ...line, balance: line.currency === 'INR' ? paise.INR / 100 : paise.COIN };
      });
  }

  function fits(line: Line, { kind, currency, from, to }: Query): boolean {
    const on = dateInIndia(new Date(line.createdAt));
    return (
      (!kind || line.kind === kind) &&
      (!currency || line.currency === currency) &&
      (!from || on >= from) &&
      (!to || on <= to)
    );
  }

  const textOf = (query: object) =>
    new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const bare = ({ kind, currency, amount, balance, createdAt }: WalletEntry): Line => ({
    kind,
    currency,
    amount,
    balance,
    createdAt,
  });

  const read = ({ token }: Member, query: object) => app.api(`GET /wallet?${textOf(query)}`, { token });

  async function readAllPages(member: Member, query: Query): Promise<Line[]> {
    const seen: WalletEntry[] = [];
    let reply: ApiReply = await read(member, query);
    if (query.from && query.to && query.from > query.to) {
      expect(reply.status).toBe(400);
      return [];
    }
    const { total } = reply.body;
    for (;;) {
      seen.push(...(reply.body.data as WalletEntry[]));
      const { next_cursor: cursor } = reply.body;
      if (!cursor) break;
      reply = await read(member, { ...query, cursor });
    }
    expect(total).toBe(seen.length);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    return seen.map(bare);
  }

  async function expectFile(member: Member, { limit: _limit, ...filter }: Query, all: Line[]): Promise<void> {
    if (filter.from && filter.to && filter.from > filter.to) return;
    const statement = await readStatement(app.context, { accountId: Number(member.id), filter });
    expect(statement.lines.map(bare)).toEqual(all.filter((line) => fits(line, { ...filter, limit: 1 })));
    for (const currency of ['INR', 'COIN'] as const) {
      const after = (isIn: (day: string) => boolean) =>
        all.findLast((line) => line.currency === currency && isIn(dateInIndia(new Date(line.createdAt))))?.balance ?? 0;
      expect(statement.opening[currency]).toBe(after((on) => on < (filter.from ?? '')));
      expect(statement.closing[currency]).toBe(after((on) => !filter.to || on <= filter.to));
    }
  }
});
