import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { signUp } from '../../../tests/makers/sign-up.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { switchMaintenance } from './maintenance.service.ts';
import { watchMaintenance } from './watch.service.ts';

let app: TestApp;
let operator: Member;
let brand: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  [operator, brand] = [await makeMember(app, 'operator'), await makeMember(app, 'brand')];
});
afterAll(() => app.close());
afterEach(() => turn({ is_on: false }));

const turn = (body: object) => app.api('PUT /operator/maintenance', { token: operator.token, body });
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

describe('during maintenance', () => {
  it('answers calls with 503, a code, a sentence and Retry-After; operators get in', async () => {
    const until = inAnHour();
    const on = await turn({ is_on: true, message: 'A larger house.', until });
    expect(on.body.data).toMatchObject({ is_on: true, message: 'A larger house.', until });
    for (const token of [undefined, brand.token]) {
      const reply = await app.api('GET /auth/sessions', token ? { token } : {});
      expect(reply).toMatchObject({ status: 503, body: { code: 'MAINTENANCE' } });
      expect(reply.body.reason).toContain('A larger house.');
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(3_500);
    }
    expect((await app.api('GET /categories')).status).toBe(503);
    expect((await app.api('GET /operator/home', { token: operator.token })).body.data).toMatchObject({
      maintenance: true,
    });
    expect((await app.api('GET /health/live')).status).toBe(200);
    expect((await app.api('GET /health/ready')).body.data).toMatchObject({ status: 'ready', maintenance: true });
    await turn({ is_on: false });
    expect((await app.api('GET /auth/sessions', { token: brand.token })).status).toBe(200);
  });

  it('lets only operators sign in', async () => {
    const person = await signUp(app);
    const body = { username: person.email, password: person.password };
    await turn({ is_on: true });
    expect((await app.api('POST /auth/login', { body })).body.code).toBe('MAINTENANCE');
    expect((await app.api('POST /auth/login', { body: { ...body, password: 'not this one' } })).body.code).toBe(
      'BAD_CREDENTIALS',
    );
    await app.context.db.updateTable('account').set({ role: 'operator' }).where('email', '=', person.email).execute();
    expect((await app.api('POST /auth/login', { body })).status).toBe(200);
  });

  it('passes webhooks of the gateway to their handler', async () => {
    await turn({ is_on: true });
    const reply = await fetch(`${app.url}/api/payments/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(reply.status).toBe(400);
  });

  it("closes all sockets but operators'", async () => {
    const connect = (token: string) => io(app.url, { auth: { token }, reconnection: false, transports: ['websocket'] });
    const [theirs, operatorSocket] = [connect(brand.token), connect(operator.token)];
    await Promise.all(
      [theirs, operatorSocket].map((socket) => new Promise((done) => socket.once('connect', () => done(null)))),
    );
    const notified = new Promise((done) => theirs.once('maintenance', done));
    const ended = new Promise((done) => theirs.once('disconnect', done));
    await turn({ is_on: true });
    await Promise.all([notified, ended]);
    expect(operatorSocket.connected).toBe(true);
    const refused = connect(brand.token);
    const error = await new Promise<{ data?: { code?: string } }>((done) =>
      refused.once('connect_error', done as never),
    );
    expect(error.data?.code).toBe('MAINTENANCE');
    for (const socket of [theirs, operatorSocket, refused]) socket.disconnect();
  });

  it('is not reopened by an earlier read that finishes late', async () => {
    const gate = Promise.withResolvers<void>();
    let reads = 0;
    const db = app.context.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        reads += 1;
        if (reads === 1) await gate.promise;
        return result;
      },
    });
    const watch = watchMaintenance({ db });
    const early = watch.look();
    await expect.poll(() => reads).toBe(1);
    await switchMaintenance(app.context, { operator: { id: null, address: null }, isOn: true });
    await watch.look();
    gate.resolve();
    await early;
    expect(await watch.closed()).not.toBeNull();
    watch.stop();
  });

  it('is noticed by another process without a notification', async () => {
    const watch = watchMaintenance(app.context);
    await switchMaintenance(app.context, { operator: { id: null, address: null }, isOn: true });
    await watch.look();
    expect(await watch.closed()).toMatchObject({ until: null });
    watch.stop();
  });
});

it('refuses a time in the past', async () => {
  const reply = await turn({ is_on: true, until: '2020-01-01T00:00:00.000Z' });
  expect(reply).toMatchObject({ status: 422, body: { fields: { until: expect.any(String) } } });
});
