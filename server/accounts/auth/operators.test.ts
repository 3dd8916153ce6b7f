import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { signUp, signUpForm } from '../../../tests/makers/sign-up.ts';
import { authJobs } from './auth.jobs.ts';
import { inviteOperator } from './operators.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

describe('inviteOperator', () => {
  it('creates one operator per e-mail, whose link sets the password once', async () => {
    const email = 'boss@example.test';
    const first = await inviteOperator(app.context, email);
    const second = await inviteOperator(app.context, 'Boss@Example.test');
    const password = 'operating horse';
    const use = (token: string | null) =>
      app.api(`PUT /auth/reset-password/${email}`, {
        body: { password, confirm_password: password, reset_token: token },
      });
    expect((await use(first)).body.result).toBe(false);
    expect((await use(second)).body.result).toBe(true);
    expect((await use(second)).body.result).toBe(false);
    const { body } = await app.api('POST /auth/login', { body: { username: email, password } });
    expect(body.data).toMatchObject({ user: { role: 'Operator', email } });
  });

  it('does not turn a registered account into an operator', async () => {
    const person = await signUp(app);
    expect(await inviteOperator(app.context, person.email)).toBeNull();
  });
});

describe('clean-up', () => {
  it('deletes stale registrations and long expired sessions, and nothing else', async () => {
    const [fresh, stale] = [await signUp(app), signUpForm()];
    await app.api('POST /auth/register', { body: stale });
    await app.api('POST /auth/logout', { token: fresh.token });
    const [job] = authJobs(app.context);
    const names = () => app.context.db.selectFrom('account').select('username').execute();
    const before = await names();
    await job?.run({});
    expect(await names()).toEqual(before);
    app.context.now = () => new Date(Date.now() + 121 * 86_400_000);
    await job?.run({});
    const after = (await names()).map(({ username }) => username);
    expect(after).toContain(fresh.username);
    expect(after).not.toContain(stale.username);
    expect(await app.context.db.selectFrom('session').select('id').execute()).toEqual([]);
  });
});
