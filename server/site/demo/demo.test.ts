import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Approval } from '../../../contract/accounts/approvals.ts';
import type { MemberAccount } from '../../../contract/accounts/workspaces.ts';
import type { Message } from '../../../contract/chat/messages.ts';
import type { InfluencerMetrics } from '../../../contract/social/social-metrics.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import type { LibraryPiece } from '../../../contract/work/library.ts';
import { FEATURED } from '../../../database/demo/campaigns-featured.ts';
import type { TestApp } from '../../../tests/app.ts';
import { enterDemoAccount, startDemoApp } from '../../../tests/demo-app.ts';
import { makeToken } from '../../../tests/makers/account.ts';
import { readReferrals } from '../../../tests/makers/referral.ts';
import { findPoolFaults } from '../../hub/pools/pools.service.ts';
import { checkLedger } from '../../money/ledger/ledger.service.ts';
import { deriveMetrics } from '../../social/social-metrics/social-metrics.rules.ts';
import { viewDerived } from '../../social/social-metrics/social-metrics.views.ts';
import { settleRefunds } from '../../work/escrow/refund.service.ts';
import { seedDemoFiles } from './files.service.ts';
import { seedDemoMoney } from './money.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
});
afterAll(() => app.close());

const enter = (who: string) => enterDemoAccount(app, who);

test('the demo influencer has withdrawable earnings from work and referrals', async () => {
  const influencer = await enter('influencer');
  expect(influencer.user).toMatchObject({ user_coins: 400, referal_money: 700 });
  const { counts, earned, pending, withdrawable, people } = await readReferrals(app, influencer);
  expect({ counts, earned, pending, withdrawable }).toEqual({
    counts: { sent: 3, joined: 9, qualified: 7 },
    earned: 700,
    pending: 0,
    withdrawable: 700,
  });
  expect(people).toHaveLength(12);
  const { token } = influencer;
  const balance = (await app.api('GET /wallet/balance', { token })).body.data as { withdrawable: number };
  expect(balance.withdrawable).toBeGreaterThan(2_500);
  expect(influencer.user.wallet_amount).toBe(balance.withdrawable);
  const statement = (await app.api('GET /wallet?kind=earning', { token })).body.data as { createdAt: string }[];
  expect(statement.length).toBeGreaterThanOrEqual(3);
  for (const { createdAt } of statement) expect(Date.parse(createdAt)).toBeLessThan(Date.now());
});

test('the demo brand has pending referral money, and coins', async () => {
  const brand = await enter('brand');
  expect(brand.user).toMatchObject({ user_coins: 150, referal_money: 200 });
  expect(await readReferrals(app, brand)).toMatchObject({ withdrawable: 200, counts: { joined: 3, qualified: 2 } });
});

test('money of the story is held, and moves when the parties act', async () => {
  const { db } = app.context;
  const orders = db.selectFrom('escrow_order as o').innerJoin('application as a', 'a.id', 'o.application_id');
  const order = await orders
    .select(['a.id', 'a.campaign_id', 'o.payer_id', 'o.payee_id', 'o.amount'])
    .where('a.status', '=', 'in_progress')
    .executeTakeFirstOrThrow();
  const [payer, payee] = [
    await makeToken(app.context, { id: order.payer_id }),
    await makeToken(app.context, { id: order.payee_id }),
  ];
  const body = { status: 'cancelled', note: 'The dates moved.', keep: 0 };
  const path = `PUT /campaign/update_user_applied_status/${order.id}`;
  for (const token of [payer, payee]) expect((await app.api(path, { token, body })).status).toBe(200);
  await settleRefunds(app.context);
  const refunded = orders.select(['o.refunded', 'o.refund_id']).where('a.id', '=', order.id);
  expect(await refunded.executeTakeFirst()).toEqual({
    refunded: order.amount,
    refund_id: expect.stringMatching(/^rfnd_/),
  });
});

test('a joint campaign has its budget partly paid, and a payer can withdraw before the lock', async () => {
  const { db } = app.context;
  const held = db.selectFrom('escrow_order as o').innerJoin('pledge as p', 'p.id', 'o.pledge_id');
  const { id, campaign_id, account_id, amount } = await held
    .select(['p.id', 'p.campaign_id', 'p.account_id', 'o.amount'])
    .innerJoin('campaign as c', 'c.id', 'p.campaign_id')
    .where('c.title', '=', FEATURED.trail)
    .where('p.confirmed_by', '=', 'payment')
    .executeTakeFirstOrThrow();
  const token = await makeToken(app.context, { id: account_id });
  const pool = async () => (await app.api(`GET /campaign/${campaign_id}/pool`, { token })).body.data;
  expect(await pool()).toMatchObject({ funded: amount / 100, held: amount / 100 });
  const body = { status: 'withdrawn' };
  const gone = await app.api(`PUT /campaign/update_user_applied_status/${id}`, { token, body });
  expect(gone.body).toMatchObject({ result: true });
  await settleRefunds(app.context);
  const payment = await app.api(`GET /campaign/pledges/${id}/payment`, { token });
  expect(payment.body.data).toMatchObject({ status: 'refunded' });
  expect(await findPoolFaults(app.context)).toEqual([]);
});

