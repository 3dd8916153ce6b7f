import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CampaignBody } from '../../../contract/campaigns/campaign-fields.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { campaignBody, jointBody } from '../../../tests/campaigns/campaign-body.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { dayFromNow, makeCampaign } from '../../../tests/makers/campaign.ts';
import { type Member, makeMember } from '../../../tests/members.ts';

let app: TestApp;
let brand: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  brand = await makeMember(app, 'brand');
});
afterAll(() => app.close());

const post = (body: unknown) => app.api('POST /campaign/add', { token: brand.token, body });

const incomplete: [string, CampaignBody, string[]][] = [
  ['paid without a platform', campaignBody({ platforms: [] }), ['platforms']],
  ['paid without a deliverable', campaignBody({ content: [] }), ['content']],
  ['paid without either', campaignBody({ platforms: [], content: [] }), ['content', 'platforms']],
  [
    'paid without budgets',
    campaignBody({ budget_total: null, budget_per_creator: null }),
    ['budget_per_creator', 'budget_total'],
  ],
  ['product without a value', campaignBody({ compensation: 'product' }), ['product_value']],
  ['commission without a percentage', campaignBody({ compensation: 'commission' }), ['commission_percent']],
  ['mixed with neither', campaignBody({ compensation: 'mixed' }), ['commission_percent']],
  [
    'mixed without platforms',
    campaignBody({ compensation: 'mixed', product_value: 500, platforms: [] }),
    ['platforms'],
  ],
  [
    'paid with nothing',
    campaignBody({ budget_total: 0, budget_per_creator: 0 }),
    ['budget_per_creator', 'budget_total'],
  ],
  ['product of no value', campaignBody({ compensation: 'product', product_value: 0 }), ['product_value']],
  ['no commission', campaignBody({ compensation: 'commission', commission_percent: 0 }), ['commission_percent']],
  [
    'mixed of nothing',
    campaignBody({ compensation: 'mixed', commission_percent: 0, product_value: 0 }),
    ['commission_percent'],
  ],
  ['joint without needs', jointBody({ needs: [] }), ['needs']],
];

describe('an incomplete campaign', () => {
  it.each(incomplete)('is not posted with %s, but may be a draft', async (_name, body, fields) => {
    const refused = await post(body);
    expect(refused).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
    expect(Object.keys(refused.body.fields ?? {}).sort()).toEqual(fields);
    const draft = await post({ ...body, draft: true });
    expect(draft.status).toBe(201);
    const { id } = draft.body.data as { id: string };
    const posted = await app.api(`PUT /campaign/update/${id}`, { token: brand.token, body: { draft: false } });
    expect(posted.status).toBe(400);
    expect(Object.keys(posted.body.fields ?? {}).sort()).toEqual(fields);
  });

  it.each([
    [
      'product',
      campaignBody({ compensation: 'product', product_value: 1_500, budget_total: null, platforms: [], content: [] }),
    ],
    ['commission', campaignBody({ compensation: 'commission', commission_percent: 12.5, platforms: [], content: [] })],
    ['mixed with a percentage', campaignBody({ compensation: 'mixed', commission_percent: 5 })],
    ['mixed with a value', campaignBody({ compensation: 'mixed', product_value: 900 })],
    ['joint', jointBody()],
  ])('%s with all it needs is posted', async (_name, body) => {
    expect(await post(body)).toMatchObject({ status: 201 });
  });

  it('cannot be made incomplete after posting', async () => {
    const { id } = (await post(campaignBody())).body.data as { id: string };
    const change = await app.api(`PUT /campaign/update/${id}`, { token: brand.token, body: { platforms: [] } });
    expect(change).toMatchObject({ status: 400, body: { fields: { platforms: expect.any(String) } } });
  });
});

it('reports every invalid field at once, including rules across fields', async () => {
  const reply = await post({
    ...campaignBody({ compensation: 'commission', start_date: dayFromNow(20), end_date: dayFromNow(12) }),
    application_deadline: dayFromNow(30),
    slots: 'many',
    title: 'x'.repeat(200),
    colour: 'red',
  });
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.body.fields ?? {}).sort()).toEqual([
    'application_deadline',
    'colour',
    'commission_percent',
    'end_date',
    'slots',
    'title',
  ]);
  const { id } = (await post(campaignBody())).body.data as { id: string };
  const body = { start_date: dayFromNow(20), end_date: dayFromNow(12), slots: 0 };
  const change = await app.api(`PUT /campaign/update/${id}`, { token: brand.token, body });
  expect(Object.keys(change.body.fields ?? {}).sort()).toEqual(['end_date', 'slots']);
});

describe('the database enforces the same', () => {
  const now = new Date();
  it.each([
    ['paid without a platform', { platforms: [] }],
    ['paid without a deliverable', { content: '[]' }],
    ['product without a value', { compensation: 'product' as const }],
    ['commission without a percentage', { compensation: 'commission' as const }],
    ['mixed with neither', { compensation: 'mixed' as const }],
    ['paid with nothing', { budget_per_creator: 0 }],
    ['product of no value', { compensation: 'product' as const, product_value: 0 }],
    ['no commission', { compensation: 'commission' as const, commission_percent: 0 }],
    ['mixed of nothing', { compensation: 'mixed' as const, commission_percent: 0, product_value: 0 }],
    ['joint without needs', { type: 'joint' as const }],
  ])('%s', async (_name, overrides) => {
    const { db } = app.context;
    const creator = { creator_id: Number(brand.id) };
    await expect(makeCampaign(db, { ...creator, published_at: now, ...overrides })).rejects.toThrow(
      /campaign_complete|at least one need/,
    );
    const draft = await makeCampaign(db, { ...creator, is_draft: true, published_at: null, ...overrides });
    const posting = db.updateTable('campaign').set({ is_draft: false, published_at: now }).where('id', '=', draft.id);
    await expect(posting.execute()).rejects.toThrow(/campaign_complete|at least one need/);
  });
});
