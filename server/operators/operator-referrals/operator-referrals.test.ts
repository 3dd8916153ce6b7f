import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OperatorHome } from '../../../contract/operators/operator-home.ts';
import type { ReferralSignal } from '../../../contract/operators/operator-referrals.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { connectSocial, readReferrals } from '../../../tests/makers/referral.ts';
import { signUp, signUpForm } from '../../../tests/makers/sign-up.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { stepUp } from '../../../tests/step-up.ts';
import { forgetOldNetworks } from '../../money/referrals/signals.service.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

let app: TestApp;
let operator: Member;
let time = Date.now();
let networks = 0;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { TRUST_PROXY: '127.0.0.1' });
  app.context.now = () => new Date(time);
});
beforeEach(async () => {
  operator = await makeMember(app, 'operator');
});
afterAll(() => app.close());

const newAddress = () => {
  networks += 1;
  return `203.0.113.${networks}`;
};

/** Signs somebody up by this person's link, `minutes` after the previous sign-up. */
async function join(referrer: Member, { from = newAddress(), minutes = 120 } = {}): Promise<Member> {
  time += minutes * minuteMs;
  const { code } = await readReferrals(app, referrer);
  const form = { referral_code: code, role: 'influencer' };
  const { id, token } = await signUp(app, form, { headers: { 'x-forwarded-for': from } });
  return { id, token };
}

async function list(query = ''): Promise<{ data: ReferralSignal[]; total: number; next_cursor: string | null }> {
  const { status, body } = await app.api(`GET /operator/referral-signals${query}`, { token: operator.token });
  expect(status).toBe(200);
  return body as never;
}
const signalsOf = async (referrer: Member, query = '') =>
  (await list(query)).data.filter((signal) => signal.referrer?.id === referrer.id);
async function decide(id: string | undefined, act: 'dismiss' | 'cancel') {
  await stepUp(app, operator.token);
  return tryToDecide(id, act);
}
const tryToDecide = (id: string | undefined, act: 'dismiss' | 'cancel') =>
  app.api(`POST /operator/referral-signals/${id}/${act}`, {
    token: operator.token,
    body: { reason: 'Looked at by a person.' },
  });
const idsOf = (signal: ReferralSignal | undefined) => signal?.accounts.map(({ person }) => person?.id);

