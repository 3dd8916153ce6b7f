import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import type { Posting } from '../ledger/ledger.rules.ts';
import { post } from '../ledger/ledger.service.ts';

let app: TestApp;
let posted = 0;

beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

const move = (kind: string, entries: Posting['entries']) =>
  post(app.context, { kind, reference: `test:${++posted}`, entries });
const balanceOf = async ({ token }: Member) => (await app.api('GET /wallet/balance', { token })).body.data;

test('is empty for a new account', async () => {
  const owing = { debt: 0, advances_owed: 0, advances_coming: 0 };
  const nothing = { ...owing, available: 0, on_hold: 0, arriving: 0, withdrawable: 0, referal_money: 0, user_coins: 0 };
  const holds = { payouts: 0, disputes: 0, referrals: 0, cards: 0 };
  expect(await balanceOf(await makeMember(app, 'brand'))).toEqual({ ...nothing, holds });
});

test('shows what is free, what is held and why, and what is being paid out', async () => {
  const member = await makeMember(app, 'influencer');
  const ownerId = Number(member.id);
  await move('test.given', [
    { kind: 'earnings', ownerId, amount: 1_000_00 },
    { kind: 'referral', ownerId, amount: 200_50 },
    { kind: 'referral_waiting', ownerId, amount: 100_00 },
    { kind: 'payout', ownerId, amount: 30_00 },
    { kind: 'disputed', ownerId, amount: 4_00 },
    { kind: 'escrow', ownerId, amount: 5_000_00 },
    { kind: 'gateway', amount: -6_334_50 },
    { kind: 'coins', ownerId, amount: 60 },
    { kind: 'mint', amount: -60 },
  ]);
  expect(await balanceOf(member)).toEqual({
    referal_money: 300.5,
    user_coins: 60,
    available: 1_200.5,
    on_hold: 134,
    arriving: 5_000,
    withdrawable: 1_200.5,
    debt: 0,
    advances_owed: 0,
    advances_coming: 0,
    holds: { payouts: 30, disputes: 4, referrals: 100, cards: 0 },
  });
});
