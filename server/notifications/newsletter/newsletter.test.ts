import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

const subscribe = (body: unknown) => app.api('POST /newsletter/subscribe', { body });

describe('the newsletter', () => {
  it('stores an address once, ignoring case, and never reveals that it was there', async () => {
    for (const email of ['Reader@Example.in', 'reader@example.in']) {
      expect((await subscribe({ email, source: 'website' })).status).toBe(200);
    }
    const rows = await app.context.db
      .selectFrom('newsletter_signup')
      .select(['email', 'source'])
      .where('email', 'ilike', 'reader@example.in')
      .execute();
    expect(rows).toEqual([{ email: 'Reader@Example.in', source: 'website' }]);
  });

  it('validates addresses less strictly than the product', async () => {
    expect((await subscribe({ email: 'a+b@example.technology', source: 'website' })).status).toBe(200);
  });

  it.each([
    ['', 'Please enter your email address'],
    ['   ', 'Please enter your email address'],
    ['reader', 'Please enter a valid email address'],
    ['a b@example.in', 'Please enter a valid email address'],
    [undefined, 'Please enter your email address'],
  ])('refuses %j with a message of its own', async (email, message) => {
    const { status, body } = await subscribe({ email, source: 'website' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ result: false, code: 'BAD_INPUT', message, fields: { email: message } });
    expect(body.reason).toContain(message);
  });

  it('has a message in every refusal', async () => {
    const { status, body } = await subscribe({ email: 'reader@example.in', source: 'elsewhere', more: 1 });
    expect(status).toBe(400);
    expect(body.message).toBeTypeOf('string');
  });

  const lettersTo = (email: string) => app.mails.filter(({ to }) => to === email);
  const isSubscribed = async (email: string) => {
    const row = await app.context.db
      .selectFrom('newsletter_signup')
      .select(['confirmed_at', 'ended_at'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return row.confirmed_at !== null && row.ended_at === null;
  };

  it('asks the owner of an address by e-mail, once a day, and sends nothing before a confirmation', async () => {
    const email = 'asked@example.in';
    for (const _time of [1, 2]) await subscribe({ email, source: 'website' });
    await expect.poll(() => lettersTo(email).length).toBe(1);
    expect(await isSubscribed(email)).toBe(false);
    const token = /token=(\S+)/.exec(lettersTo(email)[0]?.text ?? '')?.[1];
    const decide = (wanted: boolean) => app.api('POST /newsletter/decision', { body: { token, wanted } });
    expect((await decide(true)).status).toBe(200);
    expect(await isSubscribed(email)).toBe(true);
    expect((await decide(false)).status).toBe(200);
    expect(await isSubscribed(email)).toBe(false);
    const made = await app.api('POST /newsletter/decision', { body: { token: 'made-up', wanted: true } });
    expect(made.status).toBe(404);
  });

  it('ends by one click in a mail program, and never by merely opening a link', async () => {
    const email = 'clicker@example.in';
    await subscribe({ email, source: 'website' });
    await expect.poll(() => lettersTo(email).length).toBe(1);
    const { headers = {}, text } = lettersTo(email)[0] ?? { text: '' };
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const token = /token=(\S+)/.exec(text)?.[1];
    await app.api('POST /newsletter/decision', { body: { token, wanted: true } });
    const address = (headers['List-Unsubscribe'] ?? '').slice(1, -1).replace(/^https?:\/\/[^/]+/, app.url);
    const looked = await fetch(address, { redirect: 'manual' });
    expect([looked.status, looked.headers.get('location')]).toEqual([302, `/newsletter?token=${token}`]);
    expect(await isSubscribed(email)).toBe(true);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const clicked = await fetch(address, { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' });
    expect(clicked.status).toBe(200);
    expect(await isSubscribed(email)).toBe(false);
  });
});
