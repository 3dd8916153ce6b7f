/** An owner who signs in with the account leaves it, is removed, or gets another role: their sign-in moves, the account stays. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../contract/accounts/workspaces.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { brandForm, playGiving } from '../../../tests/giving.ts';
import { joinAccount } from '../../../tests/makers/membership.ts';
import { signUp } from '../../../tests/makers/sign-up.ts';
import { makePayouts } from '../../../tests/payouts/payee.ts';
import { stepUp } from '../../../tests/step-up.ts';
import { checkLedger } from '../../money/ledger/ledger.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

const { makeSides, enter, accountRow, changeAccount, homeOf, logIn, accountsOf, prove } = playGiving(() => app);

/** Whoever registered an account, and its second owner, both freshly proven. */
async function makeOwners(form: Record<string, unknown> = brandForm) {
  const { giver: first, receiver: second, personId: secondId, giverId: firstId } = await makeSides(form);
  const { db } = app.context;
  await db
    .updateTable('membership')
    .set({ roles: ['owner'] })
    .where('account_id', '=', Number(first.id))
    .where('person_id', '=', secondId)
    .execute();
  await stepUp(app, second.token);
  return { first, second, firstId, secondId, acting: await enter(second, first) };
}

const remove = (token: string, id: number) => app.api(`DELETE /members/${id}`, { token });
const change = (token: string, id: number, ...roles: string[]) =>
  app.api(`PUT /members/${id}`, { token, body: { roles } });

async function ownersOf({ id }: { id: string }): Promise<number[]> {
  const rows = await app.context.db
    .selectFrom('membership')
    .select(['person_id', 'roles'])
    .where('account_id', '=', Number(id))
    .execute();
  return rows.flatMap(({ person_id, roles }) => (roles.includes('owner') ? [person_id] : []));
}

describe('whoever registered the account', () => {
  it('is removed by another owner with fresh proof, and signs in as before, with an account of their own', async () => {
    const { first, second, firstId, secondId, acting } = await makeOwners();
    await prove(second.id, null);
    expect((await remove(acting, firstId)).body.code).toBe('STEP_UP');
    await stepUp(app, second.token);
    expect((await remove(acting, firstId)).status).toBe(200);
    expect(await ownersOf(first)).toEqual([secondId]);
    expect(await accountRow(first.id)).toMatchObject({
      kept_by: secondId,
      email: null,
      mobile: null,
      password_hash: null,
      username: first.username,
      fullname: second.fullname,
    });
    // Their token acted for the account, which is not theirs any more.
    expect((await app.api('GET /dashboard', { token: first.token })).status).toBe(401);
    const home = await homeOf(firstId);
    const again = (await logIn(first.username, first.password)).body.data as unknown as SignedIn;
    expect(again).toMatchObject({ user: { id: String(home), email: first.email }, person: { id: String(firstId) } });
    expect(await accountsOf(again.token)).toEqual([[String(home), first.fullname, 'owner']]);
    const notices = await app.api(`GET /user/get_user_notifications/${home}`, { token: again.token });
    expect(JSON.stringify(notices.body)).toContain('You no longer act for Kottaram Spices');
    const told = await app.api(`GET /user/get_user_notifications/${first.id}`, { token: acting });
    expect(JSON.stringify(told.body)).toContain(`${first.fullname} no longer owns this account`);
  });

  it('leaves with fresh proof, and what was not paid out stays in the wallet', async () => {
    const { first, firstId, secondId, acting } = await makeOwners({ role: 'influencer' });
    const { unsent, methodId } = await makePayouts(app, first);
    expect((await remove(first.token, firstId)).status).toBe(200);
    expect(await ownersOf(first)).toEqual([secondId]);
    const get = async (path: string) => (await app.api(`GET /wallet/${path}`, { token: acting })).body.data;
    expect(await get(`payouts/${unsent}`)).toMatchObject({ status: 'failed' });
    expect(await get('payment-methods')).toMatchObject([{ id: methodId, is_frozen: true }]);
    expect((await checkLedger(app.context)).faults).toEqual([]);
  });

  it('gets another role from another owner, and keeps it beside an account of their own', async () => {
    const { first, firstId, acting } = await makeOwners();
    expect(await change(acting, firstId, 'manager')).toMatchObject({
      status: 200,
      body: { data: { roles: ['manager'], is_registrant: false } },
    });
    const home = await homeOf(firstId);
    expect(await accountsOf(first.token)).toEqual([
      [String(home), first.fullname, 'owner'],
      [first.id, 'Kottaram Spices', 'manager'],
    ]);
    expect((await remove(first.token, firstId)).status).toBe(200);
  });

  it('stays while nobody else could be reached as an owner, and hears what to do', async () => {
    const { first, second, firstId, secondId, acting } = await makeOwners();
    await changeAccount(second.id, { email_verified_at: null, mobile_verified_at: null });
    const row = await accountRow(second.id);
    expect([row.proven_email, row.proven_mobile]).toEqual([null, null]);
    for (const reply of [await remove(acting, firstId), await remove(first.token, firstId)]) {
      expect(reply.body).toMatchObject({ code: 'LAST_OWNER', reason: expect.stringContaining('confirm') });
    }
    expect((await remove(first.token, secondId)).status).toBe(200);
    const { data } = (await app.api('GET /members', { token: first.token })).body;
    expect(data).toMatchObject([
      { is_registrant: true, can: { remove: { reason: expect.stringContaining('Make someone') } } },
    ]);
  });
});

describe('attacks by removing whoever registered the account', () => {
  it('are refused to an admin, and to an owner who lost the role meanwhile', async () => {
    const { first, firstId, secondId, acting } = await makeOwners();
    const third = await signUp(app, brandForm);
    await joinAccount(app.context, { account: first, member: third, roles: ['admin'] });
    await stepUp(app, third.token);
    expect((await remove(await enter(third, first), firstId)).body.code).toBe('ROLE');
    expect((await change(first.token, secondId, 'admin')).status).toBe(200);
    expect((await remove(acting, firstId)).body.code).toBe('ROLE');
    expect(await ownersOf(first)).toEqual([firstId]);
  });

  it('wait while a change of contact can be undone: a second self of who took the sign-in over gains nothing', async () => {
    const { first, firstId, acting } = await makeOwners();
    const email = `taken-${first.email}`;
    await app.api('PUT /user/update', { token: first.token, body: { email } });
    await app.api('POST /auth/verifyOtp', { token: first.token, body: { username: email, otp: app.codeFor(email) } });
    for (const reply of [await remove(acting, firstId), await change(acting, firstId, 'viewer')]) {
      expect(reply.body).toMatchObject({ code: 'CONFLICT', reason: expect.stringContaining('undone') });
    }
    expect(await homeOf(firstId)).toBe(Number(first.id));
  });

  it('against each other at once leave one owner, who is whole', async () => {
    const { first, second, firstId, secondId, acting } = await makeOwners();
    const replies = await Promise.all([remove(acting, firstId), remove(first.token, secondId)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const owners = await ownersOf(first);
    expect(owners).toHaveLength(1);
    const isFirst = owners[0] === firstId;
    expect((await accountRow(first.id)).kept_by).toBe(isFirst ? null : secondId);
    for (const person of [first, second]) expect((await logIn(person.email, person.password)).status).toBe(200);
  });
});
