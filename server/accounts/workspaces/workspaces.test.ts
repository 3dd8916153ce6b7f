import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeAccount, makeToken } from '../../../tests/makers/account.ts';
import { joinAccount } from '../../../tests/makers/membership.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { hashPassword } from '../../kit/crypto/passwords.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

const switchTo = (token: string, id: string) => app.api('POST /auth/switch', { token, body: { account_id: id } });

/** Ends all memberships in an account but its owner's. */
const leave = ({ id }: Member) =>
  sql`delete from membership where account_id = ${Number(id)} and not 'owner' = any (roles)`.execute(app.context.db);

/** A manager of somebody else's brand, signed in to their own account. */
async function makeManager(): Promise<{ client: Member; own: Member }> {
  const client = await makeMember(app, 'brand');
  const own = await makeMember(app, 'brand');
  await joinAccount(app.context, { account: client, member: own, roles: ['manager'] });
  return { client, own };
}

describe('an account', () => {
  it('has its person as owner from the start', async () => {
    const own = await makeMember(app, 'brand');
    const { data } = (await app.api('GET /accounts', { token: own.token })).body;
    expect(data).toEqual([
      expect.objectContaining({ id: own.id, role: 'Brand', member_role: 'owner', member_roles: ['owner'], unread: 0 }),
    ]);
  });

  it('is never left without an owner', async () => {
    const { id } = await makeAccount(app.context.db);
    const { db } = app.context;
    await expect(db.deleteFrom('membership').where('account_id', '=', id).execute()).rejects.toThrow('no owner');
    await expect(
      db
        .updateTable('membership')
        .set({ roles: ['viewer'] })
        .where('account_id', '=', id)
        .execute(),
    ).rejects.toThrow('no owner');
    await db.deleteFrom('account').where('id', '=', id).execute();
    expect(await db.selectFrom('person').select('id').where('home_account_id', '=', id).execute()).toEqual([]);
  });
});

describe('switching', () => {
  it('gives a further token of the same session, and both go on', async () => {
    const { client, own } = await makeManager();
    const reply = await switchTo(own.token, client.id);
    expect(reply).toMatchObject({
      status: 200,
      body: { data: { user: { id: client.id }, accounts: [{ id: own.id }, { id: client.id }] } },
    });
    const { token } = reply.body.data as { token: string };
    expect((await app.api(`GET /user/${client.id}`, { token })).body.data).toHaveProperty('wallet_amount');
    expect((await app.api(`GET /user/${own.id}`, { token: own.token })).body.data).toHaveProperty('wallet_amount');
    expect((await app.api('GET /auth/sessions', { token })).body.data).toHaveLength(1);
    expect((await app.api('POST /auth/logout', { token })).status).toBe(200);
    for (const one of [token, own.token]) expect((await app.api('GET /accounts', { token: one })).status).toBe(401);
  });

  it('is not found where one is no member, whether the account exists or not', async () => {
    const { own } = await makeManager();
    const stranger = await makeMember(app, 'brand');
    const answers = await Promise.all([stranger.id, '999999999'].map((id) => switchTo(own.token, id)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.body.reason).toBe(answers[1]?.body.reason);
  });

  it('is remembered for the next sign-in', async () => {
    const client = await makeMember(app, 'brand');
    const own = await app.context.db
      .selectFrom('account')
      .selectAll()
      .where('id', '=', Number((await makeMember(app, 'brand')).id))
      .executeTakeFirstOrThrow();
    await joinAccount(app.context, { account: client, member: { id: String(own.id) }, roles: ['finance'] });
    await app.context.db
      .updateTable('account')
      .set({ password_hash: await hashPassword('a fine long sentence') })
      .where('id', '=', own.id)
      .execute();
    const logIn = () =>
      app.api('POST /auth/login', { body: { username: own.username, password: 'a fine long sentence' } });
    const first = (await logIn()).body.data as { token: string; user: object; person: object; accounts: object[] };
    expect(first).toMatchObject({ user: { id: String(own.id) }, person: { fullname: own.fullname } });
    expect(first.accounts).toHaveLength(2);
    await switchTo(first.token, client.id);
    expect((await logIn()).body.data).toMatchObject({ user: { id: client.id, email: own.email } });
    await leave(client);
    expect((await logIn()).body.data).toMatchObject({ user: { id: String(own.id) } });
  });

  it('ends with the membership, at once', async () => {
    const { client, own } = await makeManager();
    const { token } = (await switchTo(own.token, client.id)).body.data as { token: string };
    await leave(client);
    expect((await app.api('GET /accounts', { token })).status).toBe(401);
    expect((await app.api('GET /accounts', { token: own.token })).status).toBe(200);
  });

  it('ends with the suspension of the account, not for the person', async () => {
    const { client, own } = await makeManager();
    const { token } = (await switchTo(own.token, client.id)).body.data as { token: string };
    await app.context.db
      .updateTable('account')
      .set({ suspended_at: new Date(), suspension_reason: 'A test of it.' })
      .where('id', '=', Number(client.id))
      .execute();
    expect((await app.api('GET /accounts', { token })).status).toBe(401);
    expect((await app.api('GET /accounts', { token: own.token })).body.data).toHaveLength(1);
  });
});

describe('calls about the person', () => {
  it('concern who signed in, whichever account they act for', async () => {
    const { client, own } = await makeManager();
    const { token } = (await switchTo(own.token, client.id)).body.data as { token: string };
    const other = await makeToken(app.context, { id: Number(client.id) });
    expect((await app.api('GET /auth/sessions', { token })).body.data).toHaveLength(1);
    expect((await app.api('DELETE /auth/sessions', { token })).status).toBe(200);
    expect((await app.api('GET /accounts', { token: other })).status).toBe(200);
    await app.api('PUT /user/update', { token, body: { locale: 'hi' } });
    const rows = await app.context.db
      .selectFrom('account')
      .select(['id', 'locale'])
      .where('id', 'in', [Number(client.id), Number(own.id)])
      .orderBy('id')
      .execute();
    expect(rows.map(({ locale }) => locale)).toEqual(['en', 'hi']);
    expect((await app.api(`GET /user/${client.id}`, { token })).body.data).toMatchObject({ locale: 'hi' });
  });
});
