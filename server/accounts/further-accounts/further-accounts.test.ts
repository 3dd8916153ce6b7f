import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MemberAccount } from '../../../contract/accounts/workspaces.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { campaignBody } from '../../../tests/campaigns/campaign-body.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { joinAccount, personOf } from '../../../tests/makers/membership.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { findProvenMobile } from '../../core/people/people.service.ts';
import { refuseSamePerson } from '../../core/related-accounts/related-accounts.service.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { selectEverOwned } from '../../money/referrals/qualification.queries.ts';
import { sendDueMails } from '../../notifications/notifications/mails.service.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { RATE_LIMITS: 'on', NEW_ACCOUNT_CAMPAIGNS: '2' });
});
afterAll(() => app.close());

const open = ({ token }: Member, role = 'brand', business_name = 'Kottaram Spices') =>
  app.api('POST /accounts', { token, body: { role, business_name } });

const accountRow = (id: string | number) =>
  app.context.db.selectFrom('account').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow();

async function enter({ token }: Member, id: string): Promise<Member> {
  const { data } = (await app.api('POST /auth/switch', { token, body: { account_id: id } })).body;
  return { id, token: (data as { token: string }).token };
}

async function openedBy(owner: Member, role = 'brand', name = 'Kottaram Spices'): Promise<Member> {
  const { status, body } = await open(owner, role, name);
  expect(status).toBe(201);
  return enter(owner, (body.data as unknown as MemberAccount).id);
}

async function prove({ id }: Member): Promise<void> {
  const proven = { proven_at: app.context.now() };
  await app.context.db.updateTable('session').set(proven).where('account_id', '=', Number(id)).execute();
}

const transfer = ({ id, token }: Member, person_id: number | string) =>
  app.api(`POST /accounts/${id}/transfer`, { token, body: { person_id: String(person_id) } });

const rolesIn = async ({ id }: { id: string }) =>
  new Map(
    (
      await app.context.db
        .selectFrom('membership')
        .select(['person_id', 'roles'])
        .where('account_id', '=', Number(id))
        .execute()
    ).map((row) => [row.person_id, row.roles]),
  );