it.each([
  ['one IPv4 address', ['198.51.100.7', '198.51.100.7', '198.51.100.7']],
  ['one IPv6 /64', ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:DB8:1:2:0:0:0:77']],
])('three sign-ups of one referrer from %s are a signal, which grows', async (_what, addresses) => {
  const referrer = await makeMember(app, 'brand');
  const people: Member[] = [];
  for (const from of addresses.slice(0, 2)) people.push(await join(referrer, { from }));
  await join(referrer);
  expect(await signalsOf(referrer)).toEqual([]);
  people.push(await join(referrer, { from: addresses[2] as string }));
  const [signal] = await signalsOf(referrer);
  expect(signal).toMatchObject({ kind: 'network', status: 'open', pending: 0, note: null });
  expect(idsOf(signal)).toEqual(people.map(({ id }) => id));
  people.push(await join(referrer, { from: addresses[0] as string }));
  const signals = await signalsOf(referrer);
  expect(signals).toHaveLength(1);
  expect(idsOf(signals[0])).toEqual(people.map(({ id }) => id));
  expect(new Date(signals[0]?.latest_at ?? 0).getTime()).toBe(time);
  // Another referrer's sign-ups from the same network count separately.
  const other = await makeMember(app, 'brand');
  for (const from of addresses.slice(0, 2)) await join(other, { from });
  expect(await signalsOf(other)).toEqual([]);
});

it('the referrer counts as one of the network', async () => {
  const referrer = await makeMember(app, 'influencer');
  const from = newAddress();
  await app.context.db.updateTable('session').set({ ip: from }).where('account_id', '=', Number(referrer.id)).execute();
  await join(referrer, { from });
  expect(await signalsOf(referrer)).toEqual([]);
  await join(referrer, { from });
  expect(await signalsOf(referrer)).toMatchObject([{ kind: 'network' }]);
});

it('five sign-ups within an hour are a burst; five in five hours are not', async () => {
  const slow = await makeMember(app, 'brand');
  for (let each = 0; each < 5; each += 1) await join(slow, { minutes: 61 });
  expect(await signalsOf(slow)).toEqual([]);
  const fast = await makeMember(app, 'brand');
  await join(fast);
  const people: Member[] = [];
  for (let each = 0; each < 5; each += 1) people.push(await join(fast, { minutes: each === 0 ? 90 : 10 }));
  const signals = await signalsOf(fast);
  expect(signals).toMatchObject([{ kind: 'burst' }]);
  expect(idsOf(signals[0])).toEqual(people.map(({ id }) => id));
});

it('sign-ups that never entered the code do not count', async () => {
  const referrer = await makeMember(app, 'brand');
  const from = newAddress();
  const { code } = await readReferrals(app, referrer);
  for (let each = 0; each < 5; each += 1) {
    const body = signUpForm({ referral_code: code, role: 'influencer' });
    const made = await app.api('POST /auth/register', { body, headers: { 'x-forwarded-for': from } });
    expect(made.status).toBe(201);
  }
  expect(await signalsOf(referrer)).toEqual([]);
});

it('cancelled: pending rewards end, the referrer reads the reason, and it is in the audit log; other rewards continue', async () => {
  const referrer = await makeMember(app, 'brand');
  const from = newAddress();
  const members = [await join(referrer, { from }), await join(referrer, { from }), await join(referrer, { from })];
  const outside = await join(referrer);
  for (const person of [...members.slice(0, 2), outside]) await connectSocial(app, person);
  expect(await readReferrals(app, referrer)).toMatchObject({ pending: 300 });
  const [signal] = await signalsOf(referrer);
  expect(signal).toMatchObject({ pending: 200 });
  expect(signal?.accounts.map(({ reward }) => reward)).toEqual(['pending', 'pending', 'none']);
  const home = (await app.api('GET /operator/home', { token: operator.token })).body.data as OperatorHome;
  expect(home.needs.referral_signals).toBe((await list()).total);
  const done = await decide(signal?.id, 'cancel');
  expect(done.body.data).toMatchObject({ status: 'cancelled', pending: 0, note: 'Looked at by a person.' });
  const after = await readReferrals(app, referrer);
  expect(after).toMatchObject({ pending: 100, cancelled: 300 });
  const reasons = after.people.flatMap(({ reason }) => reason ?? []);
  expect(reasons).toEqual(Array(3).fill('Our team found that this referral breaks the rules: Looked at by a person.'));
  const acts = await app.api('GET /operator/audit?action=referral_signal.cancelled', { token: operator.token });
  expect(acts.body.data).toMatchObject([{ reason: 'Looked at by a person.' }]);
  expect((await decide(signal?.id, 'cancel')).status).toBe(409);
  expect((await decide(signal?.id, 'dismiss')).status).toBe(409);
  // They never earn a reward again.
  await connectSocial(app, members[2] as Member);
  expect(await readReferrals(app, referrer)).toMatchObject({ pending: 100 });
  expect(await signalsOf(referrer, '?status=decided')).toMatchObject([{ id: signal?.id, status: 'cancelled' }]);
});

it('dismissed: the rewards continue, and only another full set of sign-ups from there is a signal again', async () => {
  const referrer = await makeMember(app, 'brand');
  const from = newAddress();
  const people = [await join(referrer, { from }), await join(referrer, { from }), await join(referrer, { from })];
  await connectSocial(app, people[0] as Member);
  const [signal] = await signalsOf(referrer);
  expect((await decide(signal?.id, 'dismiss')).body.data).toMatchObject({ status: 'dismissed', pending: 100 });
  await join(referrer, { from });
  await join(referrer, { from });
  expect(await signalsOf(referrer)).toEqual([]);
  await join(referrer, { from });
  const [again] = await signalsOf(referrer);
  expect(again?.accounts).toHaveLength(3);
  expect(idsOf(again)).not.toContain(people[0]?.id);
});

it('stores no address, and deletes the digest of the network after 90 days', async () => {
  const from = newAddress();
  const referrer = await makeMember(app, 'brand');
  for (let each = 0; each < 3; each += 1) await join(referrer, { from });
  const marks = async () =>
    (
      await app.context.db
        .selectFrom('referral')
        .select('network_mark')
        .where('referrer_id', '=', Number(referrer.id))
        .execute()
    ).map(({ network_mark }) => network_mark);
  const before = await marks();
  expect(new Set(before).size).toBe(1);
  expect(before[0]).toMatch(/^[\w-]{43}$/);
  time += 91 * dayMs;
  await forgetOldNetworks(app.context);
  expect(await marks()).toEqual([null, null, null]);
  operator = await makeMember(app, 'operator');
  expect(await signalsOf(referrer)).toHaveLength(1);
});

it('is for operators, with step-up for decisions, page by page', async () => {
  const brand = await makeMember(app, 'brand');
  expect((await app.api('GET /operator/referral-signals', { token: brand.token })).status).toBe(404);
  const [signal] = (await list()).data;
  time += 11 * minuteMs;
  const refused = await tryToDecide(signal?.id, 'dismiss');
  expect(refused).toMatchObject({ status: 422, body: { code: 'STEP_UP' } });
  expect((await decide('999999', 'dismiss')).status).toBe(404);
  const first = await list('?limit=1');
  const second = await list(`?limit=1&cursor=${first.next_cursor}`);
  expect(second.data[0]?.id).not.toBe(first.data[0]?.id);
});
