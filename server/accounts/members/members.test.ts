import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MemberRole } from '../../../contract/kit/permissions.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { connect, hangUp } from '../../../tests/chat/live-client.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeProvenToken, makeToken } from '../../../tests/makers/account.ts';
import { makeCampaign } from '../../../tests/makers/campaign.ts';
import { joinAccount, personOf } from '../../../tests/makers/membership.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { refuseSamePerson } from '../../core/related-accounts/related-accounts.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterEach(hangUp);
afterAll(() => app.close());

interface Person extends Member {
  personId: number;
  email: string;
}

async function makePerson(): Promise<Person> {
  const own = await makeMember(app, 'brand');
  const { email } = await app.context.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', Number(own.id))
    .executeTakeFirstOrThrow();
  const token = await makeProvenToken(app.context, { id: Number(own.id) });
  return { ...own, token, email: email ?? '', personId: await personOf(app.context.db, Number(own.id)) };
}

/** Token of a person acting for another account, in a session with fresh proof. */
async function actFor(account: Member, person: Person): Promise<string> {
  const reply = await app.api('POST /auth/switch', { token: person.token, body: { account_id: account.id } });
  return (reply.body.data as { token: string }).token;
}

async function makeColleague(account: Person, ...roles: MemberRole[]) {
  const person = await makePerson();
  await joinAccount(app.context, { account, member: person, roles });
  return { ...person, acting: await actFor(account, person) };
}

const invite = (token: string, email: string, ...roles: MemberRole[]) =>
  app.api('POST /members/invitations', { token, body: { email, roles } });
const change = (token: string, personId: number, ...roles: MemberRole[]) =>
  app.api(`PUT /members/${personId}`, { token, body: { roles } });
const remove = (token: string, personId: number) => app.api(`DELETE /members/${personId}`, { token });
const accept = (token: string, invitation: string) =>
  app.api(`POST /members/invitations/${invitation}/accept`, { token });

function tokenSentTo(email: string): string {
  const text = app.mails.findLast(({ to }) => to === email.toLowerCase())?.text ?? '';
  const token = /join-team#token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`No invitation was sent to ${email}`);
  return token;
}

describe('limits', () => {
  const limits = { limit_payment: 25_000, limit_month: 100_000.5 };

  it('are carried by the invitation, returned, changed and taken off', async () => {
    const [owner, guest] = [await makePerson(), await makePerson()];
    const { id: campaignId } = await makeCampaign(app.context.db, { creator_id: Number(owner.id) });
    const given = { ...limits, campaign_ids: [String(campaignId)] };
    const body = { email: guest.email, roles: ['manager', 'finance'], ...given };
    const sent = await app.api('POST /members/invitations', { token: owner.token, body });
    expect(sent).toMatchObject({ status: 201, body: { data: given } });
    expect((await accept(guest.token, tokenSentTo(guest.email))).status).toBe(200);
    const listed = await app.api('GET /members', { token: owner.token });
    expect(listed.body.data).toMatchObject([{ limit_payment: null, campaign_ids: null }, given]);
    const put = (more: object) =>
      app.api(`PUT /members/${guest.personId}`, { token: owner.token, body: { roles: ['finance'], ...more } });
    expect((await put({})).body.data).toMatchObject(given);
    expect((await put({ limit_month: null, limit_payment: 0, campaign_ids: null })).body.data).toMatchObject({
      limit_payment: 0,
      limit_month: null,
      campaign_ids: null,
    });
    const another = await makeCampaign(app.context.db);
    for (const campaign_ids of [[String(another.id)], ['999999999'], []]) {
      expect(await put({ campaign_ids })).toMatchObject({ status: 400, body: { fields: expect.anything() } });
    }
  });

  it('are never raised by oneself, and those of finance by owners only, with fresh proof', async () => {
    const owner = await makePerson();
    const admin = await makeColleague(owner, 'admin', 'finance');
    const finance = await makeColleague(owner, 'finance');
    const raise = (token: string, personId: number, roles: MemberRole[]) =>
      app.api(`PUT /members/${personId}`, { token, body: { roles, limit_month: 9_999_999 } });
    expect(await raise(admin.acting, admin.personId, ['admin', 'finance'])).toMatchObject({ body: { code: 'ROLE' } });
    expect(await raise(admin.acting, finance.personId, ['finance'])).toMatchObject({ body: { code: 'ROLE' } });
    expect(await raise(admin.acting, finance.personId, ['viewer'])).toMatchObject({ body: { code: 'ROLE' } });
    expect(await raise(finance.acting, finance.personId, ['finance'])).toMatchObject({ body: { code: 'ROLE' } });
    const stale = await makeToken(app.context, { id: Number(owner.id) });
    expect(await raise(stale, finance.personId, ['finance'])).toMatchObject({ body: { code: 'STEP_UP' } });
    expect((await raise(owner.token, finance.personId, ['finance'])).status).toBe(200);
  });

  it('of whoever is limited to campaigns are the most they can give', async () => {
    const [owner, guest] = [await makePerson(), await makePerson()];
    const { db } = app.context;
    const [mine, theirs] = [
      String((await makeCampaign(db, { creator_id: Number(owner.id) })).id),
      String((await makeCampaign(db, { creator_id: Number(owner.id) })).id),
    ];
    const admin = await makeColleague(owner, 'admin');
    const limit = { roles: ['admin'], campaign_ids: [mine] };
    expect((await app.api(`PUT /members/${admin.personId}`, { token: owner.token, body: limit })).status).toBe(200);
    const token = await actFor(owner, admin);
    const ask = (more: object) =>
      app.api('POST /members/invitations', { token, body: { email: guest.email, roles: ['viewer'], ...more } });
    expect(await ask({})).toMatchObject({ body: { code: 'ROLE' } });
    expect(await ask({ campaign_ids: [mine, theirs] })).toMatchObject({ status: 422, body: { code: 'ROLE' } });
    expect((await ask({ campaign_ids: [mine] })).status).toBe(201);
  });
});