describe('a further account', () => {
  it.each(['brand', 'partner', 'influencer'])(
    'of the role %s is its opener’s, visible, and without a sign-in',
    async (role) => {
      const own = await makeMember(app, 'brand');
      const opened = await openedBy(own, role, 'Hill & Valley Teas');
      const person = await personOf(app.context.db, Number(own.id));
      expect(await accountRow(opened.id)).toMatchObject({
        role,
        email: null,
        mobile: null,
        password_hash: null,
        kept_by: person,
      });
      expect([...(await rolesIn(opened))]).toEqual([[person, ['owner']]]);
      const accounts = (await app.api('GET /accounts', { token: own.token })).body.data as unknown as MemberAccount[];
      expect(accounts.map(({ id, name }) => [id, name])).toEqual([
        [own.id, expect.any(String)],
        [opened.id, 'Hill & Valley Teas'],
      ]);
      const stranger = await makeMember(app, 'brand');
      expect((await app.api(`GET /user/${opened.id}`, { token: stranger.token })).status).toBe(200);
      expect((await app.api('GET /dashboard', { token: opened.token })).status).toBe(200);
      expect((await app.api('GET /members', { token: opened.token })).body.data).toMatchObject([
        { is_me: true, roles: ['owner'] },
      ]);
    },
  );

  it('can be opened three times a day, at once too, with a confirmed e-mail, and not by operators', async () => {
    const own = await makeMember(app, 'brand');
    const replies = await Promise.all([1, 2, 3, 4, 5].map((at) => open(own, 'brand', `Shop ${at}`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429]);
    const unproven = await makeMember(app, 'brand');
    await app.context.db.updateTable('account').set({ email: null }).where('id', '=', Number(unproven.id)).execute();
    expect((await open(unproven)).body.code).toBe('NOT_VERIFIED');
    expect((await open(await makeMember(app, 'operator'))).body.code).toBe('ROLE');
  });

  it('brings no welcome coins, and shares the owner’s number and new-account limits', async () => {
    const own = await makeMember(app, 'brand');
    const [one, two] = [await openedBy(own), await openedBy(own)];
    const { proven_mobile: mobile } = await accountRow(own.id);
    expect(await findProvenMobile(app.context, Number(one.id))).toBe(mobile);
    const coins = await app.context.db
      .selectFrom('ledger_account')
      .select('balance')
      .where('owner_id', '=', Number(one.id))
      .execute();
    expect(coins.every(({ balance }) => balance === 0)).toBe(true);
    const posted = [];
    for (const { token } of [own, one, two]) {
      posted.push((await app.api('POST /campaign/add', { token, body: campaignBody() })).status);
    }
    expect(posted).toEqual([201, 201, 429]);
  });

  it('gets its notices by mail at its owners’ addresses', async () => {
    const [own, second] = [await makeMember(app, 'brand'), await makeMember(app, 'brand')];
    const opened = await openedBy(own);
    await joinAccount(app.context, { account: opened, member: second, roles: ['owner'] });
    await notify(app.context, {
      accountId: Number(opened.id),
      type: 'application',
      title: msg`Somebody applied`,
      description: 'Answer soon.',
      link: '/my-campaigns',
    });
    const { now } = app.context;
    app.context.now = () => new Date(now().getTime() + 86_400_000);
    await sendDueMails(app.context);
    app.context.now = now;
    for (const { id } of [own, second]) {
      const { email } = await accountRow(id);
      expect(app.mails.filter(({ to }) => to === email)).toHaveLength(1);
    }
  });

  it('is no other party: its owner neither hires, reviews nor pays themself', async () => {
    const own = await makeMember(app, 'brand');
    const creator = await openedBy(own, 'influencer', 'Asha Cooks');
    await expect(refuseSamePerson(app.context, Number(own.id), Number(creator.id))).rejects.toMatchObject({
      code: 'RULE',
    });
    const { data } = (await app.api('POST /campaign/add', { token: own.token, body: campaignBody() })).body;
    const { id } = data as { id: string };
    const applied = await app.api('POST /campaign/apply_campaign', {
      token: creator.token,
      body: { campaign_id: id, message: 'Let me in.', quote: 100 },
    });
    expect(applied.body.result).toBe(false);
  });

  it('goes with its person, and holds them up while others act for it', async () => {
    const own = await makeMember(app, 'brand');
    const opened = await openedBy(own);
    const guest = await makeMember(app, 'brand');
    await joinAccount(app.context, { account: opened, member: guest, roles: ['viewer'] });
    await prove(own);
    const leave = () => app.api('DELETE /user', { token: own.token, body: {} });
    expect((await leave()).body.code).toBe('CONFLICT');
    const person = await personOf(app.context.db, Number(guest.id));
    expect((await app.api(`DELETE /members/${person}`, { token: opened.token })).status).toBe(200);
    expect((await leave()).status).toBe(200);
    for (const { id } of [own, opened]) expect((await accountRow(id)).deleted_at).not.toBeNull();
  });
});

describe('giving a further account away', () => {
  async function teamOf() {
    const own = await makeMember(app, 'brand');
    const opened = await openedBy(own);
    const member = await makeMember(app, 'brand');
    const personId = await joinAccount(app.context, { account: opened, member, roles: ['manager'] });
    return { own, opened, member, personId, giver: await personOf(app.context.db, Number(own.id)) };
  }

  it('needs fresh proof, swaps the roles and the keeper, and tells both owners', async () => {
    const { own, opened, member, personId, giver } = await teamOf();
    expect((await transfer(opened, personId)).body.code).toBe('STEP_UP');
    await prove(own);
    expect(await transfer(opened, personId)).toMatchObject({
      status: 200,
      body: { data: { member_roles: ['admin'] } },
    });
    expect([...(await rolesIn(opened))]).toEqual(
      expect.arrayContaining([
        [giver, ['admin']],
        [personId, ['owner']],
      ]),
    );
    expect((await accountRow(opened.id)).kept_by).toBe(personId);
    for (const { id } of [own, member]) {
      const { email } = await accountRow(id);
      expect(app.mails.findLast(({ to }) => to === email)?.subject).toContain('has a new owner');
    }
    expect((await transfer(opened, giver)).body.code).toBe('ROLE');
  });

  it('is refused to strangers, oneself and other accounts', async () => {
    const { own, opened, member, personId, giver } = await teamOf();
    await prove(own);
    expect((await transfer(opened, giver)).body.code).toBe('CONFLICT');
    const stranger = await makeMember(app, 'brand');
    const unknown = await personOf(app.context.db, Number(stranger.id));
    expect((await transfer(opened, unknown)).status).toBe(404);
    expect((await transfer({ id: stranger.id, token: opened.token }, personId)).status).toBe(403);
    await app.context.db
      .updateTable('account')
      .set({ email: null, mobile: null })
      .where('id', '=', Number(member.id))
      .execute();
    expect((await transfer(opened, personId)).body.code).toBe('CONFLICT');
    expect((await rolesIn(opened)).get(giver)).toEqual(['owner']);
  });

  it('against the removal of the member leaves one outcome', async () => {
    const { own, opened, personId, giver } = await teamOf();
    await prove(own);
    const [given, removed] = await Promise.all([
      transfer(opened, personId),
      app.api(`DELETE /members/${personId}`, { token: opened.token }),
    ]);
    const roles = await rolesIn(opened);
    if (given.status === 200) expect(roles.get(personId)).toEqual(['owner']);
    else expect([given.status, removed.status, roles.get(giver)]).toEqual([404, 200, ['owner']]);
    expect([...roles.values()].filter((held) => held.includes('owner'))).toHaveLength(1);
    expect((await accountRow(opened.id)).kept_by).toBe([...roles].find(([, held]) => held.includes('owner'))?.[0]);
  });

  it('leaves who owned it remembered, so that it is never their referral', async () => {
    const { own, opened, personId, giver } = await teamOf();
    await prove(own);
    await transfer(opened, personId);
    await app.api(`DELETE /members/${giver}`, { token: opened.token });
    const referral = { referrer_id: Number(own.id), invited_id: Number(opened.id) };
    expect(await selectEverOwned(app.context.db, referral)).toBe(true);
  });
});
