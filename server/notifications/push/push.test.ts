import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { makeSomebody, signIn } from '../../../tests/chat/people.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import type { Member } from '../../../tests/members.ts';
import { startPushService } from '../../../tests/push-service.ts';
import { createPusher, pushAgain, type Retry } from './pusher.service.ts';

let app: TestApp;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  [app, service] = await Promise.all([
    openTestDatabase().then((database) => startTestApp(database)),
    startPushService(),
  ]);
});
afterAll(async () => {
  await service.close();
  await app.close();
});

const message = { title: 'Rohan Bhatt', body: 'Can we move the reel? ₹18,000', link: '/chat-section', tag: 'chat:7' };

async function register(who: Member, device = service.makeDevice()) {
  const reply = await app.api('POST /user/push-registrations', { token: who.token, body: device.subscription });
  return { device, reply, renewal: (reply.body.data as { renewal: string } | undefined)?.renewal ?? '' };
}

async function push(who: Member, more: Partial<Parameters<typeof createPusher>[0]> = {}) {
  await createPusher({ ...app.context, send: service.send, ...more })({ accountId: Number(who.id) }, message);
}

describe('a push', () => {
  it('is encrypted for the device and signed with the key it subscribed with', async () => {
    const who = await makeSomebody(app);
    const { device, reply } = await register(who);
    expect(reply).toMatchObject({ status: 200, body: { data: { id: expect.any(String) } } });
    await push(who);
    const [request] = device.received();
    expect(request?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '345600', urgency: 'high' });
    expect(request?.headers.topic).toMatch(/^[\w-]{32}$/);
    expect(request?.body.includes('reel')).toBe(false);
    expect(JSON.parse(device.decrypt(request?.body ?? Buffer.alloc(0)))).toEqual(message);
    const { key } = (await app.api('GET /push/public-key')).body.data as { key: string };
    const claims = await service.verifyVapid(request?.headers.authorization ?? '', key);
    expect(claims).toMatchObject({ aud: new URL(device.subscription.endpoint).origin, sub: /^mailto:/ });
    expect(Number(claims.exp) - Date.now() / 1000).toBeLessThanOrEqual(24 * 3600);
  });

  it('reaches the ten most recently seen devices at once', async () => {
    const who = await makeSomebody(app);
    const devices = [];
    for (let made = 0; made < 12; made += 1) devices.push((await register(who)).device);
    await register(who, devices[0]);
    const slowest = service.hold(10);
    await push(who);
    expect(await slowest).toBe(10);
    expect(devices.map((device) => device.received().length)).toEqual([1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it.each([
    [404, ''],
    [410, ''],
    [
      403,
      'the VAPID credentials in the authorization header do not correspond to the credentials used to create the subscriptions.',
    ],
    [400, '{"reason":"VapidPkHashMismatch"}'],
  ])('ends a registration that is answered with %i %s', async (status, text) => {
    const who = await makeSomebody(app);
    const { device } = await register(who);
    device.answer(status, text);
    await push(who);
    await push(who);
    expect(device.received()).toHaveLength(1);
  });

  it.each([413, 403, 400])('keeps a registration after response %i', async (status) => {
    const who = await makeSomebody(app);
    const { device } = await register(who);
    device.answer(status, 'BadJwtToken');
    const retries: unknown[] = [];
    await push(who, { later: async (retry) => void retries.push(retry) });
    device.answer(201);
    await push(who);
    expect(device.received()).toHaveLength(2);
    expect(retries).toEqual([]);
  });

  it('is retried when the push service says so, but not once the device belongs to another person', async () => {
    const who = await makeSomebody(app);
    const { device } = await register(who);
    const retries: [Retry, number][] = [];
    const later = async (retry: Retry, seconds: number) => void retries.push([retry, seconds]);
    device.answer(429, '', { 'retry-after': '120' });
    await push(who, { later });
    const same = { accountId: Number(who.id), registrationId: expect.any(Number), message };
    expect(retries).toEqual([[{ ...same, attempt: 1 }, 120]]);
    const again = () => pushAgain({ ...app.context, send: service.send, later }, retries.at(-1)?.[0] as Retry);
    device.answer(503);
    await again();
    expect(retries.at(-1)).toEqual([{ ...same, attempt: 2 }, 60]);
    device.answer(201);
    await again();
    expect(device.received()).toHaveLength(3);
    await register(await makeSomebody(app), device);
    await again();
    expect(device.received()).toHaveLength(3);
  });

  it('is dropped for a device with unusable keys', async () => {
    const who = await makeSomebody(app);
    const { device } = await register(who);
    const [bad, retries] = [service.makeDevice(), [] as unknown[]];
    bad.subscription.keys.p256dh = 'BAAA';
    await register(who, bad);
    await push(who, { later: async (retry) => void retries.push(retry) });
    expect([device.received().length, bad.received().length, retries.length]).toEqual([1, 0, 0]);
  });

  it('does not fail when a push service is unreachable', async () => {
    const who = await makeSomebody(app);
    await register(who);
    const retries: number[] = [];
    const send = async () => Promise.reject(new TypeError('fetch failed'));
    await push(who, { send, later: async (_retry, seconds) => void retries.push(seconds) });
    expect(retries).toEqual([30]);
  });
});

describe('a registration', () => {
  it('is removed by its owner only', async () => {
    const who = await makeSomebody(app);
    const { device } = await register(who);
    const body = { endpoint: device.subscription.endpoint };
    await app.api('DELETE /user/push-registrations', { token: (await makeSomebody(app)).token, body });
    await push(who);
    expect(device.received()).toHaveLength(1);
    await app.api('DELETE /user/push-registrations', { token: who.token, body });
    await push(who);
    expect(device.received()).toHaveLength(1);
  });

  it('ends with its session', async () => {
    const who = await makeSomebody(app);
    const { device } = await register(who);
    await app.api('POST /auth/logout', { token: who.token });
    await push(who);
    expect(device.received()).toEqual([]);
  });

  it('is taken over by the next person who signs in on the device', async () => {
    const [before, after] = [await makeSomebody(app), await makeSomebody(app)];
    const { device } = await register(before);
    await register(after, device);
    await push(before);
    expect(device.received()).toEqual([]);
    await push(after);
    expect(device.received()).toHaveLength(1);
  });

  it('is renewed by a token that only the device has, and stays with the same person', async () => {
    const who = await makeSomebody(app);
    const { device, renewal } = await register(who);
    const changed = service.makeDevice();
    const renew = (proof: string, { subscription } = changed) =>
      app.api('POST /push/renewals', { body: { renewal: proof, ...subscription } });
    const anybodys = randomBytes(32).toString('base64url');
    expect(await renew(anybodys)).toMatchObject({ status: 404 });
    expect((await renew(anybodys, device)).status).toBe(404);
    expect(await renew(renewal)).toMatchObject({ status: 200, body: { result: true } });
    await push(who);
    expect([device.received().length, changed.received().length]).toEqual([0, 1]);
    await app.api('POST /auth/logout', { token: who.token });
    expect((await renew(renewal)).status).toBe(404);
  });

  it('made with another key of ours is left alone', async () => {
    const who = { id: (await makeSomebody(app)).id, token: '' };
    who.token = await signIn(app, who.id);
    const { device } = await register(who);
    await push(who, { secretKey: 'the secret of another installation' });
    expect(device.received()).toEqual([]);
  });

  it.each([
    'https://evil.example/push',
    'https://fcm.googleapis.com.evil.example/x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'http://fcm.googleapis.com/x',
    'https://localhost/x',
    'https://',
  ])('is refused at %s', async (endpoint) => {
    const who = await makeSomebody(app);
    const device = createECDH('prime256v1');
    const keys = { p256dh: device.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
    const reply = await app.api('POST /user/push-registrations', { token: who.token, body: { endpoint, keys } });
    expect(reply).toMatchObject({ status: 400, body: { fields: { endpoint: expect.any(String) } } });
  });
});