test('a running joint campaign has one paid draw, and one that waits for the demo brand’s answer', async () => {
  const { db } = app.context;
  const { id } = await db
    .selectFrom('campaign')
    .select('id')
    .where('title', '=', FEATURED.looms)
    .executeTakeFirstOrThrow();
  const brand = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'brand@demo.test')
    .executeTakeFirstOrThrow();
  const token = await makeToken(app.context, brand);
  const { data } = (await app.api(`GET /campaign/${id}/spending`, { token })).body;
  expect(data).toMatchObject([
    { number: 2, status: 'proposed', amount: 42_000, executes_at: expect.any(String) },
    { number: 1, status: 'executed', amount: 18_000, net: 17_100 },
  ]);
  expect((await app.api(`GET /campaign/${id}/pool`, { token })).body.data).toMatchObject({ held: 232_000 });
  const [draw] = data as { id: string }[];
  const body = { status: 'agreed' };
  const answered = await app.api(`PUT /campaign/spending/${draw?.id}`, { token, body });
  expect(answered.body).toMatchObject({ result: true });
  expect(await findPoolFaults(app.context)).toEqual([]);
});

test('the demo influencer’s figures can be recomputed from the posts and readings shown', async () => {
  const { token, user } = (await enter('influencer')) as { token: string; user: { id?: string } };
  const reply = await app.api(`GET /influencers/${user.id}/metrics`, { token });
  const { accounts } = reply.body.data as InfluencerMetrics;
  const derived = accounts.filter((account) => account.derived !== null);
  expect(derived.map(({ platform }) => platform)).toEqual(['instagram', 'youtube']);
  for (const account of derived) {
    const size = account.derived?.authenticity.reasons.find(({ figures }) => figures.signal === 'engagement_for_size');
    const peers = size?.figures as { lower_quartile: number; upper_quartile: number; peers: number };
    const again = deriveMetrics({
      platform: account.platform,
      followers: account.followers,
      media: account.media.map(({ published_at, ...post }) => ({ ...post, publishedAt: new Date(published_at) })),
      snapshots: account.growth.map(({ at, followers }) => ({ asOf: new Date(at), followers })),
      peers: { count: peers.peers, lowerQuartile: peers.lower_quartile, upperQuartile: peers.upper_quartile },
      now: new Date(account.derived_at ?? 0),
    });
    expect(viewDerived(again)).toEqual(account.derived);
    expect(account.growth.length).toBeGreaterThan(350);
  }
});

test('payouts are visible to their owners, and to the operator together with a reversed one', async () => {
  const { token } = await enter('influencer');
  const own = (await app.api('GET /wallet/payouts', { token })).body.data as { status: string }[];
  expect(own).toMatchObject([{ status: 'paid', amount: 10_000, net: 10_000 }]);
  const methods = (await app.api('GET /wallet/payment-methods', { token })).body.data;
  expect(methods).toMatchObject([{ kind: 'upi', is_primary: true }]);
  const operator = await enter('operator');
  const all = await app.api('GET /operator/payouts', { token: operator.token });
  const payouts = all.body.data as { status: string; createdAt: string }[];
  const days = payouts.map(({ createdAt }) => createdAt);
  expect(days, 'the newest first').toEqual([...days].sort().reverse());
  const states = payouts.map(({ status }) => status);
  expect(states.filter((status) => status === 'paid').length).toBeGreaterThan(3);
  expect(states.filter((status) => status === 'failed')).toHaveLength(1);
});

test('each fee of the influencer has its invoice, dated the day of payment', async () => {
  const { token } = await enter('influencer');
  const invoices = (await app.api('GET /user/invoices', { token })).body.data as {
    issued_at: string;
    number: string;
  }[];
  const statement = (await app.api('GET /wallet?kind=earning&limit=100', { token })).body.data;
  expect(invoices.length).toBeGreaterThan(3);
  expect(invoices).toHaveLength((statement as object[]).length);
  const numbers = invoices.map(({ number }) => number);
  const byDay = invoices.toSorted((one, other) => one.issued_at.localeCompare(other.issued_at));
  expect(byDay.map(({ number }) => number)).toEqual(numbers.toSorted());
});

