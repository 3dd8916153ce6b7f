/** A member who works on named campaigns: whatever is of another one is not there for them, in every call and list. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CampaignThing, namedBy } from '../server/accounts/named-campaigns/named-campaigns.rules.ts';
import { startTestApp, type TestApp } from './app.ts';
import { openTestDatabase } from './database.ts';
import { makeApplication } from './makers/application.ts';
import { makeBrand } from './makers/brand.ts';
import { makeCampaign, makeCampaignFile, makeJointCampaign } from './makers/campaign.ts';
import { makeChangeOrder } from './makers/change-order.ts';
import { makeDeliverable } from './makers/deliverable.ts';
import { makeInfluencer } from './makers/influencer.ts';
import { makeMemberToken } from './makers/membership.ts';
import { makeOffer } from './makers/offer.ts';
import { makePledge } from './makers/pledge.ts';
import { makeDraw, makePoolProposal } from './makers/pool.ts';
import { makeReview } from './makers/review.ts';
import { everyCall, fillPath } from './requests.ts';

let app: TestApp;
let brand: { id: string };
let own: number;
let other: number;
let ids: Record<CampaignThing, number>;
let limited: string;
let all: string;

beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { LOG_LEVEL: 'silent' });
  const { context } = app;
  const { db } = context;
  const creator = await makeBrand(db);
  brand = { id: String(creator.id) };
  const influencer = await makeInfluencer(db);
  const joint = await makeJointCampaign(db, { creator_id: creator.id });
  other = joint.id;
  own = (await makeCampaign(db, { creator_id: creator.id })).id;
  const { id: applicationId } = await makeApplication(db, { campaign_id: other, influencer_id: influencer.id });
  const by = { campaign_id: other, by_id: creator.id };
  const of = { application_id: applicationId };
  ids = {
    campaign: other,
    application: applicationId,
    deliverable: (await makeDeliverable(db, of)).id,
    offer: (await makeOffer(db, of)).id,
    change_order: (await makeChangeOrder(db, { ...of, proposed_by: influencer.id })).id,
    pledge: (await makePledge(db, { campaign_id: other, need_id: joint.needs[0]?.id ?? 0 })).id,
    pool_spending: (await makeDraw(db, by)).id,
    pool_proposal: (await makePoolProposal(db, by)).id,
    review: (await makeReview(db, { campaign_id: other, author_id: creator.id, subject_id: influencer.id })).id,
    campaign_file: (await makeCampaignFile(db, { campaign_id: other })).id,
  };
  const roles = ['owner' as const];
  limited = await makeMemberToken(context, { account: brand, roles, more: { campaign_ids: [own] } });
  all = await makeMemberToken(context, { account: brand, roles });
});
afterAll(() => app.close());

const found = everyCall.flatMap(({ call, title }) => {
  const [first] = /(?<=\{)\w+/.exec(call.path) ?? [];
  if (!first || call.auth === 'public' || call.auth === 'operator') return [];
  const [named] = namedBy(call, { params: { [first]: '1' }, query: undefined, body: undefined });
  return named ? [{ call, title, first, thing: named.thing }] : [];
});

it('knows what every path about campaigns names', () => {
  const about = everyCall.filter(
    ({ call }) => /^\/(campaign|library)\/.*\{/.test(call.path) && (call.auth === 'user' || call.auth === 'optional'),
  );
  const missing = about.filter(({ title }) => !found.some((one) => one.title === title)).map(({ title }) => title);
  expect(missing).toEqual(['GET /campaign/chats/ties/{userId}']);
  expect(new Set(found.map(({ thing }) => thing))).toEqual(new Set(Object.keys(ids)));
});

const send = (token: string, one: (typeof found)[number], id: number | string) =>
  app.api(`${one.call.method} ${fillPath(one.call, { [one.first]: String(id) })}`, {
    token,
    ...(one.call.method === 'GET' ? {} : { body: {} }),
  });

describe.each(found)('$title', (one) => {
  it('is not found in another campaign, as if it did not exist', async () => {
    const reply = await send(limited, one, ids[one.thing]);
    expect(reply.body.code).toBe(one.call.wholeAccount ? 'ROLE' : 'NOT_FOUND');
    expect((await send(limited, one, '999999999')).body.reason).toBe(reply.body.reason);
    if (one.call.method === 'GET' && one.thing === 'campaign')
      expect((await send(limited, one, own)).status).not.toBe(404);
    if (one.call.method === 'GET' && one.thing === 'campaign')
      expect((await send(all, one, other)).status).not.toBe(404);
  });
});

it('is not found by an id in a body or query either', async () => {
  const ask = (call: string, body?: object) => app.api(call, { token: limited, ...(body ? { body } : {}) });
  const replies = [
    await ask(`POST /campaign/${own}/fund`, { application_id: String(ids.application) }),
    await ask('POST /campaign/apply_campaign', { campaign_id: String(other), message: 'Let me in.', quote: 100 }),
    await ask(`GET /library?campaign_id=${other}`),
    await ask(`GET /notes?target=application:${ids.application}`),
    await ask(`POST /notes?target=application:${ids.application}`, { text: 'Seen.' }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

it('is absent from every list', async () => {
  const lists = everyCall.filter(
    ({ call }) => call.method === 'GET' && call.auth === 'user' && !/[{]/.test(call.path) && call.needs !== 'person',
  );
  const leaks: string[] = [];
  for (const { call, title } of lists) {
    const query = call.path === '/dashboard/events' ? '?from=2026-11-27' : '';
    const { body } = await app.api(`GET ${call.path}${query}`, { token: limited });
    const text = JSON.stringify(body);
    if (new RegExp(`"(id|campaign_id)":"${other}"[^}]*"title"|"campaign_id":"${other}"`).test(text)) leaks.push(title);
  }
  expect(leaks).toEqual([]);
  const mine = await app.api('GET /campaign/all/get_my_campaigns', { token: limited });
  expect(mine.body).toMatchObject({ data: [{ id: String(own) }], total: 1 });
  const every = await app.api('GET /campaign/all/get_my_campaigns', { token: all });
  expect(every.body).toMatchObject({ total: 2 });
});

it('makes and duplicates no campaigns, and reads no figures over all', async () => {
  for (const call of ['POST /campaign/add', `POST /campaign/${own}/duplicate`, 'GET /performance']) {
    expect((await app.api(call, { token: limited, ...(call.startsWith('GET') ? {} : { body: {} }) })).status).not.toBe(
      200,
    );
  }
});