describe('an invitation', () => {
  it('is accepted by the person of that address, once, and gives the invited role', async () => {
    const [owner, guest] = [await makePerson(), await makePerson()];
    expect(await invite(owner.token, guest.email, 'manager', 'finance')).toMatchObject({
      status: 201,
      body: { data: { email: guest.email, roles: ['manager', 'finance'], is_expired: false } },
    });
    const token = tokenSentTo(guest.email);
    expect((await app.api(`GET /members/invitations/${token}`)).body.data).toMatchObject({
      roles: ['manager', 'finance'],
    });
    const joined = await Promise.all([accept(guest.token, token), accept(guest.token, token)]);
    expect(joined.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await app.api('GET /accounts', { token: guest.token })).body.data).toMatchObject([
      { id: guest.id },
      { id: owner.id, member_role: 'manager', member_roles: ['manager', 'finance'] },
    ]);
    expect((await accept(guest.token, token)).status).toBe(404);
    expect((await app.api(`GET /members/invitations/${token}`)).status).toBe(404);
    expect((await invite(owner.token, guest.email, 'viewer')).status).toBe(409);
  });

  it('is for a confirmed address alone', async () => {
    const [owner, guest, thief] = [await makePerson(), await makePerson(), await makePerson()];
    await invite(owner.token, guest.email, 'viewer');
    const token = tokenSentTo(guest.email);
    expect((await accept(thief.token, token)).body).toMatchObject({ code: 'RULE' });
    const { db } = app.context;
    await db.updateTable('account').set({ email: null }).where('id', '=', Number(guest.id)).execute();
    await db
      .updateTable('account')
      .set({ email: guest.email, email_verified_at: null })
      .where('id', '=', Number(thief.id))
      .execute();
    expect((await accept(thief.token, token)).body).toMatchObject({ code: 'RULE' });
  });

  it.each([
    ['expired', { expires_at: new Date(Date.now() - 1000) }],
    ['revoked', { revoked_at: new Date() }],
  ])('that is %s is not found', async (_, state) => {
    const [owner, guest] = [await makePerson(), await makePerson()];
    await invite(owner.token, guest.email, 'viewer');
    await app.context.db.updateTable('member_invitation').set(state).where('email', '=', guest.email).execute();
    const token = tokenSentTo(guest.email);
    expect((await app.api(`GET /members/invitations/${token}`)).status).toBe(404);
    expect((await accept(guest.token, token)).status).toBe(404);
  });

  it('ends with a newer one of the same address, and when it is taken back', async () => {
    const [owner, guest] = [await makePerson(), await makePerson()];
    await invite(owner.token, guest.email, 'manager');
    const first = tokenSentTo(guest.email);
    await invite(owner.token, guest.email.toUpperCase(), 'viewer');
    expect((await accept(guest.token, first)).status).toBe(404);
    const { body } = await app.api('GET /members', { token: owner.token });
    const [open] = body.invitations as { id: string }[];
    expect(body.invitations).toHaveLength(1);
    expect((await app.api(`DELETE /members/invitations/${open?.id}`, { token: owner.token })).status).toBe(200);
    expect((await accept(guest.token, tokenSentTo(guest.email))).status).toBe(404);
  });

  it('ends with its sender’s right to give the role', async () => {
    const [owner, guest] = [await makePerson(), await makePerson()];
    const admin = await makeColleague(owner, 'admin');
    await invite(admin.acting, guest.email, 'manager');
    await change(owner.token, admin.personId, 'viewer');
    expect((await accept(guest.token, tokenSentTo(guest.email))).status).toBe(404);
  });

  it('of a right that its sender lacks is refused, and takes fresh proof of an owner', async () => {
    const owner = await makePerson();
    const admin = await makeColleague(owner, 'admin');
    for (const role of ['owner', 'admin', 'finance'] as const) {
      expect((await invite(admin.acting, `second-${role}@example.test`, role)).body).toMatchObject({
        code: 'ROLE',
      });
    }
    expect((await invite(admin.acting, 'second@example.test', 'manager')).status).toBe(201);
    await app.context.db
      .updateTable('session')
      .set({ proven_at: null })
      .where('account_id', '=', Number(owner.id))
      .execute();
    expect((await invite(owner.token, 'third@example.test', 'finance')).body).toMatchObject({ code: 'STEP_UP' });
    expect((await invite(owner.token, 'third@example.test', 'manager')).status).toBe(201);
  });
});

