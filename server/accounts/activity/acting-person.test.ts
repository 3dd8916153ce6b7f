/** Records name the member who acted, beside the account. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Message } from '../../../contract/chat/messages.ts';
import type { Offer } from '../../../contract/work/offers.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { connect, hangUp } from '../../../tests/chat/live-client.ts';
import { makeMemberToken, personOf } from '../../../tests/makers/membership.ts';

let stage: Stage;
let manager: Player;
let owner: number;
beforeAll(async () => {
  stage = await setStage();
  const { context } = stage.app;
  const { id } = stage.brand;
  manager = { id, token: await makeMemberToken(context, { account: { id: String(id) }, roles: ['manager'] }) };
  owner = await personOf(context.db, id);
});
afterAll(async () => {
  hangUp();
  await stage.app.close();
});

it('in the history of an application and in its offers, for both sides', async () => {
  const campaign = await stage.post(stage.brand);
  const { influencer } = stage;
  const application = await stage.apply(influencer, campaign);
  await stage.move(stage.brand, application.id, 'shortlisted');
  const path = `/campaign/applications/${application.id}/offers`;
  expect((await stage.call(manager, `POST ${path}`, { amount: 15_000, confirm: true })).status).toBe(201);
  const [offer] = (await stage.call(influencer, `GET ${path}`)).body.data as [Offer];
  const list = await stage.call(stage.brand, `GET /campaign/apply_users/${campaign.id}`);
  const [{ history }] = list.body.data as [Application];
  const who = await personOf(stage.app.context.db, influencer.id);
  expect(history.map(({ to, by, account_id }) => [to, by?.id, account_id])).toEqual([
    ['applied', String(who), String(influencer.id)],
    ['shortlisted', String(owner), String(stage.brand.id)],
    ['offered', offer.person?.id, String(stage.brand.id)],
  ]);
  expect(offer.by).toBe('owner');
  expect([String(owner), String(who), undefined]).not.toContain(offer.person?.id);
});

it('in messages, live and read later', async () => {
  const { app, brand, influencer } = stage;
  const heard = await connect(app, { ...influencer, id: String(influencer.id) });
  const said = await connect(app, { ...manager, id: String(brand.id) });
  await said.say({ ...influencer, id: String(influencer.id) }, 'Hello');
  const live = await heard.waitFor('receive_message');
  expect(live.by?.fullname).toBeTruthy();
  expect(live.by?.id).not.toBe(String(owner));
  const pair = { sender_id: String(brand.id), receiver_id: String(influencer.id) };
  const read = await stage.call(influencer, 'POST /user/get_user_messages', pair);
  expect((read.body.data as Message[]).at(-1)?.by).toEqual(live.by);
});
