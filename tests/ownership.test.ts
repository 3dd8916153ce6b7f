/** Things with an owner: others get 404 and change nothing. */
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';
import { makeBelongings } from './belongings.ts';
import { openTestDatabase } from './database.ts';
import { makeProvenToken, makeToken } from './makers/account.ts';
import { makeApplication } from './makers/application.ts';
import { makeBrand } from './makers/brand.ts';
import { makeCampaign } from './makers/campaign.ts';
import { makeChangeOrder } from './makers/change-order.ts';
import { makeDeliverable } from './makers/deliverable.ts';
import { makeInfluencer } from './makers/influencer.ts';
import { makeOffer } from './makers/offer.ts';
import { makePledge } from './makers/pledge.ts';
import { makeDraw, makePoolProposal } from './makers/pool.ts';
import { makeReview } from './makers/review.ts';
import { ownedWork } from './owned-work.ts';
import { everyCall, fillPath } from './requests.ts';

type Owned =
  | 'session'
  | 'passkey'
  | 'person'
  | 'member_invitation'
  | 'approval'
  | 'social_account'
  | 'notification'
  | 'bookmark'
  | 'bookmark_list'
  | 'saved_search'
  | 'campaign'
  | 'campaign_file'
  | 'campaign_template'
  | 'content_item'
  | 'creator_package'
  | 'pool_spending'
  | 'pool_proposal'
  | 'application'
  | 'pledge'
  | 'deliverable'
  | 'review'
  | 'change_order'
  | 'offer'
  | 'crm_import'
  | 'payment_method'
  | 'invoice'
  | 'payout'
  | 'attachment';

interface Case {
  owned: Owned;
  body?: unknown;
  /** The body is an uploaded file. */
  picture?: true;
}

