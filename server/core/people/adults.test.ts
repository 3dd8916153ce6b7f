import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makeUnclaimedInfluencer } from '../../../tests/makers/influencer.ts';

let stage: Stage;
let operator: Player;
beforeAll(async () => {
  stage = await setStage();
  operator = await stage.newBrand('operator');
});
afterAll(() => stage.app.close());

/** The date this many years and days before today in India. */
const born = (years: number, days = 0) => {
  const at = new Date(Date.now() + 5.5 * 3_600_000);
  at.setUTCFullYear(at.getUTCFullYear() - years);
  at.setUTCDate(at.getUTCDate() - days);
  return at.toISOString().slice(0, 10);
};
const setDate = (who: Player, birth_date: string | null) => stage.call(who, 'PUT /user/personal-info', { birth_date });
const detailsOf = (id: number) => stage.call(stage.brand, `GET /browseinfluencers/influencerDetails/${id}`);
const storeDate = (id: number, birth_date: string) =>
  stage.app.context.db.updateTable('influencer_profile').set({ birth_date }).where('id', '=', id).execute();
const offerTo = async (influencer: Player) => {
  const campaign = await stage.post(stage.brand);
  const { id } = await stage.apply(influencer, campaign);
  for (const status of ['shortlisted', 'offered']) await stage.move(stage.brand, id, status);
  return { accept: () => stage.move(influencer, id, 'accepted') };
};

describe('a first agreement', () => {
  it('waits for the date of birth, and continues once it is entered', async () => {
    const influencer = await stage.newInfluencer();
    await setDate(influencer, null);
    const offer = await offerTo(influencer);
    const refused = await offer.accept();
    expect(refused).toMatchObject({ status: 422, body: { result: false, code: 'BIRTH_DATE' } });
    expect(refused.body.reason).toMatch(/birth date .* aged 18/);
    expect((await setDate(influencer, born(18))).status).toBe(200);
    expect(await offer.accept()).toMatchObject({ status: 200, body: { data: { status: 'accepted' } } });
  });

  it('waits for it too when the owner accepts the offer of the creator', async () => {
    const influencer = await stage.newInfluencer();
    await setDate(influencer, null);
    const { id } = await stage.apply(influencer, await stage.post(stage.brand));
    const made = await stage.call(influencer, `POST /campaign/applications/${id}/offers`, { amount: 12_000 });
    const { id: offerId } = made.body.data as { id: string };
    const accept = () => stage.call(stage.brand, `PUT /campaign/offers/${offerId}`, { status: 'accepted' });
    expect(await accept()).toMatchObject({ status: 422, body: { code: 'BIRTH_DATE' } });
    await setDate(influencer, born(30));
    expect(await accept()).toMatchObject({ status: 200, body: { data: { status: 'accepted' } } });
  });

  it.each([born(17, 364), born(13), born(3)])('is refused to somebody born on %s', async (date) => {
    const influencer = await stage.newInfluencer();
    const response = await setDate(influencer, date);
    expect(response).toMatchObject({ status: 400, body: { fields: { birth_date: expect.stringContaining('18') } } });
    const offer = await offerTo(influencer);
    await storeDate(influencer.id, date);
    expect(await offer.accept()).toMatchObject({ status: 422, body: { code: 'BIRTH_DATE' } });
  });
});

describe('the profile of a minor', () => {
  it('is hidden by its birth date, and a later date does not show it again', async () => {
    const influencer = await stage.newInfluencer();
    expect((await detailsOf(influencer.id)).status).toBe(200);
    await storeDate(influencer.id, born(16));
    expect((await detailsOf(influencer.id)).status).toBe(404);
    await storeDate(influencer.id, born(20));
    expect((await detailsOf(influencer.id)).status).toBe(404);
  });

  it('is hidden by an operator although claimed, stays hidden when a suspension is lifted, and is shown again', async () => {
    const influencer = await stage.newInfluencer();
    const act = (path: string, body: object) =>
      stage.call(operator, `${path.replace('ID', String(influencer.id))}`, body);
    const hide = (hidden: boolean) =>
      act('PUT /operator/users/ID/hidden', { hidden, reason: 'Sixteen, says the bio.' });
    expect(await hide(true)).toMatchObject({ status: 200, body: { data: { kept_hidden: 1 } } });
    expect((await hide(true)).status).toBe(409);
    expect((await detailsOf(influencer.id)).status).toBe(404);
    const notices = await stage.call(influencer, `GET /user/get_user_notifications/${influencer.id}`);
    expect((notices.body.data as Notification[])[0]).toMatchObject({ title: 'Your profile is hidden' });
    const offer = await offerTo(influencer);
    expect(await offer.accept()).toMatchObject({ status: 422, body: { code: 'BIRTH_DATE' } });
    await act('POST /operator/users/ID/suspension', { reason: 'Looked into' });
    await act('POST /operator/users/ID/suspension/lift', { reason: 'Looked into' });
    expect((await detailsOf(influencer.id)).status).toBe(404);
    expect(await hide(false)).toMatchObject({ status: 200, body: { data: { kept_hidden: 0 } } });
    expect((await detailsOf(influencer.id)).status).toBe(200);
    await storeDate(influencer.id, born(15));
    expect(await hide(false)).toMatchObject({ status: 422, body: { code: 'RULE' } });
    expect(
      await stage.call(operator, `PUT /operator/users/${stage.brand.id}/hidden`, {
        hidden: true,
        reason: 'Nothing to hide',
      }),
    ).toMatchObject({ status: 422, body: { code: 'RULE' } });
    expect(
      (
        await stage.call(stage.brand, `PUT /operator/users/${influencer.id}/hidden`, {
          hidden: true,
          reason: 'Nothing to hide',
        })
      ).status,
    ).toBe(404);
  });

  it('is hidden when an import brought it', async () => {
    const { id } = await makeUnclaimedInfluencer(stage.app.context.db);
    await stage.call(operator, `PUT /operator/influencers/${id}`, { hidden: true, reason: 'A minor' });
    expect((await detailsOf(id)).status).toBe(404);
    await stage.app.context.db
      .updateTable('influencer_profile')
      .set({ hidden_at: null })
      .where('id', '=', id)
      .execute();
    expect((await detailsOf(id)).status).toBe(404);
  });
});
