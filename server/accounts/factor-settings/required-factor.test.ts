/** Operators need a second factor in production; on loopback they are asked. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeAccount, makeProvenToken } from '../../../tests/makers/account.ts';
import { makeMember } from '../../../tests/members.ts';
import { everyCall, fillPath } from '../../../tests/requests.ts';
import { factorsIn } from '../../../tests/second-factors.ts';

describe('in production', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await openTestDatabase());
    app.context.config = { ...app.context.config, production: true };
  });
  afterAll(() => app.close());

  const operator = async () => {
    const { id } = await makeAccount(app.context.db, { role: 'operator' });
    return { token: await makeProvenToken(app.context, { id }) };
  };
  const needed = { status: 422, body: { code: 'SECOND_FACTOR_NEEDED' } };

  it('refuses every call of operators until one is set up', async () => {
    const { token } = await operator();
    for (const { call } of everyCall.filter(({ call: { auth } }) => auth === 'operator')) {
      const reply = await app.api(`${call.method} ${fillPath(call, {})}`, { token });
      expect(reply, `${call.method} ${call.path}`).toMatchObject(needed);
    }
    expect(await app.api('GET /metrics', { token })).toMatchObject(needed);
    const { body } = await app.api('GET /auth/second-factors', { token });
    expect(body.data).toMatchObject({ required: true, passkeys: 0, totp: null });
  });

  it('opens the console with one, and keeps the last', async () => {
    const factors = factorsIn(app);
    const person = await operator();
    const { codes } = await factors.turnOn(person);
    const metrics = await fetch(`${app.url}/api/metrics`, { headers: { authorization: `Bearer ${person.token}` } });
    expect(metrics.status).toBe(200);
    expect((await app.api('GET /operator/users', person)).status).toBe(200);
    await factors.prove({ ...person, username: '', password: '' }, { method: 'recovery', code: codes[0] });
    expect((await app.api('DELETE /auth/totp', person)).body.code).toBe('RULE');
    expect((await app.api('GET /operator/users', person)).status).toBe(200);
    await factors.addKey(person);
    expect((await app.api('DELETE /auth/totp', person)).status).toBe(200);
  });

  it('is asked of nobody else', async () => {
    const member = await makeMember(app, 'brand');
    const { body } = await app.api('GET /auth/second-factors', { token: member.token });
    expect(body.data).toMatchObject({ required: false });
    expect((await app.api('GET /operator/users', { token: member.token })).body.code).not.toBe('SECOND_FACTOR_NEEDED');
  });
});

it('is not required on loopback', async () => {
  const app = await startTestApp(await openTestDatabase());
  try {
    const { id } = await makeAccount(app.context.db, { role: 'operator' });
    const token = await makeProvenToken(app.context, { id });
    expect((await app.api('GET /operator/users', { token })).status).toBe(200);
    const { body } = await app.api('GET /auth/second-factors', { token });
    expect(body.data).toMatchObject({ required: false });
  } finally {
    await app.close();
  }
});
