import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CampaignTemplate, mostTemplates } from '../../../contract/campaigns/templates.ts';
import { campaignBody, jointBody } from '../../../tests/campaigns/campaign-body.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { dayFromNow } from '../../../tests/makers/campaign.ts';
import { builtinTemplates } from './builtin-templates.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const dates = ['application_deadline', 'start_date', 'end_date'] as const;
/** A campaign as a template takes it. */
const dateless = (more: object = {}) => {
  const { application_deadline, start_date, end_date, ...body } = campaignBody();
  return { ...body, ...more };
};
const save = (who: Player, body: object) => stage.call(who, 'POST /templates', body);
const list = async (who: Player) => (await stage.call(who, 'GET /templates')).body.data as CampaignTemplate[];
const own = async (who: Player) => (await list(who)).filter(({ is_builtin }) => !is_builtin);

describe('templates of an account', () => {
  it('keep the fields of a campaign under a name, or its title, newest first', async () => {
    for (const role of ['brand', 'partner'] as const) {
      const who = await stage.newBrand(role);
      const { status, body } = await save(who, dateless());
      expect(status).toBe(201);
      expect(body.data).toMatchObject({ ...dateless(), name: campaignBody().title, is_builtin: false });
      await save(who, dateless({ name: 'Monsoon', usage_rights: null }));
      expect(await own(who)).toMatchObject([
        { name: 'Monsoon', title: campaignBody().title, can: { change: true, delete: true } },
        { name: campaignBody().title },
      ]);
    }
  });

  it('take no dates, and no more than a campaign could have', async () => {
    const who = await stage.newBrand();
    for (const date of dates) expect((await save(who, dateless({ [date]: dayFromNow(3) }))).status, date).toBe(400);
    const due = { content: [{ type: 'reel', quantity: 1, due: dayFromNow(3) }] };
    expect((await save(who, dateless(due))).status).toBe(400);
    const needs = { needs: [{ kind: 'budget', description: 'Media', value: 10 }] };
    expect((await save(who, dateless(needs))).body).toMatchObject({ fields: { needs: expect.any(String) } });
    expect((await save(who, dateless({ categories: ['no-such-topic'] }))).body).toMatchObject({
      fields: { categories: 'no-such-topic is not on the list.' },
    });
    const { application_deadline, start_date, end_date, ...joint } = jointBody();
    expect((await save(who, joint)).body.data).toMatchObject({ needs: joint.needs });
    expect((await save(who, { type: 'standard' })).body).toMatchObject({ fields: { name: expect.any(String) } });
    expect(await own(who)).toHaveLength(1);
  });

  it('change field by field, and go', async () => {
    const who = await stage.newBrand();
    const { id } = (await save(who, dateless({ name: 'One' }))).body.data as CampaignTemplate;
    const changed = await stage.call(who, `PUT /templates/${id}`, { name: 'Two', slots: 9 });
    expect(changed.body.data).toMatchObject({ id, name: 'Two', slots: 9, brief: campaignBody().brief });
    expect((await stage.call(who, `PUT /templates/${id}`, { end_date: dayFromNow(2) })).status).toBe(400);
    expect((await stage.call(who, `DELETE /templates/${id}`)).status).toBe(200);
    expect((await stage.call(who, `DELETE /templates/${id}`)).status).toBe(404);
    expect(await own(who)).toEqual([]);
  });

  it('have unique names per account, whatever their capitals', async () => {
    const [who, other] = [await stage.newBrand(), await stage.newBrand()];
    await save(who, dateless({ name: 'Onam' }));
    expect((await save(who, dateless({ name: 'ONAM' }))).body).toMatchObject({ code: 'TAKEN' });
    const second = (await save(who, dateless({ name: 'Diwali' }))).body.data as CampaignTemplate;
    expect((await stage.call(who, `PUT /templates/${second.id}`, { name: 'onam' })).status).toBe(409);
    expect((await save(other, dateless({ name: 'Onam' }))).status).toBe(201);
  });

  it('are bounded, also when saved at once', async () => {
    const who = await stage.newBrand();
    const rows = Array.from({ length: mostTemplates - 1 }, (_, at) => ({
      account_id: who.id,
      name: `T${at}`,
      body: '{}',
    }));
    await stage.app.context.db.insertInto('campaign_template').values(rows).execute();
    const both = await Promise.all([save(who, dateless({ name: 'A' })), save(who, dateless({ name: 'B' }))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  it('are for brands and partners', async () => {
    for (const call of ['GET /templates', 'POST /templates']) {
      expect(
        (await stage.call(stage.influencer, call, call.startsWith('POST') ? dateless() : undefined)).body.code,
      ).toBe('ROLE');
    }
  });
});

describe('built-in templates', () => {
  it('are eight, complete but for dates and money, in both languages', async () => {
    const who = await stage.newBrand();
    const shown = await list(who);
    expect(shown.filter(({ is_builtin }) => is_builtin)).toHaveLength(8);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
    const inHindi = { token: who.token, headers: { 'accept-language': 'hi' } };
    const hindi = (await stage.app.api('GET /templates', inHindi)).body.data as CampaignTemplate[];
    expect(hindi).toHaveLength(8);
    for (const { name, title, brief, dos = [], donts = [] } of hindi) {
      for (const text of [name, title, brief, ...dos, ...donts]) expect(text).toMatch(/\p{Script=Devanagari}/u);
    }
    for (const template of shown) {
      const { id, name, is_builtin, createdAt, can, ...fields } = template;
      const money = fields.compensation === 'product' ? { product_value: 900 } : {};
      const budgets = fields.compensation === 'paid' ? { budget_total: 90_000, budget_per_creator: 9_000 } : {};
      const when = { application_deadline: dayFromNow(5), start_date: dayFromNow(6), end_date: dayFromNow(30) };
      const posted = await stage.call(await stage.newBrand(), 'POST /campaign/add', {
        ...fields,
        ...money,
        ...budgets,
        ...when,
      });
      expect(posted.status, `${id} ${JSON.stringify(posted.body.fields)}`).toBe(201);
      expect(can).toMatchObject({ change: { reason: expect.any(String) }, delete: { reason: expect.any(String) } });
    }
  });

  it('cannot be changed or deleted', async () => {
    const [{ id } = { id: '' }] = builtinTemplates;
    expect((await stage.call(stage.brand, `PUT /templates/${id}`, { name: 'Mine' })).status).toBe(409);
    expect((await stage.call(stage.brand, `DELETE /templates/${id}`)).status).toBe(409);
  });
});
