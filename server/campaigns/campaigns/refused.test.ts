import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Report } from '../../../contract/operators/reports.ts';
import { campaignBody } from '../../../tests/campaigns/campaign-body.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';

let stage: Stage;
let operator: Player;
beforeAll(async () => {
  stage = await setStage();
  operator = await stage.newBrand('operator');
});
afterAll(() => stage.app.close());

const add = (body: object) => stage.call(stage.brand, 'POST /campaign/add', campaignBody(body));
const refusal = { status: 422, body: { result: false, code: 'REFUSED_KIND' } };
const queue = async () =>
  ((await stage.call(operator, 'GET /operator/reports')).body.data as Report[]).map(({ id, campaign, reason }) => ({
    id,
    campaign: campaign?.id,
    reason,
  }));

it.each([
  [{ title: 'Our betting app in the final' }, 'betting', 'online money games and betting (licensed or not)'],
  [{ brief: 'Show our new hookah flavours to your followers.' }, 'hookah', 'tobacco'],
  [{ hashtags: ['#शराब'] }, 'शराब', 'alcohol and its surrogates'],
  [{ dos: ['Say that Ozempic works'] }, 'ozempic', 'prescription medicine'],
])('%o is refused, with the word and the kind', async (body, word, kind) => {
  const refused = await add(body);
  expect(refused).toMatchObject(refusal);
  expect(refused.body.reason).toContain(word);
  expect(refused.body.reason).toContain(kind);
  expect(await add({ ...body, draft: true })).toMatchObject(refusal);
  const hindi = await stage.app.api('POST /campaign/add', {
    token: stage.brand.token,
    body: campaignBody(body),
    headers: { 'accept-language': 'hi' },
  });
  expect(hindi).toMatchObject(refusal);
});

it('refuses editing a campaign into one, and one for invited people alike', async () => {
  const campaign = await stage.post(stage.brand);
  const change = await stage.call(stage.brand, `PUT /campaign/update/${campaign.id}`, {
    brief: 'Daru party, bring your friends along.',
  });
  expect(change).toMatchObject(refusal);
  const kept = await stage.call(stage.brand, `GET /campaign/${campaign.id}`);
  expect((kept.body.data as Campaign).brief).toBe(campaign.brief);
  const joint = { type: 'joint', needs: [{ kind: 'product', description: 'Forty bottles of vodka', value: 9_000 }] };
  expect(await add(joint)).toMatchObject(refusal);
});

it('posts an ambiguous word, and reports it to the operators once, for them to decide', async () => {
  const before = await queue();
  const posted = await add({ title: 'Fantasy cricket evening' });
  expect(posted.status).toBe(201);
  const { id } = posted.body.data as Campaign;
  const update = (body: object) => stage.call(stage.brand, `PUT /campaign/update/${id}`, body);
  expect((await update({ slots: 4 })).status).toBe(200);
  const [listed, ...more] = (await queue()).slice(before.length);
  expect(more).toEqual([]);
  expect(listed).toMatchObject({
    campaign: id,
    reason: expect.stringMatching(/“fantasy cricket”.*Fantasy cricket evening/),
  });
  const draft = await add({ title: 'Against the odds', draft: true });
  expect(draft.status).toBe(201);
  expect(await queue()).toHaveLength(before.length + 1);

  const decide = (outcome: string) =>
    stage.call(operator, `POST /operator/reports/${listed?.id}`, { outcome, note: 'It is about money games.' });
  expect((await decide('withheld')).status).toBe(200);
  const toggle = await stage.call(stage.brand, `PUT /campaign/toggleStatus/${id}`, { hold: false });
  expect(toggle).toMatchObject(refusal);
  const apply = await stage.call(stage.influencer, 'POST /campaign/apply_campaign', {
    campaign_id: id,
    message: 'Me',
    quote: 5_000,
  });
  expect(apply.status).toBe(409);
});

it('takes a campaign down only by a report about it', async () => {
  await stage.call(stage.influencer, 'POST /user/report', { target_id: String(stage.brand.id), reason: 'Rude' });
  const [last] = (await queue()).slice(-1);
  const reply = await stage.call(operator, `POST /operator/reports/${last?.id}`, {
    outcome: 'withheld',
    note: 'Nothing there',
  });
  expect(reply).toMatchObject({ status: 422, body: { code: 'RULE' } });
});
