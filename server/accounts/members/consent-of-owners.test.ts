import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makeToken } from '../../../tests/makers/account.ts';
import { type ProvenPerson, proven } from '../../../tests/proven-person.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const withProof = (account: { id: number }) => proven(stage.app.context, account);
const newCreator = async () => withProof(await stage.newInfluencer());
const newAgency = async () => withProof(await stage.newBrand('partner'));

const invite = (by: { token: string; id: number }, email: string) =>
  stage.call(by, 'POST /members/invitations', { email, roles: ['talent_manager'], share_percent: 15 });

function accept(who: ProvenPerson) {
  const text = stage.app.mails.findLast(({ to }) => to === who.email.toLowerCase())?.text ?? '';
  return stage.call(who, `POST /members/invitations/${/join-team#token=([\w-]+)/.exec(text)?.[1]}/accept`);
}

async function actFor(who: ProvenPerson, { id }: { id: number }): Promise<ProvenPerson> {
  const reply = await stage.call(who, 'POST /auth/switch', { account_id: String(id) });
  return { ...who, id, token: (reply.body.data as { token: string }).token };
}

describe('the consent of an account with two owners', () => {
  /** An influencer whose account has a second owner, acting for it. */
  async function withPartner() {
    const [creator, owner] = [await newCreator(), await newAgency()];
    const { db, now } = stage.app.context;
    const account = { account_id: creator.id, person_id: owner.personId };
    await db
      .insertInto('membership')
      .values({ ...account, roles: ['owner'], created_at: now() })
      .execute();
    return { creator, owner, acting: await actFor(owner, creator) };
  }
  const toldTo = async (who: { id: number; token: string }) =>
    JSON.stringify((await stage.call(who, `GET /user/get_user_notifications/${who.id}`)).body.data);

  it('one may agree, the other is told with the terms and ends it at once', async () => {
    const { creator, owner, acting } = await withPartner();
    const agency = await newAgency();
    await invite(creator, agency.email);
    expect((await accept(agency)).status).toBe(200);
    const manager = await actFor(agency, creator);
    expect(await toldTo(owner)).toMatch(/as talent manager.*agreed to it, with 15 %/);
    const raise = { roles: ['talent_manager'], share_percent: 50 };
    expect((await stage.call(creator, `PUT /members/${agency.personId}`, raise)).status).toBe(200);
    expect(await toldTo(owner)).toMatch(/with 50 %/);
    expect(await toldTo(creator)).toMatch(/may do for you has changed.*50 %/);
    const stale = { id: creator.id, token: await makeToken(stage.app.context, owner) };
    const unproven = await actFor({ ...owner, token: stale.token }, creator);
    expect((await stage.call(unproven, `DELETE /members/${agency.personId}`)).status).toBe(200);
    expect((await stage.call(manager, 'GET /dashboard')).status).toBe(401);
    expect(acting.id).toBe(creator.id);
  });

  it('none agrees to a second self of the other', async () => {
    const { creator, owner } = await withPartner();
    const self = await newAgency();
    await stage.app.context.db
      .insertInto('membership')
      .values({ account_id: owner.id, person_id: self.personId, roles: ['admin'], created_at: new Date() })
      .execute();
    await invite(creator, self.email);
    expect((await accept(self)).body).toMatchObject({ code: 'RULE' });
  });
});
