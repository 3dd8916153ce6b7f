/** Notifications about accounts and their money. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { announceDebits } from '../server/money/subscriptions/debit-notices.service.ts';
import { startTestApp, type TestApp } from './app.ts';
import { connect, hangUp } from './chat/live-client.ts';
import { makeSomebody } from './chat/people.ts';
import { openTestDatabase } from './database.ts';
import { makeInfluencer } from './makers/influencer.ts';
import { connectSocial } from './makers/referral.ts';
import { signUp } from './makers/sign-up.ts';
import { expectTold, noticesOf } from './notices/sent-notices.ts';
import { actAsBank, makePayee } from './payouts/payee.ts';
import { enterBuyer } from './subscriptions/buyer.ts';
import { unlockingIn } from './unlocking.ts';

let app: TestApp;
const clock = () => new Date();
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterEach(() => {
  app.context.now = clock;
  hangUp();
});
afterAll(() => app.close());

it('payout: its stages, and what to do on failure', async () => {
  const payee = await makePayee(app, { earnings: 2_000 });
  const told = { type: 'payout', page: '/wallet', from: null } as const;
  const asked = await payee.ask(1_000);
  await expectTold(app, payee, { ...told, title: /^Payout of ₹.* in progress$/ });
  const idOf = (reply: typeof asked) => (reply.body.data as { provider_id: string }).provider_id;
  await actAsBank(app, idOf(asked), 'paid');
  await expectTold(app, payee, { ...told, title: /^Payout of ₹.* paid$/ });
  const second = await payee.ask(600);
  await actAsBank(app, idOf(second), 'fail', { reason: 'The account is closed' });
  await expectTold(app, payee, { ...told, title: /^Payout of ₹.* failed$/ });
  const [failed] = await noticesOf(app, payee);
  expect(failed?.description).toMatch(
    /^The account is closed\. ₹.* is back in your wallet\. Check your payout account/,
  );
  await expectTold(app, payee, { type: 'security', page: '/wallet', title: /^Payment method added: UPI ID / });
});

it('subscription: each change', async () => {
  const told = { type: 'subscription', page: '/my-subscription', from: null } as const;
  const buyer = await enterBuyer(app);
  const first = await buyer.buy('1');
  // The page has stopped with 'Verification Timeout' by the time it is paid.
  await buyer.act(first, 'pay', { late: true });
  await buyer.status(first);
  await expectTold(app, buyer, { ...told, title: /^Subscription Activated!$/ });
  app.context.now = () => new Date(Date.now() + 28.5 * 86_400_000);
  await announceDebits(app.context);
  app.context.now = clock;
  await expectTold(app, buyer, { ...told, title: /^₹499 will be debited on / });
  await buyer.act(first, 'charge');
  await expectTold(app, buyer, { ...told, title: /^Subscription renewed for ₹499$/ });
  await buyer.act(first, 'pending');
  await expectTold(app, buyer, { ...told, title: /^A payment failed$/ });
  await buyer.act(first, 'halt');
  await expectTold(app, buyer, { ...told, title: /^Your subscription has stopped$/ });
  const other = await enterBuyer(app);
  const second = await other.buy('2');
  await other.act(second, 'pay');
  await other.act(second, 'cancel');
  await expectTold(app, other, { ...told, title: /^Your subscription is cancelled$/ });
});

it('unlock: a refund for one without a reply', async () => {
  const world = unlockingIn(app);
  const reader = await world.makeReader({ coins: 10 });
  await world.useFree(reader);
  const { id } = await makeInfluencer(app.context.db);
  await world.unlock(reader, id);
  await app.context.db.updateTable('account').set({ email_verified_at: null }).where('id', '=', id).execute();
  await world.report(reader, id);
  await expectTold(app, reader, { type: 'money', page: '/bookmarks', title: /^You got 10 coins back$/ });
});

it('referral: who joined, and what it earned', async () => {
  const referrer = await signUp(app, { role: 'brand' });
  const link = (await app.api('GET /user/get_referal_link', { token: referrer.token })).body.data;
  const { code } = link as { code: string };
  const invited = await signUp(app, { role: 'influencer', fullname: 'Neel Shah', referral_code: code });
  const told = { type: 'referral', page: '/referal' } as const;
  await expectTold(app, referrer, { ...told, title: /^Neel Shah joined with your link$/, from: invited });
  await connectSocial(app, invited);
  await expectTold(app, referrer, { ...told, title: /^₹100 is pending: Neel Shah has got started$/ });
});

it('names and messages are cut before an emoji, not within', async () => {
  const fullname = `${'A'.repeat(78)}🦊`;
  const author = await makeSomebody(app, { fullname });
  const away = await makeSomebody(app, { last_active_at: new Date(Date.now() - 6 * 60_000) });
  await (await connect(app, author)).say(away, `${'b'.repeat(199)}🦊 tail`);
  await expect.poll(async () => (await noticesOf(app, away)).length).toBe(1);
  const [notice] = await noticesOf(app, away);
  const told = `${notice?.title} ${notice?.description}`;
  expect(told).toMatch(/A{20}/);
  expect(told.isWellFormed()).toBe(true);
  expect(told).not.toContain('\ufffd');
});

it('message: sent to those who are away', async () => {
  const author = await makeSomebody(app, { fullname: 'Rohan Bhatt' });
  const away = await makeSomebody(app, { last_active_at: new Date(Date.now() - 6 * 60_000) });
  await (await connect(app, author)).say(away, 'Are you there?');
  await expect.poll(async () => (await noticesOf(app, away)).length).toBe(1);
  await expectTold(app, away, {
    type: 'chat',
    page: '/chat-section',
    title: /^Rohan Bhatt sent you a message$/,
    from: author,
  });
});

it('security: everything about an account’s safety', async () => {
  const person = await signUp(app);
  const { username, password } = person;
  const told = { type: 'security', page: '/profile-settings', from: null } as const;
  const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1' };
  const signedIn = await app.api('POST /auth/login', { body: { username, password }, headers });
  await expectTold(app, person, { ...told, title: /^New sign-in from / });
  const { token } = signedIn.body.data as { token: string };
  const sessions = await app.api('GET /auth/sessions', { token });
  const other = (sessions.body.data as { id: string; is_current: boolean }[]).find((one) => !one.is_current);
  await app.api(`DELETE /auth/sessions/${other?.id}`, { token });
  const reader = { ...person, token };
  await expectTold(app, reader, { ...told, title: /^You were signed out of / });
  const next = 'another horse battery';
  const body = { current_password: password, password: next, confirm_password: next };
  await app.api('PUT /auth/change-password', { token, body });
  await expectTold(app, reader, { ...told, title: /^Your password was changed$/ });
  const email = `new.${person.email}`;
  await app.api('POST /auth/step-up', { token, body: { method: 'password', password: next } });
  await app.api('PUT /user/update', { token, body: { email } });
  await app.api('POST /auth/verifyOtp', { token, body: { username, otp: app.codeFor(email) } });
  await expectTold(app, reader, { ...told, title: /^Your email was changed$/ });
});
