/** Owners ask their members for a second factor: nobody without one acts for the account. */
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { needsOf } from '../../../contract/kit/calls.ts';
import type { MemberRole } from '../../../contract/kit/permissions.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { connect, dial, hangUp } from '../../../tests/chat/live-client.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeProvenToken } from '../../../tests/makers/account.ts';
import { joinAccount } from '../../../tests/makers/membership.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { everyCall, fillPath } from '../../../tests/requests.ts';
import { factorsIn } from '../../../tests/second-factors.ts';
import { openImpersonation } from '../sessions/sessions.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterEach(hangUp);
afterAll(() => app.close());

const rules = '/account/sign-in-rules';
const refused = { status: 422, body: { code: 'SECOND_FACTOR_NEEDED' } };

async function makePerson(): Promise<Member> {
  const { id } = await makeMember(app, 'brand');
  return { id, token: await makeProvenToken(app.context, { id: Number(id) }) };
}

async function makeColleague(account: Member, ...roles: MemberRole[]) {
  const person = await makePerson();
  const personId = await joinAccount(app.context, { account, member: person, roles });
  const reply = await app.api('POST /auth/switch', { token: person.token, body: { account_id: account.id } });
  return { ...person, personId, acting: (reply.body.data as { token: string }).token };
}

const set = (token: string, isAsked: boolean) => app.api(`PUT ${rules}`, { token, body: { second_factor: isAsked } });

const addFactor = (person: Member) => factorsIn(app).turnOn(person);

async function makeAskingAccount() {
  const owner = await makePerson();
  await addFactor(owner);
  const colleague = await makeColleague(owner, 'owner');
  expect((await set(owner.token, true)).body.data).toEqual({ second_factor: true });
  return { owner, colleague };
}

const accountOf = async ({ token }: Member, { id }: Member) => {
  const { body } = await app.api('GET /accounts', { token });
  return (body.data as unknown as { id: string }[]).find((one) => one.id === id);
};

describe('the rule', () => {
  it('is for owners with fresh proof and a second factor of their own', async () => {
    const owner = await makePerson();
    expect(await set(owner.token, true)).toMatchObject({ status: 422, body: { code: 'RULE' } });
    await addFactor(owner);
    const admin = await makeColleague(owner, 'admin');
    expect(await set(admin.acting, true)).toMatchObject({ status: 422, body: { code: 'ROLE' } });
    expect((await app.api(`GET ${rules}`, { token: admin.acting })).body.data).toEqual({ second_factor: false });
    await app.context.db
      .updateTable('session')
      .set({ proven_at: null })
      .where('account_id', '=', Number(owner.id))
      .execute();
    expect(await set(owner.token, true)).toMatchObject({ status: 422, body: { code: 'STEP_UP' } });
  });

  it('tells members without a second factor, and the other owners once it is off', async () => {
    const { owner, colleague } = await makeAskingAccount();
    const titles = async () => {
      const { id, token } = colleague;
      const { body } = await app.api(`GET /user/get_user_notifications/${id}`, { token });
      return (body.data as unknown as { title: string }[]).map(({ title }) => title);
    };
    expect(await titles()).toEqual([expect.stringContaining('now asks for a second factor')]);
    const repeated = await set(owner.token, true);
    expect(repeated.status).toBe(200);
    expect((await set(owner.token, false)).body.data).toEqual({ second_factor: false });
    expect(await titles()).toEqual([
      expect.stringContaining('no longer asks for a second factor'),
      expect.stringContaining('now asks for a second factor'),
    ]);
    expect((await app.api('GET /members', { token: colleague.acting })).status).toBe(200);
  });
});