test('the ledger is consistent, and seeding again changes nothing', async () => {
  const before = await checkLedger(app.context);
  expect(before.faults).toEqual([]);
  await seedDemoMoney(app.context);
  expect(await checkLedger(app.context)).toEqual(before);
});

test('the files mentioned in the demo chat exist, once', async () => {
  await seedDemoFiles(app.context);
  const { token } = await enter('brand');
  const { data } = (await app.api('GET /user/messages/since/0', { token })).body as unknown as { data: Message[] };
  const attached = data.flatMap(({ attachment }) => attachment ?? []);
  expect(attached.map(({ kind, name }) => [kind, name])).toEqual([
    ['document', 'Sadya shot list and plate costs.pdf'],
    ['image', 'Banana leaf print.png'],
  ]);
  for (const { url } of attached) expect((await fetch(app.url + url)).status).toBe(200);
});

test('work waits for the demo brand with its version, and the library shows its pictures', async () => {
  const { token } = await enter('brand');
  const { db } = app.context;
  const sadya = await db.selectFrom('campaign').select('id').where('title', '=', FEATURED.sadya).executeTakeFirst();
  const waiting = (await app.api(`GET /campaign/${sadya?.id}/deliverables`, { token })).body.data as Deliverable[];
  const submitted = waiting.find(({ status }) => status === 'submitted');
  expect(submitted).toMatchObject({ version: 1, versions: [{ version: 1 }] });
  expect((await fetch(app.url + submitted?.file)).status).toBe(200);
  const kept = (await app.api('GET /library?state=in_use', { token })).body.data as LibraryPiece[];
  expect(kept.length).toBeGreaterThan(3);
  for (const { picture } of kept) expect((await fetch(app.url + picture)).status).toBe(200);
});

test('the demo brand has a team: a payment waits for its owner, and each member sees what their role allows', async () => {
  const owner = await enter('brand');
  const team = (await app.api('GET /members', { token: owner.token })).body.data as {
    fullname: string;
    roles: string[];
  }[];
  expect(team.map(({ fullname, roles }) => [fullname, ...roles])).toEqual([
    ['Rohan Kottaram', 'owner'],
    ['Imran Sheikh', 'finance'],
    ['Lekha Thomas', 'manager'],
    ['Sruthi Pillai', 'manager'],
    ['Joel Varghese', 'reviewer'],
  ]);
  const approvals = (await app.api('GET /approvals', { token: owner.token })).body.data as Approval[];
  expect(approvals.map(({ status }) => status)).toEqual(['waiting', 'refused', 'approved', 'approved']);
  expect(approvals[0]).toMatchObject({ asked_by: { fullname: 'Imran Sheikh' }, can: { approve: true } });
  const acts = (await app.api('GET /activity', { token: owner.token })).body.data as object[];
  expect(acts.length).toBeGreaterThan(10);
  const told = (await app.api(`GET /user/get_user_notifications/${owner.user.id}`, { token: owner.token })).body
    .data as { title: string }[];
  expect(told.map(({ title }) => title)).toContain('Lekha Thomas mentioned you in a note for Kottaram Spices');
  const crm = await app.api('GET /crm', { token: owner.token });
  expect(crm.body).toMatchObject({ stages: { found: 4, asked: 2, talking: 2, working: 3, not_now: 1 } });

  const manager = await enter('manager');
  const worksOn = (await app.api('GET /campaign/all/get_my_campaigns', { token: manager.token })).body.data as object[];
  expect(worksOn, 'a member with named campaigns starts in the team and sees those alone').toHaveLength(2);
  const reviewer = await enter('reviewer');
  expect((await app.api('GET /wallet', { token: reviewer.token })).body).toMatchObject({ code: 'ROLE' });
  const agency = await enter('agency');
  const accounts = (await app.api('GET /accounts', { token: agency.token })).body.data as MemberAccount[];
  expect(accounts.map(({ name, member_role: role }) => [name, role])).toEqual([
    ['Peepal & Co.', 'owner'],
    ['Kottaram Spices', 'manager'],
    ['Malabar Roasters', 'admin'],
    ['Nandini Drapes', 'finance'],
  ]);

  const answer = { status: 'approved' };
  const approved = await app.api(`PUT /approvals/${approvals[0]?.id}`, { token: owner.token, body: answer });
  expect(approved.body.data).toMatchObject({ status: 'approved' });
});
