import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dateInIndia, dayMs } from '../../../contract/kit/calendar.ts';
import { type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { connect, hangUp } from '../../../tests/chat/live-client.ts';
import { makeToken } from '../../../tests/makers/account.ts';
import { makeCampaign } from '../../../tests/makers/campaign.ts';
import { type ProvenPerson, proven } from '../../../tests/proven-person.ts';
import { endExpiredMembers } from './talent-managers.service.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => {
  hangUp();
  stage.app.context.now = () => new Date();
});
afterAll(() => stage.app.close());

const withProof = (account: { id: number }) => proven(stage.app.context, account);
const newCreator = async () => withProof(await stage.newInfluencer());
const newAgency = async () => withProof(await stage.newBrand('partner'));
const terms = { share_percent: 15, until: addDays(dateInIndia(new Date()), 30) };

const invite = (by: { token: string; id: number }, email: string, more: object = terms) =>
  stage.call(by, 'POST /members/invitations', { email, roles: ['talent_manager'], ...more });

function tokenSentTo(email: string): string {
  const text = stage.app.mails.findLast(({ to }) => to === email.toLowerCase())?.text ?? '';
  return /join-team#token=([\w-]+)/.exec(text)?.[1] ?? '';
}

const accept = (who: ProvenPerson) => stage.call(who, `POST /members/invitations/${tokenSentTo(who.email)}/accept`);

async function actFor(who: ProvenPerson, { id }: { id: number }): Promise<ProvenPerson> {
  const reply = await stage.call(who, 'POST /auth/switch', { account_id: String(id) });
  return { ...who, id, token: (reply.body.data as { token: string }).token };
}

/** An influencer, and a talent manager who accepted the invitation, acting for them. */
async function represent(more: object = terms) {
  const [creator, agency] = [await newCreator(), await newAgency()];
  await invite(creator, agency.email, more);
  expect(await accept(agency)).toMatchObject({ status: 200 });
  return { creator, agency, acting: await actFor(agency, creator) };
}

describe('the consent', () => {
  it('is given by an owner with fresh proof, shown to both, and accepted by the other', async () => {
    const [creator, agency] = [await newCreator(), await newAgency()];
    const stale = { id: creator.id, token: await makeToken(stage.app.context, creator) };
    expect((await invite(stale, agency.email)).body).toMatchObject({ code: 'STEP_UP' });
    expect(await invite(creator, agency.email)).toMatchObject({
      status: 201,
      body: { data: { roles: ['talent_manager'], ...terms } },
    });
    expect(stage.app.mails.at(-1)?.text).toContain('15 %');
    const token = tokenSentTo(agency.email);
    expect((await stage.app.api(`GET /members/invitations/${token}`)).body.data).toMatchObject(terms);
    expect((await accept(agency)).body.data).toMatchObject({ member_role: 'talent_manager', ...terms });
    expect((await stage.call(creator, 'GET /members')).body.data).toMatchObject([
      { until: null, share_percent: null },
      { ...terms, limit_payment: 0 },
    ]);
    const { data } = (await stage.call(creator, `GET /user/get_user_notifications/${creator.id}`)).body;
    expect(JSON.stringify(data)).toMatch(/is your talent manager now.*15 %/);
  });

  it('is for influencers, with no other role, a day to come and at most half', async () => {
    const [creator, agency, brand] = [await newCreator(), await newAgency(), await withProof(await stage.newBrand())];
    expect((await invite(brand, agency.email)).body).toMatchObject({ code: 'ROLE' });
    for (const bad of [
      { share_percent: 50.01 },
      { share_percent: 0 },
      { share_percent: 1.005 },
      { until: '2020-01-01' },
    ]) {
      expect(await invite(creator, agency.email, bad), JSON.stringify(bad)).toMatchObject({ status: 400 });
    }
    const both = { email: agency.email, roles: ['talent_manager', 'finance'] };
    expect((await stage.call(creator, 'POST /members/invitations', both)).body).toMatchObject({ code: 'ROLE' });
    const plain = { email: agency.email, roles: ['manager'] };
    for (const more of [{ share_percent: 5 }, { until: terms.until }]) {
      expect(await stage.call(creator, 'POST /members/invitations', { ...plain, ...more })).toMatchObject({
        status: 400,
      });
    }
  });

  it('of one share at a time: shares are never added up', async () => {
    const { creator, agency } = await represent();
    const second = await newAgency();
    await invite(creator, second.email, { share_percent: 1 });
    expect((await accept(second)).body).toMatchObject({ code: 'CONFLICT' });
    const drop = { roles: ['talent_manager'], share_percent: null };
    expect(await stage.call(creator, `PUT /members/${agency.personId}`, drop)).toMatchObject({
      status: 200,
      body: { data: { share_percent: null, until: terms.until } },
    });
    expect((await accept(second)).status).toBe(200);
    const raise = { roles: ['talent_manager'], share_percent: 2 };
    expect((await stage.call(creator, `PUT /members/${agency.personId}`, raise)).body).toMatchObject({
      code: 'CONFLICT',
    });
    const other = { roles: ['manager'] };
    expect((await stage.call(creator, `PUT /members/${second.personId}`, other)).body.data).toMatchObject({
      share_percent: null,
      until: null,
    });
  });

  it('is refused between two accounts of one person', async () => {
    const [creator, second] = [await newCreator(), await newAgency()];
    const { db } = stage.app.context;
    await db
      .updateTable('account')
      .set({ email: `me${creator.id}@gmail.com` })
      .where('id', '=', creator.id)
      .execute();
    const email = `m.e${creator.id}+agency@gmail.com`;
    await db.updateTable('account').set({ email }).where('id', '=', second.id).execute();
    await invite(creator, email);
    expect((await accept({ ...second, email })).body).toMatchObject({ code: 'RULE' });
  });

  it('of a second owner to an account of their own is refused', async () => {
    const { db, now } = stage.app.context;
    const [creator, owner] = [await newCreator(), await newAgency()];
    const account = { account_id: creator.id, person_id: owner.personId };
    await db
      .insertInto('membership')
      .values({ ...account, roles: ['owner'], created_at: now() })
      .execute();
    const partner = await actFor(owner, creator);
    expect((await invite(partner, owner.email)).body).toMatchObject({ code: 'CONFLICT' });
    const second = await newAgency();
    // Both act for the owner's agency, which makes them one side.
    await db
      .insertInto('membership')
      .values({ account_id: owner.id, person_id: second.personId, roles: ['admin'], created_at: now() })
      .execute();
    await invite(partner, second.email);
    expect((await accept(second)).body).toMatchObject({ code: 'RULE' });
  });
});

