import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/app.ts';
import { makeSomebody } from '../../tests/chat/people.ts';
import { openTestDatabase } from '../../tests/database.ts';
import type { Member } from '../../tests/members.ts';
import { createPusher } from './pusher.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

function subscription(endpoint: string) {
  const device = createECDH('prime256v1');
  device.generateKeys();
  const keys = { p256dh: device.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  return { endpoint, expirationTime: null, keys };
}

const register = (who: Member, endpoint: string) =>
  app.api('POST /user/push-registrations', { token: who.token, body: subscription(endpoint) });

/** Pushes with a push service that answers as told, and returns what it was sent. */
async function push(who: Member, status = 200) {
  const sent: { url: string; headers: Record<string, string>; body: Uint8Array }[] = [];
  const { config, db, log } = app.context;
  const send = (async (url: string, init: RequestInit) => {
    sent.push({ url, headers: init.headers as Record<string, string>, body: init.body as Uint8Array });
    return new Response(null, { status });
  }) as typeof fetch;
  const message = { title: 'Rohan Bhatt', body: 'Can we move the reel?', link: '/chat-section' };
  await createPusher({ config, db, log, send })(Number(who.id), message);
  return sent;
}

describe('push registrations', () => {
  it('get an encrypted, signed push each, until they are removed', async () => {
    const who = await makeSomebody(app);
    const address = `https://fcm.googleapis.com/fcm/send/${who.id}`;
    expect(await register(who, address)).toMatchObject({ status: 200, body: { data: { id: expect.any(String) } } });
    const [request] = await push(who);
    expect(request?.url).toBe(address);
    expect(request?.headers.Authorization).toMatch(/^vapid t=/);
    expect(Buffer.from(request?.body ?? []).includes('reel')).toBe(false);
    const body = { endpoint: address };
    await app.api('DELETE /user/push-registrations', { token: (await makeSomebody(app)).token, body });
    expect(await push(who)).toHaveLength(1);
    await app.api('DELETE /user/push-registrations', { token: who.token, body });
    expect(await push(who)).toHaveLength(0);
  });

  it.each([404, 410])('are forgotten when the push service answers %i', async (status) => {
    const who = await makeSomebody(app);
    await register(who, `https://web.push.apple.com/${who.id}`);
    await push(who, status);
    expect(await push(who)).toHaveLength(0);
  });

  it('end with the session they were made in', async () => {
    const who = await makeSomebody(app);
    await register(who, `https://web.push.apple.com/${who.id}`);
    await app.api('POST /auth/logout', { token: who.token });
    expect(await push(who)).toHaveLength(0);
  });

  it.each([
    'https://evil.example/push',
    'https://fcm.googleapis.com.evil.example/x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'http://fcm.googleapis.com/x',
    'https://localhost/x',
    'https://',
  ])('are refused at %s', async (endpoint) => {
    const who = await makeSomebody(app);
    expect(await register(who, endpoint)).toMatchObject({
      status: 400,
      body: { fields: { endpoint: expect.any(String) } },
    });
  });

  it('are made with a key that stays the same', async () => {
    const [one, two] = [await app.api('GET /push/public-key'), await app.api('GET /push/public-key')];
    expect(one.body).toEqual(two.body);
    expect((one.body.data as { key: string }).key).toMatch(/^[\w-]{87}$/);
  });
});