describe('a role', () => {
  it('is given to nobody by themselves', async () => {
    const owner = await makePerson();
    for (const role of ['admin', 'manager', 'finance', 'reviewer', 'viewer'] as const) {
      const member = await makeColleague(owner, role);
      expect((await change(member.acting, member.personId, 'owner')).body, role).toMatchObject({ code: 'ROLE' });
    }
  });

  it('changed holds from the next request on', async () => {
    const owner = await makePerson();
    const member = await makeColleague(owner, 'viewer');
    const post = () => app.api('PUT /dashboard/checklist', { token: member.acting, body: { dismissed: true } });
    expect((await post()).body).toMatchObject({ code: 'ROLE' });
    expect(await change(owner.token, member.personId, 'manager')).toMatchObject({
      status: 200,
      body: { data: { roles: ['manager'], can: { change: true, remove: true } } },
    });
    expect((await post()).status).toBe(200);
  });

  it('of an owner stays while they are the last', async () => {
    const owner = await makePerson();
    const second = await makeColleague(owner, 'owner');
    expect((await remove(second.acting, second.personId)).status).toBe(200);
    for (const call of [change(owner.token, owner.personId, 'viewer'), remove(owner.token, owner.personId)]) {
      expect((await call).body).toMatchObject({ code: 'LAST_OWNER' });
    }
  });
});

describe('removing a member', () => {
  it('ends their tokens and sockets of this account at once, and no others', async () => {
    const owner = await makePerson();
    const member = await makeColleague(owner, 'manager');
    const [here, home] = [await connect(app, { id: owner.id, token: member.acting }), await connect(app, member)];
    const ended = once(here.socket as never, 'disconnect');
    const began = Date.now();
    expect((await remove(owner.token, member.personId)).status).toBe(200);
    await ended;
    expect(Date.now() - began).toBeLessThan(1000);
    expect((await app.api('GET /accounts', { token: member.acting })).status).toBe(401);
    expect((await app.api('GET /accounts', { token: member.token })).body.data).toHaveLength(1);
    expect(home.socket.connected).toBe(true);
    await joinAccount(app.context, { account: owner, member, roles: ['viewer'] });
    expect((await app.api('GET /accounts', { token: member.acting })).status).toBe(401);
  });

  it('is for owners and admins; everybody may leave', async () => {
    const owner = await makePerson();
    const [viewer, manager, finance] = [
      await makeColleague(owner, 'viewer'),
      await makeColleague(owner, 'manager'),
      await makeColleague(owner, 'finance'),
    ];
    const admin = await makeColleague(owner, 'admin');
    expect((await remove(manager.acting, viewer.personId)).body).toMatchObject({ code: 'ROLE' });
    expect((await remove(admin.acting, finance.personId)).body).toMatchObject({ code: 'ROLE' });
    expect((await remove(admin.acting, manager.personId)).status).toBe(200);
    expect((await remove(viewer.acting, viewer.personId)).status).toBe(200);
  });

  it('of two by each other at once leaves one', async () => {
    const owner = await makePerson();
    const [a, b] = [await makeColleague(owner, 'owner'), await makeColleague(owner, 'owner')];
    const replies = await Promise.all([remove(a.acting, b.personId), remove(b.acting, a.personId)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await app.api('GET /members', { token: owner.token })).body.data).toHaveLength(2);
  });

  it('of another account is not found', async () => {
    const [owner, stranger] = [await makePerson(), await makePerson()];
    const member = await makeColleague(owner, 'viewer');
    expect((await remove(stranger.token, member.personId)).status).toBe(404);
    expect((await change(stranger.token, member.personId, 'viewer')).status).toBe(404);
  });
});

it('keeps who acts for both sides from working with themselves', async () => {
  const [owner, guest] = [await makePerson(), await makePerson()];
  const sides = [Number(owner.id), Number(guest.id)] as const;
  await expect(refuseSamePerson(app.context, ...sides)).resolves.toBeUndefined();
  await joinAccount(app.context, { account: owner, member: guest, roles: ['manager'] });
  await expect(refuseSamePerson(app.context, ...sides)).rejects.toThrow();
});