describe('a talent manager', () => {
  it('changes neither the consent, the team, the payout accounts nor whom invoices name', async () => {
    const { creator, agency, acting } = await represent();
    const me = `/members/${agency.personId}`;
    const calls: [string, object?][] = [
      [`PUT ${me}`, { roles: ['talent_manager'], share_percent: 50 }],
      [`PUT ${me}`, { roles: ['talent_manager'], until: null }],
      [`PUT ${me}`, { roles: ['owner'] }],
      ['POST /members/invitations', { email: 'second.self@example.test', roles: ['viewer'] }],
      ['GET /members'],
      ['POST /wallet/payment-methods', { kind: 'upi', vpa: 'agency@okbank' }],
      ['PUT /account/approvals-policy', { above: null }],
      ['PUT /user/billing-details', { name: 'Agency', address: '', state_code: null, gstin: null }],
      ['PUT /user/kit', {}],
    ];
    for (const [call, body] of calls) {
      const reply = await stage.call(acting, call, body);
      expect(reply.body, call).toMatchObject({ code: 'ROLE' });
    }
    const method = await stage.call(creator, 'POST /wallet/payment-methods', {
      kind: 'upi',
      vpa: `c${creator.id}@okbank`,
    });
    const { id } = method.body.data as { id: string };
    for (const call of [
      `DELETE /wallet/payment-methods/${id}`,
      `PUT /wallet/toggle/${id}`,
      `PUT /wallet/primary/${id}`,
    ]) {
      expect((await stage.call(acting, call)).body, call).toMatchObject({ code: 'ROLE' });
    }
    expect((await stage.call(acting, 'GET /wallet/payment-methods')).status).toBe(200);
  });

  it('withdraws only as far as the consent says, to what an owner added', async () => {
    const { creator, agency, acting } = await represent();
    const method = await stage.call(creator, 'POST /wallet/payment-methods', {
      kind: 'upi',
      vpa: `w${creator.id}@okbank`,
    });
    stage.app.context.now = () => new Date(Date.now() + 4 * dayMs);
    const later = await actFor(await withProof({ id: agency.id }), creator);
    const pay = (amount: number) =>
      stage.app.api('POST /wallet/payout', {
        token: later.token,
        headers: { 'idempotency-key': `payout-${creator.id}-${amount}` },
        body: { amount, payment_method_id: (method.body.data as { id: string }).id },
      });
    expect((await pay(500)).body).toMatchObject({ code: 'OVER_LIMIT' });
    const owner = await withProof(creator);
    const raise = { roles: ['talent_manager'], limit_payment: 600 };
    expect((await stage.call(owner, `PUT /members/${agency.personId}`, raise)).status).toBe(200);
    expect((await pay(601)).body).toMatchObject({ code: 'OVER_LIMIT' });
    // Nothing is in the wallet: the limit let it through.
    expect((await pay(600)).body).toMatchObject({ code: 'NOT_ENOUGH_MONEY' });
    expect(acting.id).toBe(creator.id);
  });

  it('is gone within a second once the creator ends it', async () => {
    const { creator, agency, acting } = await represent();
    const { socket } = await connect(stage.app, { id: String(creator.id), token: acting.token });
    const ended = once(socket as never, 'disconnect');
    const began = Date.now();
    const stale = { id: creator.id, token: await makeToken(stage.app.context, creator) };
    expect((await stage.call(stale, `DELETE /members/${agency.personId}`)).status).toBe(200);
    await ended;
    expect(Date.now() - began).toBeLessThan(1000);
    expect((await stage.call(acting, 'GET /dashboard')).status).toBe(401);
    expect((await stage.call(agency, 'POST /auth/switch', { account_id: String(creator.id) })).status).toBe(404);
    expect((await stage.call(agency, 'GET /accounts')).body.data).toHaveLength(1);
  });

  it('acts up to the end of the last day in India, whether or not the job ran', async () => {
    const { creator, agency, acting } = await represent({ until: dateInIndia(new Date()), share_percent: 10 });
    expect((await stage.call(acting, 'GET /dashboard')).status).toBe(200);
    const midnight = new Date(`${addDays(dateInIndia(new Date()), 1)}T00:00:00+05:30`);
    stage.app.context.now = () => new Date(midnight.getTime() - 1);
    expect((await stage.call(acting, 'GET /dashboard')).status).toBe(200);
    stage.app.context.now = () => midnight;
    expect((await stage.call(acting, 'GET /dashboard')).status).toBe(401);
    expect((await stage.call(agency, 'POST /auth/switch', { account_id: String(creator.id) })).status).toBe(404);
    expect((await stage.call(agency, 'GET /accounts')).body.data).toHaveLength(1);
    await endExpiredMembers(stage.app.context);
    expect((await stage.call(creator, 'GET /members')).body.data).toHaveLength(1);
    const { data } = (await stage.call(creator, `GET /user/get_user_notifications/${creator.id}`)).body;
    expect(JSON.stringify(data)).toContain('no longer acts for you');
  });

  it('is one side with their own brand: it hires nobody they represent', async () => {
    const [creator, brand] = [await newCreator(), await withProof(await stage.newBrand())];
    const campaign = await stage.post(brand);
    await invite(creator, brand.email);
    expect((await accept(brand)).status).toBe(200);
    const apply = { campaign_id: campaign.id, message: 'I roast at home.', quote: 18_000 };
    expect((await stage.call(creator, 'POST /campaign/apply_campaign', apply)).body).toMatchObject({ code: 'RULE' });
    const asked = await stage.call(brand, `POST /campaign/${campaign.id}/invitations`, {
      influencer_ids: [String(creator.id)],
      message: 'Come and brew with us.',
    });
    expect(JSON.stringify(asked.body)).not.toContain('"invited"');
  });

  it('works on named campaigns only where the consent names them', async () => {
    const creator = await newCreator();
    const { db } = stage.app.context;
    const mine = await makeCampaign(db, { creator_id: creator.id });
    const agency = await newAgency();
    await invite(creator, agency.email, { campaign_ids: [String(mine.id)] });
    expect((await accept(agency)).status).toBe(200);
    const acting = await actFor(agency, creator);
    const other = await makeCampaign(db);
    expect((await stage.call(acting, `GET /campaign/${other.id}`)).status).toBe(404);
    expect((await stage.call(acting, `GET /campaign/${mine.id}`)).status).toBe(200);
  });
});

it('is held by the database as well', async () => {
  const { db } = stage.app.context;
  const { creator, agency } = await represent({});
  const brand = await stage.newBrand();
  const put = (set: object, id = creator.id) =>
    db
      .updateTable('membership')
      .set(set)
      .where('account_id', '=', id)
      .where('person_id', '=', agency.personId)
      .execute();
  await expect(put({ roles: ['talent_manager', 'finance'] })).rejects.toThrow('membership_consent');
  await expect(put({ roles: ['manager'], share_basis_points: 100 })).rejects.toThrow('membership_consent');
  await expect(put({ share_basis_points: 5001 })).rejects.toThrow('share_basis_points');
  const row = { account_id: brand.id, person_id: agency.personId, roles: ['talent_manager'], created_at: new Date() };
  await expect(db.insertInto('membership').values(row).execute()).rejects.toThrow(/talent manager/);
});
