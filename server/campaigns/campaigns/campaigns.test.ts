import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { campaignBody, jointBody } from '../../../tests/campaigns/campaign-body.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { dayFromNow } from '../../../tests/makers/campaign.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const add = (body: object, who: Player = stage.brand) => stage.call(who, 'POST /campaign/add', body);
const get = async (who: Player, id: string) => stage.call(who, `GET /campaign/${id}`);
const update = (id: string, body: object, who: Player = stage.brand) =>
  stage.call(who, `PUT /campaign/update/${id}`, body);

const reel = { type: 'reel', quantity: 1 };

describe('POST /campaign/add', () => {
  it('stores every field as sent, rupees to the paisa', async () => {
    const body = campaignBody({
      languages: ['ml', 'hi'],
      locations: ['kochi'],
      creator_profile: { gender: 'female', followers_min: 10_000, followers_max: 500_000, engagement_min: 2.5 },
      product_value: 1_499.99,
      commission_percent: 7.5,
      hashtags: ['#monsoonbrew'],
      mentions: ['@malabar'],
      dos: ['Show the pour'],
      donts: ['No other coffee'],
      disclosure_label: '#ad',
      link: 'https://example.com/brew',
      usage_rights: { days: 30, territory: 'Kerala and Tamil Nadu' },
    });
    const reply = await add(body);
    expect(reply.status).toBe(201);
    expect(reply.body.data).toMatchObject({
      ...body,
      status: 'not-started',
      is_held: false,
      is_draft: false,
      needs: [],
      creator: { id: String(stage.brand.id), role: 'Brand' },
      counts: { slots_taken: 0, slots_left: 6, applied: 0 },
      my_application: null,
      match: null,
    });
  });

  it.each([
    [{ usage_rights: {} }, { days: 90, territory: 'India' }],
    [{ usage_rights: { days: null } }, { days: null, territory: 'India' }],
    [{ usage_rights: null }, null],
    [{}, null],
  ])('reads usage rights %j as %j', async (given, kept) => {
    expect((await add({ ...campaignBody(), ...given })).body.data).toMatchObject({ usage_rights: kept });
  });

  const required = [
    ...['title', 'brief', 'objective', 'platforms', 'content', 'compensation', 'slots', 'type'],
    ...['application_deadline', 'start_date', 'end_date', 'budget_total', 'budget_per_creator'],
  ];
  it.each(required)('requires %s', async (field) => {
    const { status, body } = await add({ ...campaignBody(), [field]: undefined });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'BAD_INPUT' });
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  it.each([
    ['title', { title: 'Four' }],
    ['title', { title: '😀😀a' }],
    ['title', { title: 'x'.repeat(121) }],
    ['brief', { brief: 'Too short a brief' }],
    ['brief', { brief: 'x'.repeat(5_001) }],
    ['objective', { objective: 'fame' }],
    ['platforms.0', { platforms: ['orkut'] }],
    ['content.0.quantity', { content: [{ type: 'reel', quantity: 0 }] }],
    ['categories', { categories: ['no-such-topic'] }],
    ['locations', { locations: ['atlantis'] }],
    ['content.0.due', { content: [{ type: 'reel', quantity: 1, due: dayFromNow(11) }] }],
    ['content.1.due', { content: [reel, { type: 'story', quantity: 1, due: dayFromNow(41) }] }],
    ['content.0.due', { content: [{ type: 'reel', quantity: 1, due: 'soon' }] }],
    ['slots', { slots: 0 }],
    ['budget_total', { budget_total: 18_000.49 }],
    ['budget_per_creator', { budget_per_creator: 10.001 }],
    ['commission_percent', { commission_percent: 101 }],
    ['application_deadline', { application_deadline: '2026-02-30' }],
    ['start_date', { start_date: '0000-01-01' }],
    ['application_deadline', { application_deadline: dayFromNow(-1) }],
    ['application_deadline', { application_deadline: dayFromNow(41) }],
    ['end_date', { end_date: dayFromNow(11) }],
    ['creator_profile.followers_max', { creator_profile: { followers_min: 10, followers_max: 9 } }],
    ['link', { link: 'http://example.com' }],
    ['usage_rights.days', { usage_rights: { days: 0 } }],
    ['usage_rights.territory', { usage_rights: { territory: '' } }],
    ['link', { link: 'javascript:alert(1)' }],
    ['needs', { needs: [{ kind: 'budget', description: '', value: 1 }] }],
    ['surprise', { surprise: 1 }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const { status, body } = await add({ ...campaignBody(), ...wrong });
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty([field]);
  });

  it('accepts standard campaigns from brands and partners, joint ones from any role, never from operators', async () => {
    const partner = await stage.newBrand('partner');
    const operator = await stage.newBrand('operator');
    expect((await add(campaignBody(), partner)).status).toBe(201);
    expect((await add(campaignBody(), stage.influencer)).body.code).toBe('ROLE');
    expect((await add(jointBody(), stage.influencer)).status).toBe(201);
    expect((await add(jointBody(), operator)).body.code).toBe('ROLE');
    expect((await add(campaignBody({ compensation: 'product', product_value: 900, budget_total: null }))).status).toBe(
      201,
    );
  });
});

describe('a draft', () => {
  it('may be incomplete, is visible to its creator alone, and is posted when complete', async () => {
    const wild = {
      start_date: dayFromNow(9),
      end_date: dayFromNow(3),
      budget_total: 5,
      budget_per_creator: 9,
      slots: 3,
    };
    const profile = { followers_min: 10, followers_max: 9 };
    expect((await add({ draft: true, ...wild, creator_profile: profile })).status).toBe(201);
    const draft = (await add({ draft: true, title: 'Mon' })).body.data as Campaign;
    expect(draft).toMatchObject({ is_draft: true, title: 'Mon', status: 'not-started' });
    expect((await get(stage.influencer, draft.id)).status).toBe(404);
    expect((await get(stage.brand, draft.id)).status).toBe(200);
    expect((await stage.call(stage.brand, `PUT /campaign/toggleStatus/${draft.id}`, { hold: true })).status).toBe(409);
    expect((await update(draft.id, { draft: false })).status).toBe(400);
    expect((await update(draft.id, { budget_total: 500, slots: 2 })).status).toBe(200);
    const posted = await update(draft.id, { ...campaignBody(), draft: false });
    expect(posted.body.data).toMatchObject({ is_draft: false });
    expect((await get(stage.influencer, draft.id)).status).toBe(200);
    expect((await update(draft.id, { draft: true })).status).toBe(409);
  });
});

describe('concurrent editing', () => {
  it('refuses a change based on an outdated version', async () => {
    const read = (await add({ draft: true, title: 'Monsoon' })).body.data as Campaign;
    const first = await update(read.id, { title: 'Monsoon brew', updatedAt: read.updatedAt });
    expect(first.status).toBe(200);
    const second = await update(read.id, { title: 'Monsoon tea', updatedAt: read.updatedAt });
    expect({ status: second.status, code: second.body.code }).toEqual({ status: 409, code: 'STALE' });
    const { updatedAt } = first.body.data as Campaign;
    expect((await update(read.id, { title: 'Monsoon tea', updatedAt })).body.data).toMatchObject({
      title: 'Monsoon tea',
    });
  });
});

describe('agreed terms', () => {
  it('cannot change, each reported; other fields may change, and everything may be sent again', async () => {
    const content = [{ type: 'reel', quantity: 2, due: dayFromNow(20) } as const];
    const campaign = await stage.post(stage.brand, { content });
    const application = await stage.apply(stage.influencer, campaign);
    await stage.move(stage.brand, application.id, 'shortlisted');
    await stage.move(stage.brand, application.id, 'offered');
    expect((await update(campaign.id, { hashtags: ['#early'] })).status).toBe(200);
    expect((await stage.move(stage.influencer, application.id, 'accepted')).status).toBe(200);
    const refused = await update(campaign.id, { content: [{ ...content[0], due: dayFromNow(21) }], dos: ['Smile'] });
    expect(refused.status).toBe(409);
    expect(Object.keys(refused.body.fields ?? {})).toEqual(['dos', 'content']);
    expect(refused.body.reason).toContain('dos, content');
    const { hashtags } = (await get(stage.brand, campaign.id)).body.data as Campaign;
    expect(
      (await update(campaign.id, { ...campaignBody({ content }), hashtags, slots: 7, budget_total: 140_000 })).status,
    ).toBe(200);
    expect((await update(campaign.id, { slots: 0 })).status).toBe(400);
  });
});

describe("another person's campaign", () => {
  it('is not found for every act of its creator', async () => {
    const { id } = await stage.post(stage.brand);
    const other = await stage.newBrand();
    expect((await update(id, { title: 'Mine now' }, other)).status).toBe(404);
    expect((await stage.call(other, `PUT /campaign/toggleStatus/${id}`, { hold: true })).status).toBe(404);
    expect((await stage.call(other, `DELETE /campaign/delete/${id}`)).status).toBe(404);
    const form = new FormData();
    form.append('image', new Blob(['x']), 'x.png');
    const cover = await stage.app.api(`POST /campaign/${id}/cover`, { token: other.token, form });
    expect(cover.status).toBe(404);
    expect((await get(other, id)).body.data).not.toHaveProperty('counts.applied');
  });
});

describe('pausing and deleting', () => {
  it('hides a paused campaign from the feed and shows it again', async () => {
    const campaign = await stage.post(stage.brand);
    const hold = (value: boolean) =>
      stage.call(stage.brand, `PUT /campaign/toggleStatus/${campaign.id}`, { hold: value });
    const isInFeed = async () => {
      const reply = await stage.call(stage.influencer, 'GET /campaign/all/get_user_post_campaigns?limit=100');
      return (reply.body.data as Campaign[]).some(({ id }) => id === campaign.id);
    };
    expect(await isInFeed()).toBe(true);
    expect((await hold(true)).body.data).toMatchObject({ is_held: true });
    expect(await isInFeed()).toBe(false);
    expect((await hold(false)).body.data).toMatchObject({ is_held: false });
    expect(await isInFeed()).toBe(true);
  });

  it('ends unanswered applications of a deleted one, and refuses while money may be held', async () => {
    const campaign = await stage.post(stage.brand);
    const application = await stage.apply(stage.influencer, campaign);
    const { db } = stage.app.context;
    const setStatus = (status: 'in_progress' | 'applied') =>
      db.updateTable('application').set({ status }).where('id', '=', Number(application.id)).execute();
    await setStatus('in_progress');
    expect((await stage.call(stage.brand, `DELETE /campaign/delete/${campaign.id}`)).status).toBe(409);
    await setStatus('applied');
    expect((await stage.call(stage.brand, `DELETE /campaign/delete/${campaign.id}`)).status).toBe(200);
    expect((await get(stage.brand, campaign.id)).status).toBe(404);
    expect((await stage.move(stage.influencer, application.id, 'withdrawn')).status).toBe(404);
    const ended = await db
      .selectFrom('application')
      .select('status')
      .where('id', '=', Number(application.id))
      .executeTakeFirst();
    expect(ended?.status).toBe('declined');
  });
});

describe('the cover', () => {
  it('is re-encoded from a picture and refused from anything else', async () => {
    const { id } = await stage.post(stage.brand);
    const send = (bytes: Uint8Array<ArrayBuffer>, name: string) => {
      const form = new FormData();
      form.append('image', new Blob([bytes]), name);
      return stage.app.api(`POST /campaign/${id}/cover`, { token: stage.brand.token, form });
    };
    const picture = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#004a4a' } })
      .jpeg()
      .toBuffer();
    const reply = await send(new Uint8Array(picture), 'cover.jpg');
    expect(reply.body.data).toMatchObject({ cover: expect.stringMatching(/^\/files\/campaign\/.+\.webp$/) });
    expect((await send(new TextEncoder().encode('<svg onload="alert(1)"/>'), 'cover.jpg')).status).toBe(415);
  });
});