/** Calls whose path names an owned thing. */
const owned: Record<string, Case> = {
  'DELETE /auth/sessions/{id}': { owned: 'session' },
  'POST /auth/sessions/{id}/not-me': { owned: 'session' },
  'POST /auth/sessions/{id}/was-me': { owned: 'session' },
  'DELETE /auth/passkeys/{id}': { owned: 'passkey' },
  'PUT /members/{person_id}': { owned: 'person', body: { roles: ['viewer'] } },
  'DELETE /members/{person_id}': { owned: 'person' },
  'DELETE /members/invitations/{id}': { owned: 'member_invitation' },
  'PUT /approvals/{id}': { owned: 'approval', body: { status: 'approved' } },
  'PUT /approvals/{id}/message': { owned: 'approval', body: { message: 'For Saturday.' } },
  'DELETE /user/social/accounts/{id}': { owned: 'social_account' },
  'PUT /user/content/{id}': { owned: 'content_item', body: { caption: 'Mine' } },
  'DELETE /user/content/{id}': { owned: 'content_item' },
  'POST /user/social/accounts/{id}/refresh': { owned: 'social_account' },
  'PUT /user/updateNotificationStatus/{id}': { owned: 'notification' },
  'DELETE /user/removeBookmark/{id}': { owned: 'bookmark' },
  'PUT /user/bookmarks/{id}': { owned: 'bookmark', body: { note: 'Mine' } },
  'PUT /user/bookmarks/lists/{id}': { owned: 'bookmark_list', body: { name: 'Mine' } },
  'DELETE /user/bookmarks/lists/{id}': { owned: 'bookmark_list' },
  'GET /campaign/{id}/suggestions': { owned: 'campaign' },
  'GET /campaign/{id}/viewers': { owned: 'campaign' },
  'POST /campaign/{id}/invitations': { owned: 'campaign', body: { influencer_ids: ['1'] } },
  'PUT /templates/{id}': { owned: 'campaign_template', body: { title: 'Taken over by a stranger' } },
  'DELETE /templates/{id}': { owned: 'campaign_template' },
  'POST /crm/imports/{id}/undo': { owned: 'crm_import' },
  'PUT /packages/{id}': { owned: 'creator_package', body: { title: 'Taken over by a stranger' } },
  'DELETE /packages/{id}': { owned: 'creator_package' },
  'PUT /user/saved-searches/{id}': { owned: 'saved_search', body: { name: 'Taken over' } },
  'POST /user/saved-searches/{id}/open': { owned: 'saved_search' },
  'GET /user/saved-searches/{id}/new': { owned: 'saved_search' },
  'DELETE /user/saved-searches/{id}': { owned: 'saved_search' },
  'DELETE /wallet/payment-methods/{id}': { owned: 'payment_method' },
  'PUT /wallet/toggle/{id}': { owned: 'payment_method' },
  'PUT /wallet/primary/{id}': { owned: 'payment_method' },
  'GET /wallet/payouts/{id}': { owned: 'payout' },
  'PUT /campaign/update/{id}': { owned: 'campaign', body: { title: 'Taken over by a stranger' } },
  'PUT /campaign/toggleStatus/{id}': { owned: 'campaign', body: { hold: true } },
  'DELETE /campaign/delete/{id}': { owned: 'campaign' },
  'POST /campaign/{id}/duplicate': { owned: 'campaign' },
  'POST /campaign/{id}/cover': { owned: 'campaign', picture: true },
  'POST /campaign/{id}/files': { owned: 'campaign', picture: true },
  'DELETE /campaign/files/{id}': { owned: 'campaign_file' },
  'GET /campaign/apply_users/{campaignId}': { owned: 'campaign' },
  'PUT /campaign/apply_users/{campaignId}': { owned: 'campaign', body: { ids: ['1'], status: 'declined' } },
  'GET /campaign/{id}/chats': { owned: 'campaign' },
  'GET /campaign/{id}/performance': { owned: 'campaign' },
  'GET /campaign/{id}/settlements': { owned: 'campaign' },
  'GET /campaign/{id}/statement': { owned: 'campaign' },
  'GET /campaign/{id}/pool': { owned: 'campaign' },
  'GET /campaign/{id}/spending': { owned: 'campaign' },
  'POST /campaign/{id}/spending': { owned: 'campaign', body: { amount: 100, note: 'For the film crew' } },
  'GET /campaign/pledges/{pledgeId}/payment': { owned: 'pledge' },
  'PUT /campaign/spending/{id}': { owned: 'pool_spending', body: { status: 'agreed' } },
  'POST /campaign/{id}/papers': { owned: 'campaign', picture: true },
  'GET /campaign/{id}/proposals': { owned: 'campaign' },
  'PUT /campaign/proposals/{id}': { owned: 'pool_proposal', body: { status: 'agreed' } },
  'POST /campaign/{id}/dispute': { owned: 'campaign', body: { reason: 'Nothing happens' } },
  'POST /campaign/{id}/settlement': { owned: 'campaign', body: { amount: 100 } },
  ...ownedWork,
  'POST /campaign/{id}/fund': { owned: 'campaign', body: { application_id: '1' } },
  'GET /campaign/{id}/money': { owned: 'campaign' },
  'GET /campaign/{id}/fund-many': { owned: 'campaign' },
  'GET /campaign/applications/{applicationId}/escrow': { owned: 'application' },
  'GET /campaign/applications/{applicationId}/cancellation': { owned: 'application' },
  'GET /campaign/applications/{applicationId}/agreement': { owned: 'application' },
  'GET /campaign/applications/{applicationId}/offers': { owned: 'application' },
  'POST /campaign/applications/{applicationId}/offers': { owned: 'application', body: { amount: 100 } },
  'PUT /campaign/offers/{id}': { owned: 'offer', body: { status: 'declined' } },
  'GET /campaign/applications/{applicationId}/change-orders': { owned: 'application' },
  'GET /campaign/applications/{applicationId}/clashes': { owned: 'application' },
  'POST /campaign/applications/{applicationId}/change-orders': { owned: 'application', body: { revisions: 3 } },
  'PUT /campaign/change-orders/{id}': { owned: 'change_order', body: { status: 'accepted' } },
  'POST /campaign/change-orders/{id}/fund': { owned: 'change_order' },
  'GET /campaign/applications/{applicationId}/net': { owned: 'application' },
  'POST /campaign/applications/{applicationId}/release': { owned: 'application' },
  'POST /campaign/deliverables/{id}/idea': { owned: 'deliverable', body: { text: 'My kitchen.' } },
  'PUT /campaign/deliverables/{id}/idea': { owned: 'deliverable', body: { status: 'approved' } },
  'POST /campaign/applications/{applicationId}/arrival': { owned: 'application' },
  'GET /campaign/applications/{applicationId}/dispute': { owned: 'application' },
  'POST /campaign/applications/{applicationId}/dispute': { owned: 'application', body: { reason: 'Not as agreed.' } },
  'PUT /campaign/applications/{applicationId}/dispute': { owned: 'application', body: { answer: 'As was agreed.' } },
  'GET /campaign/applications/{applicationId}/reviews': { owned: 'application' },
  'POST /campaign/applications/{applicationId}/review': { owned: 'application', body: { rating: 5, text: 'Well.' } },
  'PUT /campaign/reviews/{id}': { owned: 'review', body: { rating: 5, text: 'Well.' } },
  'POST /campaign/reviews/{id}/reply': { owned: 'review', body: { text: 'Thank you.' } },
  'PUT /campaign/update_user_applied_status/{applicationId}': { owned: 'application', body: { status: 'shortlisted' } },
  'GET /user/invoices/{id}': { owned: 'invoice' },
  'GET /user/messages/attachments/{id}': { owned: 'attachment' },
};

