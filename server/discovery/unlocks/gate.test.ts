/** Contact details are sent only to their owner, to those who unlocked them and to parties of an agreement. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../contract/kit/calls.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeToken } from '../../../tests/makers/account.ts';
import { makeApplication } from '../../../tests/makers/application.ts';
import { makeBrand } from '../../../tests/makers/brand.ts';
import { makeCampaign } from '../../../tests/makers/campaign.ts';
import { makeInfluencer, makeUnclaimedInfluencer } from '../../../tests/makers/influencer.ts';
import { makeMessage } from '../../../tests/makers/message.ts';
import { everyCall, fillPath } from '../../../tests/requests.ts';
import { unlockingIn } from '../../../tests/unlocking.ts';

const contact = {
  contact_email: 'agent@behind-the-gate.test',
  contact_mobile: '9812345670',
  website: 'https://behind-the-gate.test',
};

let app: TestApp;
let world: ReturnType<typeof unlockingIn>;
let influencer: Awaited<ReturnType<typeof makeInfluencer>>;
let secrets: string[];
let tokens: Record<string, string>;
let ids: Record<string, string>;

beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  world = unlockingIn(app);
  const { db } = app.context;
  influencer = await makeInfluencer(db, { profile: contact });
  secrets = [...Object.values(contact), influencer.email ?? '', influencer.mobile ?? ''];
  // The stranger knows the influencer as well as possible without an unlock: an application, a chat, a bookmark.
  const brand = await makeBrand(db);
  const campaign = await makeCampaign(db, { creator_id: brand.id });
  await makeApplication(db, { campaign_id: campaign.id, influencer_id: influencer.id });
  await makeMessage(db, { senderId: brand.id, receiverId: influencer.id });
  await makeMessage(db, { senderId: influencer.id, receiverId: brand.id });
  await db.insertInto('bookmark').values({ account_id: brand.id, influencer_id: influencer.id }).execute();
  tokens = {
    brand: await makeToken(app.context, brand),
    influencer: await makeToken(app.context, await makeInfluencer(db)),
  };
  ids = { brand: String(brand.id), campaign: String(campaign.id), influencer: String(influencer.id) };
});
afterAll(() => app.close());

/** Every read-only call: GET, and the POSTs that only query. */
const questions = everyCall.filter(({ call, title }) => call.method === 'GET' || /message/.test(title));

function requestFor(call: Call, reader: string) {
  const own = { userId: reader, id: ids.influencer ?? '', campaignId: ids.campaign ?? '', city: 'kochi', cursor: '0' };
  const path = call.path.includes('/campaign/') ? fillPath(call, { ...own, id: own.campaignId }) : fillPath(call, own);
  const body = { sender_id: own.id, receiver_id: reader };
  const unread = { receiver_id: reader };
  return { path, bodies: call.method === 'GET' ? [undefined] : [body, unread] };
}

