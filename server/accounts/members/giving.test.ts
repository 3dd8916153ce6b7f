import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MemberAccount, SignedIn } from '../../../contract/accounts/workspaces.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { playGiving } from '../../../tests/giving.ts';
import { noticesOf } from '../../../tests/notices/sent-notices.ts';
import { factorsIn } from '../../../tests/second-factors.ts';
import { stepUp } from '../../../tests/step-up.ts';
import { findActors } from '../../core/people/actors.service.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { sendDueMails } from '../../notifications/notifications/mails.service.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';

let app: TestApp;
let clock: TestApp['context']['now'];
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  clock = app.context.now;
});
// Some wait for days; the next one begins now.
afterEach(() => {
  app.context.now = clock;
});
afterAll(() => app.close());

const { makeSides, give, enter, accountRow, changeAccount, homeOf, logIn, accountsOf } = playGiving(() => app);

describe('giving away the account one registered', () => {
  it('leaves each their own sign-in, and every session, token and id goes on', async () => {
    const { giver, receiver, personId, giverId } = await makeSides();
    const other = (await logIn(giver.email, giver.password)).body.data as unknown as SignedIn;
    const before = await accountRow(giver.id);
    expect(await give(giver, personId)).toMatchObject({ status: 200, body: { data: { member_roles: ['admin'] } } });
    const home = await homeOf(giverId);
    expect(home).not.toBe(Number(giver.id));
    expect(await accountRow(giver.id)).toMatchObject({
      kept_by: personId,
      email: null,
      mobile: null,
      password_hash: null,
      username: giver.username,
      fullname: receiver.fullname,
    });
    const { email, mobile, password_hash, proven_email, fullname } = before;
    expect(await accountRow(home)).toMatchObject({
      email,
      mobile,
      password_hash,
      proven_email,
      fullname,
      kept_by: null,
    });
    for (const token of [giver.token, other.token]) {
      expect((await app.api(`GET /user/${giver.id}`, { token })).status).toBe(200);
      expect(await accountsOf(token)).toEqual([
        [String(home), giver.fullname, 'owner'],
        [giver.id, 'Kottaram Spices', 'admin'],
      ]);
    }
    expect(
      (
        await app.api('POST /members/invitations', {
          token: giver.token,
          body: { email: 'x@example.test', roles: ['owner'] },
        })
      ).body.code,
    ).toBe('ROLE');
    for (const name of [giver.email, giver.mobile, giver.username]) {
      const { data } = (await logIn(name, giver.password)).body;
      expect(data).toMatchObject({ person: { id: String(giverId), fullname: giver.fullname } });
    }
    const received = (await logIn(receiver.username, receiver.password)).body.data as unknown as SignedIn;
    expect(received).toMatchObject({ person: { id: String(personId) } });
    expect(await accountsOf(received.token)).toContainEqual([giver.id, 'Kottaram Spices', 'owner']);
    const sent = app.mails.filter(({ subject }) => subject.includes('Kottaram Spices has a new owner'));
    expect(sent.map(({ to }) => to)).toEqual(expect.arrayContaining([giver.email, receiver.email]));
  });

  it('keeps the username for who registered with it: it signs nobody else in, and nobody else takes it', async () => {
    const { giver, receiver, personId } = await makeSides();
    await give(giver, personId);
    expect((await logIn(giver.username, receiver.password)).status).toBe(401);
    const rename = (token: string, username: string) => app.api('PUT /user/update', { token, body: { username } });
    expect((await rename(receiver.token, giver.username)).body.code).toBe('TAKEN');
    await changeAccount(giver.id, { username: `${giver.username}x` });
    expect((await rename(receiver.token, giver.username.toUpperCase())).body.code).toBe('TAKEN');
    const free = await app.api(`GET /auth/checkUsernameAvailable?username=${giver.username}`);
    expect(free.body.data).toMatchObject({ available: false });
    expect((await logIn(giver.username, giver.password)).status).toBe(200);
    expect((await logIn(`${giver.username}x`, giver.password)).status).toBe(401);
    await app.api('POST /auth/forgot-password', { body: { username: giver.email } });
    expect(app.codeFor(giver.email)).toMatch(/^\d{6}$/);
  });

  it('takes factors, recovery codes and a change of password along', async () => {
    const { giver, personId, giverId } = await makeSides();
    const factors = factorsIn(app);
    const { codes } = await factors.turnOn(giver);
    expect((await give(giver, personId)).body).toMatchObject({
      code: 'CONFLICT',
      reason: expect.stringContaining('undone'),
    });
    factors.wait(73 * 3600);
    const prove = () => factors.prove(giver, { method: 'recovery', code: codes[0] });
    expect((await give(giver, personId)).body.code).toBe('STEP_UP');
    expect((await prove()).status).toBe(200);
    expect((await give(giver, personId)).status).toBe(200);
    const ticket = await factors.ticketFor(giver);
    expect(ticket.methods).toEqual(expect.arrayContaining(['totp', 'recovery']));
    expect((await factors.finish({ ticket: ticket.ticket, code: codes[0] })).status).toBe(422);
    expect((await factors.finish({ ticket: ticket.ticket, code: codes[1] })).body.data).toMatchObject({
      person: { id: String(giverId) },
    });
    const changed = {
      current_password: giver.password,
      password: 'some third phrase',
      confirm_password: 'some third phrase',
    };
    expect((await factors.prove(giver, { method: 'recovery', code: codes[2] })).status).toBe(200);
    expect((await app.api('PUT /auth/change-password', { token: giver.token, body: changed })).status).toBe(200);
    expect((await accountRow(await homeOf(giverId))).password_hash).not.toBeNull();
    expect((await accountRow(giver.id)).password_hash).toBeNull();
  });

  it('takes personal notices and their waiting e-mails along, and leaves those of the account', async () => {
    const { giver, receiver, personId, giverId } = await makeSides();
    const tell = { accountId: Number(giver.id), type: 'money', description: 'It waits.', link: '/approvals' } as const;
    await notify(app.context, { ...tell, title: msg`Asha asks you to approve`, isPersonal: true });
    await notify(app.context, { ...tell, title: msg`The account was paid` });
    expect((await give(giver, personId)).status).toBe(200);
    const home = await homeOf(giverId);
    const atHome = { id: home, token: await enter(giver, { id: String(home) }) };
    const received = { id: giver.id, token: await enter(receiver, giver) };
    const titlesOf = async (reader: typeof received | typeof atHome) =>
      (await noticesOf(app, reader)).filter(({ type }) => type === 'money').map(({ title }) => title);
    expect(await titlesOf(atHome)).toEqual(['Asha asks you to approve']);
    expect(await titlesOf(received)).toEqual(['The account was paid']);
    const tomorrow = new Date(app.context.now().getTime() + dayMs);
    await sendDueMails({ ...app.context, now: () => tomorrow });
    const readersOf = (title: string) => app.mails.flatMap((mail) => (mail.text.includes(title) ? [mail.to] : []));
    expect(readersOf('Asha asks you to approve')).toEqual([giver.email]);
    expect(readersOf('The account was paid')).toEqual([receiver.email]);
  });

  it('makes a business that one keeps the account one signs in with', async () => {
    const { giver, personId, giverId } = await makeSides();
    const opened = await app.api('POST /accounts', {
      token: giver.token,
      body: { role: 'partner', business_name: 'Second Shop' },
    });
    const { id } = opened.body.data as unknown as MemberAccount;
    expect((await give(giver, personId)).status).toBe(200);
    expect(await homeOf(giverId)).toBe(Number(id));
    expect(await accountsOf(giver.token)).toEqual([
      [id, 'Second Shop', 'owner'],
      [giver.id, 'Kottaram Spices', 'admin'],
    ]);
  });

  it('leaves records without a person to who registered the account', async () => {
    const { giver, personId, giverId } = await makeSides();
    await give(giver, personId);
    const actorOf = await findActors(app.context, [{ accountId: Number(giver.id), personId: null }]);
    expect(actorOf({ accountId: Number(giver.id), personId: null })).toEqual({
      id: String(giverId),
      fullname: giver.fullname,
    });
  });

  it('can be handed back, on and away again, and each leaves without it', async () => {
    const { giver, receiver, personId, giverId } = await makeSides();
    await give(giver, personId);
    const token = await enter(receiver, giver);
    await stepUp(app, receiver.token);
    expect((await give({ id: giver.id, token }, giverId)).status).toBe(200);
    expect((await accountRow(giver.id)).kept_by).toBe(giverId);
    expect((await give(giver, personId)).status).toBe(200);
    expect((await app.api(`DELETE /members/${giverId}`, { token })).status).toBe(200);
    expect((await app.api('GET /dashboard', { token: giver.token })).status).toBe(401);
    const again = (await logIn(giver.username, giver.password)).body.data as unknown as SignedIn;
    expect(again.user.id).toBe(String(await homeOf(giverId)));
    await stepUp(app, again.token);
    const left = await app.api('DELETE /user', { token: again.token, body: { password: giver.password } });
    expect(left.status).toBe(200);
    expect((await accountRow(giver.id)).deleted_at).toBeNull();
    expect((await logIn(giver.username, giver.password)).status).toBe(401);
  });
});