describe('a member without a second factor', () => {
  it('reaches no call of the account, and all of their own person', async () => {
    const { owner, colleague } = await makeAskingAccount();
    for (const { call } of everyCall.filter(({ call: { auth } }) => auth === 'user')) {
      if (needsOf(call) === 'person') continue;
      const reply = await app.api(`${call.method} ${fillPath(call, {})}`, { token: colleague.acting });
      expect(reply, `${call.method} ${call.path}`).toMatchObject(refused);
    }
    const headers = { 'tus-resumable': '1.0.0', 'upload-length': '1' };
    expect(await app.api('POST /uploads', { token: colleague.acting, headers })).toMatchObject(refused);
    for (const path of ['/accounts', '/auth/second-factors', '/auth/sessions', '/accounts/overview']) {
      expect((await app.api(`GET ${path}`, { token: colleague.acting })).status, path).toBe(200);
    }
    expect((await app.api('GET /members', { token: colleague.token })).status).toBe(200);
    expect((await app.api('GET /members', { token: owner.token })).status).toBe(200);
  });

  it('sees public pages as visitors do', async () => {
    const { colleague } = await makeAskingAccount();
    for (const { call } of everyCall.filter(({ call: { auth } }) => auth === 'optional')) {
      const reply = await app.api(`${call.method} ${fillPath(call, {})}`, { token: colleague.acting });
      expect(reply.body.code, `${call.method} ${call.path}`).not.toBe('SECOND_FACTOR_NEEDED');
    }
  });

  it('sees nothing of the account beside their own', async () => {
    const { owner, colleague } = await makeAskingAccount();
    expect(await accountOf(colleague, owner)).toMatchObject({ needs_factor: true, member_role: 'owner', unread: 0 });
    const { body } = await app.api('GET /accounts/overview', { token: colleague.token });
    const shown = (body.data as unknown as { id: string }[]).find(({ id }) => id === owner.id);
    expect(shown).toMatchObject({ needs_factor: true, money: null, next: null, todos: [], waits_total: 0 });
    const entered = await app.api('POST /auth/switch', { token: colleague.token, body: { account_id: owner.id } });
    expect(entered.body.data).toMatchObject({ user: { id: owner.id, wallet_amount: null, user_coins: null } });
  });

  it('loses the live connection at once, and gets none', async () => {
    const owner = await makePerson();
    await addFactor(owner);
    const colleague = await makeColleague(owner, 'manager');
    const { socket } = await connect(app, { id: owner.id, token: colleague.acting });
    const closed = once(socket as never, 'disconnect');
    await set(owner.token, true);
    await closed;
    const again = dial(app, { token: colleague.acting });
    const [error] = await once(again as never, 'connect_error');
    expect(error).toMatchObject({ data: { code: 'SECOND_FACTOR_NEEDED' } });
  });

  it('acts again with one, and keeps the last', async () => {
    const { owner, colleague } = await makeAskingAccount();
    expect((await app.api('GET /auth/second-factors', { token: colleague.token })).body.data).toMatchObject({
      required: true,
    });
    await addFactor(colleague);
    expect((await app.api('GET /members', { token: colleague.acting })).status).toBe(200);
    expect(await accountOf(colleague, owner)).toMatchObject({ needs_factor: false });
    expect((await app.api('DELETE /auth/totp', { token: colleague.token })).body.code).toBe('RULE');
    expect((await app.api('GET /members', { token: colleague.acting })).status).toBe(200);
    await set(owner.token, false);
    expect((await app.api('DELETE /auth/totp', { token: colleague.token })).status).toBe(200);
  });

  it('does not keep operators from viewing their account', async () => {
    const { owner } = await makeAskingAccount();
    await app.context.db.deleteFrom('totp').where('account_id', '=', Number(owner.id)).execute();
    expect(await app.api('GET /members', { token: owner.token })).toMatchObject(refused);
    const { token } = await openImpersonation(app.context, {
      accountId: Number(owner.id),
      operatorId: Number((await makeMember(app, 'operator')).id),
      device: { address: '127.0.0.1', userAgent: 'test', id: null, locale: 'en' },
    });
    expect((await app.api('GET /members', { token })).status).toBe(200);
    expect((await app.api('GET /accounts', { token })).body.data).toMatchObject([{ needs_factor: false }]);
  });
});
