import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeAccount, makeToken } from '../../../tests/makers/account.ts';
import { makeUnclaimedInfluencer } from '../../../tests/makers/influencer.ts';
import { signUpForm } from '../../../tests/makers/sign-up.ts';
import { stepUp } from '../../../tests/step-up.ts';

let app: TestApp;
let networks = 0;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends every request from another network. */
const ask = (call: string, options: object = {}) => {
  networks += 1;
  const headers = { 'x-forwarded-for': `10.${Math.floor(networks / 200)}.${networks % 200}.1` };
  return app.api(call, { headers, ...options });
};
const mailsTo = (address: string) => app.mails.filter(({ to }) => to.toLowerCase() === address);

it('sends an unverified address 20 codes a day, however many sign-ups and networks ask', async () => {
  const email = 'victim@example.test';
  for (let each = 0; each < 25; each += 1) {
    const spelled = each % 2 ? email : 'Victim@Example.test';
    const made = await ask('POST /auth/register', { body: signUpForm({ email: spelled }) });
    expect(made.status, `sign-up ${each}`).toBe(201);
  }
  expect(mailsTo(email)).toHaveLength(20);
  const before = app.mails.length;
  expect((await ask('POST /auth/register', { body: signUpForm() })).status).toBe(201);
  expect(app.mails).toHaveLength(before + 1);
});

it('sends an unverified mobile 20 texts a day, however many accounts ask', async () => {
  const mobile = '9812345678';
  for (let each = 0; each < 25; each += 1) {
    const account = await makeAccount(app.context.db);
    const token = await makeToken(app.context, account);
    await stepUp(app, token);
    expect((await ask('PUT /user/update', { token, body: { mobile } })).status).toBe(200);
  }
  expect(app.texts.filter(({ to }) => to === mobile)).toHaveLength(20);
});

it('sends the contact of an imported profile 20 codes a day, however often its removal is requested', async () => {
  const profile = await makeUnclaimedInfluencer(app.context.db, {
    profile: { contact_email: 'listed@example.test' },
    socials: [{ handle: 'listed.cook', source: 'imported' }],
  });
  expect(profile.id).toBeGreaterThan(0);
  for (let each = 0; each < 25; each += 1) {
    const asked = await ask('POST /removal-requests', { body: { handle: 'listed.cook', reason: 'This is me.' } });
    expect(asked.status).toBeLessThan(300);
  }
  await vi.waitFor(() => expect(mailsTo('listed@example.test')).toHaveLength(20));
});

it('still sends a code for a new password', async () => {
  const account = await makeAccount(app.context.db, { email: 'owner@example.test', email_verified_at: new Date() });
  for (let each = 0; each < 22; each += 1) {
    await ask('POST /auth/register', { body: signUpForm({ email: 'owner.two@example.test' }) });
  }
  await ask('POST /auth/forgot-password', { body: { username: account.email, isEmail: true, isMobile: false } });
  expect(mailsTo('owner@example.test')).toHaveLength(1);
});
