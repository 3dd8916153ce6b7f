import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/app.ts';
import { openTestDatabase } from '../../tests/database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

const subscribe = (body: unknown) => app.api('POST /newsletter/subscribe', { body });

describe('the newsletter', () => {
  it('keeps an address once, in any case, and never tells that it was there', async () => {
    for (const email of ['Reader@Example.in', 'reader@example.in']) {
      expect((await subscribe({ email, source: 'website' })).status).toBe(200);
    }
    const kept = await app.context.db
      .selectFrom('newsletter_signup')
      .select(['email', 'source'])
      .where('email', 'ilike', 'reader@example.in')
      .execute();
    expect(kept).toEqual([{ email: 'Reader@Example.in', source: 'website' }]);
  });

  it('is looser than the product about addresses', async () => {
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

  it('carries a message on every refusal', async () => {
    const { status, body } = await subscribe({ email: 'reader@example.in', source: 'elsewhere', more: 1 });
    expect(status).toBe(400);
    expect(body.message).toBeTypeOf('string');
  });
});
