import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorUser, OperatorUserDetail } from '../../../contract/operators/operator-users.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { signUp, signUpForm } from '../../../tests/makers/sign-up.ts';
import { type Member, makeMember } from '../../../tests/members.ts';

let app: TestApp;
let operator: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  operator = await makeMember(app, 'operator');
});
afterAll(() => app.close());

const ask = (call: string, body?: object) => app.api(call, { token: operator.token, ...(body ? { body } : {}) });
const find = async (query: string) => (await ask(`GET /operator/users?${query}`)).body.data as OperatorUser[];
const read = async (id: string) => (await ask(`GET /operator/users/${id}`)).body.data as OperatorUserDetail;
const acts = (target: string) =>
  app.context.db
    .selectFrom('audit_log')
    .select(['action', 'reason', 'actor_id'])
    .where('target', '=', target)
    .execute();

describe('people', () => {
  it('are found by any part of their name or contact, by a handle, and page by page', async () => {
    const person = await signUp(app);
    const { id } = (await find(`q=${person.email.toUpperCase()}`))[0] as OperatorUser;
    expect(await read(id)).toMatchObject({ email: person.email, state: 'active', sessions: 1, email_verified: 1 });
    for (const words of [person.username.slice(1), person.mobile]) {
      expect((await find(`q=${words}`)).map((user) => user.id)).toContain(id);
    }
    const influencer = await makeMember(app, 'influencer');
    await app.context.db
      .insertInto('social_account')
      .values({
        influencer_id: Number(influencer.id),
        platform_id: 'instagram',
        handle: 'Zari.Looks',
        source: 'provider',
      })
      .execute();
    expect((await find('q=@zari')).map((user) => user.id)).toEqual([influencer.id]);
    expect(await find('q=%25')).toEqual([]);
    const first = await ask('GET /operator/users?limit=1');
    const second = await ask(`GET /operator/users?limit=1&cursor=${first.body.next_cursor}`);
    const ids = [first, second].map(({ body }) => (body.data as OperatorUser[])[0]?.id);
    expect(new Set(ids).size).toBe(2);
    expect((await ask('GET /operator/users/999999')).status).toBe(404);
  });

  it('that registered can be sent their code again', async () => {
    const form = signUpForm();
    await app.api('POST /auth/register', { body: form });
    const [user] = await find(`q=${form.email}`);
    const before = app.mails.length;
    expect(await ask(`POST /operator/users/${user?.id}/verification`)).toMatchObject({
      status: 200,
      body: { data: { state: 'unverified' } },
    });
    expect(app.mails.slice(before).map(({ to }) => to)).toEqual([form.email]);
    expect((await ask(`POST /operator/users/${operator.id}/verification`)).body.code).toBe('CONFLICT');
  });
});

describe('a suspension', () => {
  it('signs out at once, refuses sign-in with the reason, hides the person, and is lifted', async () => {
    const person = await signUp(app);
    const [user] = await find(`q=${person.email}`);
    const id = user?.id ?? '';
    const other = await makeMember(app, 'brand');
    const see = () => app.api(`GET /user/${id}`, { token: other.token });
    expect((await see()).status).toBe(200);
    const suspended = await ask(`POST /operator/users/${id}/suspension`, { reason: 'Sells followers' });
    expect(suspended.body.data).toMatchObject({
      state: 'suspended',
      suspension_reason: 'Sells followers',
      sessions: 0,
    });
    expect((await app.api('GET /auth/sessions', { token: person.token })).status).toBe(401);
    expect((await see()).status).toBe(404);
    const signIn = () => app.api('POST /auth/login', { body: { username: person.email, password: person.password } });
    const refused = await signIn();
    expect(refused).toMatchObject({ status: 422, body: { code: 'SUSPENDED' } });
    expect(refused.body.reason).toContain('Sells followers');
    const wrong = await app.api('POST /auth/login', { body: { username: person.email, password: 'another one here' } });
    expect(wrong.body.code).toBe('BAD_CREDENTIALS');
    expect(app.mails.at(-1)).toMatchObject({ to: person.email, text: expect.stringContaining('Sells followers') });
    expect((await ask(`POST /operator/users/${id}/suspension`, { reason: 'Again' })).body.code).toBe('CONFLICT');
    expect((await ask(`POST /operator/users/${id}/suspension/lift`, { reason: 'It was a mistake' })).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect((await see()).status).toBe(200);
    expect(await acts(`account:${id}`)).toEqual([
      { action: 'account.suspended', reason: 'Sells followers', actor_id: Number(operator.id) },
      { action: 'account.restored', reason: 'It was a mistake', actor_id: Number(operator.id) },
    ]);
  });

  it('hides an influencer from discovery while it lasts', async () => {
    const { id } = await makeMember(app, 'influencer');
    const hidden = async () =>
      (
        await app.context.db
          .selectFrom('influencer_profile')
          .select('hidden_at')
          .where('id', '=', Number(id))
          .executeTakeFirstOrThrow()
      ).hidden_at;
    expect(await hidden()).toBeNull();
    await ask(`POST /operator/users/${id}/suspension`, { reason: 'Fake numbers' });
    expect(await hidden()).not.toBeNull();
    await ask(`POST /operator/users/${id}/suspension/lift`, { reason: 'Proven real' });
    expect(await hidden()).toBeNull();
  });

  it('is refused for operators', async () => {
    const reply = await ask(`POST /operator/users/${operator.id}/suspension`, { reason: 'Myself' });
    expect(reply.body.code).toBe('RULE');
  });
});

it('grants super user status and withdraws it, once each', async () => {
  const { id } = await makeMember(app, 'brand');
  const set = (is_super_user: 0 | 1) =>
    ask(`PUT /operator/users/${id}/super-user`, { is_super_user, reason: 'Our partner' });
  expect((await set(1)).body.data).toMatchObject({ is_super_user: 1 });
  expect((await set(1)).body.code).toBe('CONFLICT');
  expect((await set(0)).body.data).toMatchObject({ is_super_user: 0 });
  expect(await acts(`account:${id}`)).toHaveLength(2);
});

it('refunds a reported unlock, once', async () => {
  const [buyer, influencer] = [await makeMember(app, 'brand'), await makeMember(app, 'influencer')];
  const { id } = await app.context.db
    .insertInto('unlock')
    .values({ account_id: Number(buyer.id), influencer_id: Number(influencer.id), paid_by: 'coins', coins: 10 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const give = () => ask(`POST /operator/unlock-refunds/${id}`, { reason: 'The number is dead' });
  expect((await give()).body.code).toBe('RULE');
  await app.context.db.updateTable('unlock').set({ reported_at: new Date() }).where('id', '=', id).execute();
  expect((await read(buyer.id)).reported_unlocks).toMatchObject([{ id: String(id), coins: 10 }]);
  expect((await give()).body.data).toMatchObject({ money: { coins: 10 }, reported_unlocks: [] });
  expect((await give()).body.code).toBe('CONFLICT');
});