describe.each(questions)('$title', ({ call }) => {
  it.each(['brand', 'influencer'])('returns nothing gated to another %s', async (role) => {
    const token = tokens[role] ?? '';
    const { path, bodies } = requestFor(call, ids.brand ?? '');
    for (const body of bodies) {
      const reply = await app.api(`${call.method} ${path}`, { token, ...(body ? { body } : {}) });
      const text = JSON.stringify(reply.body);
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
  });
});

it('includes calls that show the influencer at all', async () => {
  const seen = [];
  for (const { call, title } of questions) {
    const { path, bodies } = requestFor(call, ids.brand ?? '');
    for (const body of bodies) {
      const reply = await app.api(`${call.method} ${path}`, { token: tokens.brand ?? '', ...(body ? { body } : {}) });
      if (JSON.stringify(reply.body).includes(influencer.fullname)) seen.push(title);
    }
  }
  expect(seen).toEqual(
    expect.arrayContaining([
      'GET /browseInfluencers',
      'GET /browseinfluencers/influencerDetails/{id}',
      'GET /campaign/apply_users/{campaignId}',
      'GET /top-influencers/{city}',
      'GET /user/get/userBookmarks',
      'GET /user/get_chat_users_list/{userId}',
      'GET /user/{id}',
      'POST /user/get_user_messages',
      'POST /user/user_unread_message_chats',
    ]),
  );
});

describe('an agreement', () => {
  it('shows the contact everywhere while in force, for free', async () => {
    const { db } = app.context;
    const reader = await world.makeReader();
    const campaign = await makeCampaign(db, { creator_id: Number(reader.id) });
    const application = await makeApplication(db, { campaign_id: campaign.id, influencer_id: influencer.id });
    const move = (status: 'offered' | 'accepted' | 'paid' | 'cancelled') =>
      db.updateTable('application').set({ status }).where('id', '=', application.id).execute();
    await app.api('POST /user/add/UserBookmarks', {
      token: reader.token,
      body: { target_type: 'influencer', target_id: String(influencer.id) },
    });
    const locks = async () => {
      const get = async (call: string) => (await app.api(call, { token: reader.token })).body.data;
      const cards = (await get('GET /browseInfluencers?limit=100')) as { id: string; locked: boolean }[];
      const bookmarked = (await get('GET /user/get/userBookmarks')) as { influencer: { locked: boolean } }[];
      const page = await world.page(reader, influencer.id);
      const listed = (await world.unlocked(reader)).body.data as object[];
      return [
        cards.find(({ id }) => id === String(influencer.id))?.locked,
        bookmarked[0]?.influencer.locked,
        page.locked,
        page.contact === null,
        listed.length === 0,
        (await world.unlocked(reader, `?id=${influencer.id}`)).status !== 200,
      ];
    };
    await move('offered');
    expect(new Set(await locks())).toEqual(new Set([true]));
    for (const status of ['accepted', 'paid'] as const) {
      await move(status);
      expect(new Set(await locks())).toEqual(new Set([false]));
    }
    const open = { id: null, paid_by: 'agreement', coins: 0 };
    expect((await world.unlock(reader, influencer.id)).body.data).toMatchObject(open);
    expect((await world.unlocked(reader)).body.data).toMatchObject([
      { contact: { mobile: '9812345670' }, unlock: open },
    ]);
    expect(await world.allowance(reader)).toMatchObject({ used: 0 });
    await move('cancelled');
    expect(new Set(await locks())).toEqual(new Set([true]));
  });
});

describe('a profile without any contact', () => {
  it('cannot be unlocked, and says so beforehand', async () => {
    const reader = await world.makeReader({ coins: 10 });
    const bare = await makeUnclaimedInfluencer(app.context.db);
    expect(await world.page(reader, bare.id)).toMatchObject({ locked: true, unlockable: false });
    expect(await world.page(reader, influencer.id)).toMatchObject({ locked: true, unlockable: true });
    expect(await world.unlock(reader, bare.id)).toMatchObject({ status: 422, body: { code: 'RULE' } });
    expect(await world.allowance(reader)).toMatchObject({ used: 0, coins: 10 });
    const db = app.context.db.updateTable('influencer_profile').where('id', '=', bare.id);
    await db.set({ contact_mobile: '9812345671' }).execute();
    expect((await world.unlock(reader, bare.id)).status).toBe(200);
    await db.set({ contact_mobile: null }).execute();
    expect((await world.unlock(reader, bare.id)).status).toBe(200);
  });
});

describe('a reply rate', () => {
  it('counts first messages at least a week old that were answered within a week', async () => {
    const { db } = app.context;
    const { id } = await makeInfluencer(db);
    const ago = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);
    for (const [asked, answered] of [
      [20, 19],
      [20, 12],
      [9, null],
      [6, 5],
      [400, 399],
    ] as const) {
      const { id: brand } = await makeBrand(db);
      await makeMessage(db, { senderId: brand, receiverId: id, createdAt: ago(asked) });
      await makeMessage(db, { senderId: brand, receiverId: id, createdAt: ago(asked - 0.5) });
      if (answered) await makeMessage(db, { senderId: id, receiverId: brand, createdAt: ago(answered) });
    }
    const reader = await world.makeReader();
    expect(await world.page(reader, id)).toMatchObject({ replies: { asked: 3, answered: 1 } });
    expect(await world.page(reader, influencer.id)).toMatchObject({ replies: { asked: 0, answered: 0 } });
  });
});
