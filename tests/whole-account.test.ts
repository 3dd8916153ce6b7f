/** A member who works on named campaigns sees no balance of the whole account: in no reply of any call, and not live. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../server/money/ledger/ledger.service.ts';
import { startTestApp, type TestApp } from './app.ts';
import { connect, hangUp } from './chat/live-client.ts';
import { openTestDatabase } from './database.ts';
import { makeAccount, makeToken } from './makers/account.ts';
import { makeBrand } from './makers/brand.ts';
import { makeCampaign } from './makers/campaign.ts';
import { makeInfluencer } from './makers/influencer.ts';
import { joinAccount } from './makers/membership.ts';
import { giveMoney } from './payouts/payee.ts';
import { everyCall, fillPath } from './requests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  hangUp();
  await app.close();
});

/** The digits of a balance that nothing else comes to. */
const balance = /(?<!\d)(98765|97531|196296)(?!\d)/;

const kinds = [
  ['talent manager of an influencer', 'influencer', ['talent_manager' as const]],
  ['finance member of a brand', 'brand', ['manager' as const, 'finance' as const]],
  ['owner of a brand', 'brand', ['owner' as const]],
] as const;

/** An account with a balance, and a member of it, limited to a campaign or not. */
async function makeSides(
  kind: 'influencer' | 'brand',
  roles: readonly (typeof kinds)[number][2][number][],
  limited: boolean,
) {
  const { db } = app.context;
  const account = await (kind === 'brand' ? makeBrand(db) : makeInfluencer(db));
  await giveMoney(app, account.id, { earnings: 98_765, referral: 97_531 });
  const campaign = await makeCampaign(db, { creator_id: account.id });
  const own = await makeAccount(db);
  const sides = { account: { id: String(account.id) }, member: { id: String(own.id) }, roles: [...roles] };
  await joinAccount(app.context, { ...sides, more: limited ? { campaign_ids: [campaign.id] } : {} });
  const home = await makeToken(app.context, own);
  const switched = await app.api('POST /auth/switch', { token: home, body: { account_id: String(account.id) } });
  return { account, home, switched, token: (switched.body.data as { token: string }).token };
}

async function findBalances({ account, home, switched, token }: Awaited<ReturnType<typeof makeSides>>) {
  const found = balance.test(JSON.stringify(switched.body)) ? ['POST /auth/switch'] : [];
  const ids = { id: String(account.id), userId: String(account.id) };
  const reads = everyCall.filter(({ call }) => call.method === 'GET' && call.auth === 'user');
  for (const { call, title } of reads) {
    const query = { '/dashboard/events': '?from=2026-11-27', '/wallet/payout/quote': '?amount=500' }[call.path] ?? '';
    for (const as of [token, home]) {
      const { body } = await app.api(`GET ${fillPath(call, ids)}${query}`, { token: as });
      if (balance.test(JSON.stringify(body))) found.push(title);
    }
  }
  return new Set(found);
}

it.each(kinds)('a %s', async (_, kind, roles) => {
  const all = await findBalances(await makeSides(kind, roles, false));
  for (const call of [
    'POST /auth/switch',
    'GET /accounts/overview',
    'GET /dashboard',
    'GET /user/{id}',
    'GET /wallet/balance',
  ])
    expect(all).toContain(call);
  expect(await findBalances(await makeSides(kind, roles, true))).toEqual(new Set());
  expect((await checkLedger(app.context)).faults).toEqual([]);
});

it('withdraws nothing of it, and hears of no change of it', async () => {
  const [whole, limited] = [
    await makeSides('influencer', ['talent_manager'], false),
    await makeSides('influencer', ['talent_manager'], true),
  ];
  const asked = await app.api('POST /wallet/payout', {
    token: limited.token,
    body: { amount: 500, payment_method_id: '1' },
    headers: { 'idempotency-key': 'a-limited-payout' },
  });
  expect(asked.body.code).toBe('ROLE');
  for (const { account, token } of [whole, limited]) {
    const socket = await connect(app, { id: String(account.id), token } as never);
    await giveMoney(app, account.id, { earnings: 1 });
    app.context.live.toAccount(account.id, 'profile', { is_subscriber: 1 });
    await socket.waitFor('profile', ({ is_subscriber: isLast }) => isLast === 1);
    expect(socket.heard('profile').some((fields) => 'wallet_amount' in fields)).toBe(account.id === whole.account.id);
  }
});