/** Calls whose path names something public, or the caller's relation to it. */
const open = [
  'GET /user/{id}',
  'GET /crm/{influencer_id}',
  'PUT /crm/{influencer_id}',
  'DELETE /crm/{influencer_id}',
  'POST /members/invitations/{token}/accept',
  'GET /user/messages/since/{cursor}',
  'DELETE /user/block/{id}',
  'GET /user/{id}/content',
  'GET /browseinfluencers/influencerDetails/{id}',
  'GET /influencers/{id}/metrics',
  'GET /campaign/{id}',
  'POST /packages/{id}/book',
  'GET /campaign/{id}/net',
  'GET /campaign/{id}/files',
  'GET /campaign/{id}/reviews',
  'GET /user/{id}/reviews',
  'GET /user/{id}/track-record',
  'GET /user/{id}/collaborations',
  'POST /campaign/reviews/{id}/report',
  'GET /campaign/{id}/pledges',
  'GET /campaign/{id}/shares',
  'GET /campaign/{id}/history',
  'GET /campaign/chats/ties/{userId}',
];

let app: TestApp;
let ids: Record<Owned, number>;
let strangers: Record<'brand' | 'influencer', string>;

beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { LOG_LEVEL: 'silent' });
  const { context } = app;
  const creator = await makeBrand(context.db);
  const influencer = await makeInfluencer(context.db);
  const campaign = await makeCampaign(context.db, { creator_id: creator.id });
  const application = await makeApplication(context.db, { campaign_id: campaign.id, influencer_id: influencer.id });
  await makeToken(context, influencer);
  const changeOrder = await makeChangeOrder(context.db, { application_id: application.id, proposed_by: influencer.id });
  const deliverable = await makeDeliverable(context.db, { application_id: application.id });
  const review = await makeReview(context.db, {
    campaign_id: campaign.id,
    author_id: creator.id,
    subject_id: influencer.id,
  });
  ids = {
    review: review.id,
    ...(await makeBelongings(context, influencer.id, campaign.id)),
    pool_spending: (await makeDraw(context.db, { campaign_id: campaign.id, by_id: creator.id })).id,
    pool_proposal: (await makePoolProposal(context.db, { campaign_id: campaign.id, by_id: creator.id })).id,
    campaign: campaign.id,
    application: application.id,
    pledge: (await makePledge(context.db)).id,
    deliverable: deliverable.id,
    change_order: changeOrder.id,
    offer: (await makeOffer(context.db, { application_id: application.id })).id,
  };
  strangers = {
    brand: await makeProvenToken(context, await makeBrand(context.db)),
    influencer: await makeProvenToken(context, await makeInfluencer(context.db)),
  };
});
afterAll(() => app.close());

function readThing(thing: Owned): Promise<unknown> {
  const db = app.context.db as unknown as Kysely<Record<string, { id: number }>>;
  return db.selectFrom(thing).selectAll().where('id', '=', ids[thing]).executeTakeFirst();
}

const withObject = everyCall.filter(({ call }) => call.params && call.auth === 'user' && !call.actor);

it('classifies every call with an object', () => {
  expect(withObject.map(({ title }) => title).toSorted()).toEqual([...Object.keys(owned), ...open].toSorted());
});

async function send(title: string, id: string, role: 'brand' | 'influencer', query = '') {
  const found = withObject.find((each) => each.title === title);
  const { body, picture } = owned[title] ?? { owned: 'session' };
  if (!found) throw new Error(`${title} is not declared`);
  const [name = 'id'] = /(?<=\{)\w+/.exec(title) ?? [];
  const form = new FormData();
  form.set('image', new Blob(['x']), 'cover.png');
  const content = picture ? { form } : body === undefined ? {} : { body };
  return app.api(`${found.call.method} ${fillPath(found.call, { [name]: id })}${query}`, {
    token: strangers[role],
    ...content,
  });
}

const forged = ['999999999', '0', '-1', '1e3', 'x', '99999999999999999999', '%2e%2e', "1' or '1'='1"];
const both = Object.entries(owned).flatMap(([title, each]) =>
  (['brand', 'influencer'] as const).map((role) => ({ title, role, thing: each.owned })),
);

describe.each(both)('$title by another $role', ({ title, role, thing }) => {
  it('finds nothing and changes nothing', async () => {
    const before = await readThing(thing);
    const reply = await send(title, String(ids[thing]), role);
    expect(reply.body).toMatchObject({ result: false, code: 'NOT_FOUND' });
    expect(reply.status).toBe(404);
    expect(before).toBeDefined();
    expect(await readThing(thing)).toEqual(before);
  });

  it('finds nothing under made-up ids', async () => {
    for (const id of forged) expect((await send(title, id, role)).status, id).toBe(404);
  });
});

/** Calls with further fields. */
const withFields = withObject.filter(
  ({ title, call }) => title in owned && (call.body || call.query || call.multipart),
);

describe.each(withFields)('$title by a stranger', ({ title }) => {
  it('checks the ownership before field rules', async () => {
    const reply = await send(title, String(ids[owned[title]?.owned ?? 'session']), 'brand', '?junk=1');
    expect(reply).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});
