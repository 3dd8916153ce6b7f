import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bookmark, BookmarkCard, BookmarkList } from '../../../contract/campaigns/bookmarks.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import type { TestApp } from '../../../tests/app.ts';
import { signIn, startAppWith } from '../../../tests/discovery/app.ts';
import { makePeople } from '../../../tests/discovery/world.ts';
import { dayFromNow } from '../../../tests/makers/campaign.ts';

const people = makePeople(5, 3).map((person) => ({ ...person, hidden: false }));

let app: TestApp;
let one: { id: number; token: string };
let other: { id: number; token: string };

beforeAll(async () => {
  app = await startAppWith(people);
  one = await signIn(app, 'brand', 'kottaram');
  other = await signIn(app, 'partner', 'studio');
});

afterAll(() => app.close());

const keep = (target_type: string, target_id: number | string, list?: string) =>
  app.api('POST /user/add/UserBookmarks', {
    token: one.token,
    body: { target_type, target_id: String(target_id), list },
  });
const listOf = async (query = '') => {
  const { body } = await app.api(`GET /user/get/userBookmarks${query}`, { token: one.token });
  return body as unknown as { data: BookmarkCard[]; total: number; next_cursor: string | null };
};
const cardOf = async (id: number) =>
  ((await app.api('GET /browseInfluencers?limit=100', { token: one.token })).body.data as InfluencerCard[]).find(
    (card) => card.id === String(id),
  );

describe('bookmarks', () => {
  it('are stored once, shown on the card, listed as cards, and deleted', async () => {
    const first = (await keep('influencer', 1000)).body.data as Bookmark;
    const again = (await keep('influencer', 1000)).body.data as Bookmark;
    expect(again).toEqual(first);
    expect(first).toMatchObject({ target_type: 'influencer', target_id: '1000', list: '' });
    expect(await cardOf(1000)).toMatchObject({ is_bookmarked: true, bookmark_id: first.id });
    expect(await cardOf(1001)).toMatchObject({ is_bookmarked: false, bookmark_id: null });
    expect((await listOf()).data).toMatchObject([
      { id: first.id, influencer: { id: '1000', is_bookmarked: true }, brand: null },
    ]);
    expect((await app.api(`DELETE /user/removeBookmark/${first.id}`, { token: one.token })).body).toEqual({
      result: true,
    });
    expect(await listOf()).toMatchObject({ total: 0, data: [] });
  });

  it('include brands and campaigns, and are listed by type, list and page', async () => {
    const { id: campaignId } = await app.context.db
      .insertInto('campaign')
      .values({
        creator_id: other.id,
        type: 'standard',
        title: 'Monsoon brew',
        brief: 'Two reels about filter coffee at home.',
        objective: 'sales',
        compensation: 'product',
        product_value: 90_000,
        slots: 2,
        published_at: new Date(),
        application_deadline: dayFromNow(7),
        start_date: dayFromNow(11),
        end_date: dayFromNow(26),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await keep('brand', other.id, 'Studios');
    await keep('campaign', campaignId);
    await keep('influencer', 1001, 'Onam');
    expect((await listOf()).data.map((item) => item.target_type)).toEqual(['influencer', 'campaign', 'brand']);
    expect((await listOf('?type=brand')).data).toMatchObject([
      { brand: { id: String(other.id), role: 'Partner', fullname: 'studio' } },
    ]);
    expect((await listOf('?type=campaign')).data).toMatchObject([
      { campaign: { title: 'Monsoon brew', creator_name: 'studio', status: 'not-started', compensation: 'product' } },
    ]);
    const seen = async () => (await app.api(`GET /campaign/${campaignId}`, { token: one.token })).body.data as Campaign;
    const mark = (await listOf('?type=campaign')).data[0]?.id;
    expect((await seen()).bookmark_id).toBe(mark);
    await app.api(`DELETE /user/removeBookmark/${mark}`, { token: one.token });
    expect((await seen()).bookmark_id).toBeNull();
    await keep('campaign', campaignId);
    expect((await listOf('?list=Onam')).data).toMatchObject([{ target_id: '1001' }]);
    const page = await listOf('?limit=2');
    expect(page).toMatchObject({ total: 3 });
    expect((await listOf(`?limit=2&cursor=${page.next_cursor}`)).data).toHaveLength(1);
    await keep('influencer', 1001, 'Diwali');
    expect((await listOf('?list=Diwali')).total).toBe(1);
  });

  it('have a note, and are in lists that can be created, renamed, filled and deleted', async () => {
    const call = async (name: string, body?: unknown) => app.api(name, { token: one.token, ...(body ? { body } : {}) });
    const listsOf = async () => (await call('GET /user/bookmarks/lists')).body.data as unknown as BookmarkList[];
    const kept = (await keep('influencer', 1003)).body.data as Bookmark;
    const change = (body: object) => call(`PUT /user/bookmarks/${kept.id}`, body);
    expect((await change({ note: ' Ask for Onam. ' })).body.data).toMatchObject({ note: 'Ask for Onam.', list: '' });
    expect((await change({ note: 'n'.repeat(501) })).status).toBe(400);

    const made = await call('POST /user/bookmarks/lists', { name: 'Pongal' });
    expect(made).toMatchObject({ status: 201, body: { data: { name: 'Pongal', count: 0 } } });
    expect((await call('POST /user/bookmarks/lists', { name: 'pongal' })).status).toBe(409);
    const { id } = made.body.data as BookmarkList;
    expect((await change({ list: 'PONGAL' })).body.data).toMatchObject({ list: 'Pongal', note: 'Ask for Onam.' });
    expect(await listsOf()).toContainEqual({ id, name: 'Pongal', count: 1 });
    expect((await call(`PUT /user/bookmarks/lists/${id}`, { name: 'Harvest' })).body.data).toMatchObject({ count: 1 });
    expect((await listOf('?list=harvest')).data).toMatchObject([{ target_id: '1003', list: 'Harvest' }]);
    expect((await keep('influencer', 1003)).body.data).toMatchObject({ list: 'Harvest', note: 'Ask for Onam.' });

    expect((await call(`DELETE /user/bookmarks/lists/${id}`)).status).toBe(200);
    expect((await listOf('?list=Harvest')).total).toBe(0);
    expect((await change({ note: '' })).body.data).toMatchObject({ list: '', note: null });
    const room = 50 - (await listsOf()).length;
    for (let at = 0; at < room; at += 1) await call('POST /user/bookmarks/lists', { name: `List ${at}` });
    expect((await call('POST /user/bookmarks/lists', { name: 'One more' })).status).toBe(422);
    expect((await change({ list: 'One more' })).status).toBe(422);
  });

  it('are private to their owner', async () => {
    const kept = (await keep('influencer', 1002)).body.data as Bookmark;
    const { status } = await app.api(`DELETE /user/removeBookmark/${kept.id}`, { token: other.token });
    expect(status).toBe(404);
    expect((await listOf('?type=influencer')).data.map((item) => item.target_id)).toContain('1002');
  });

  it.each([
    ['influencer', '999999', 404],
    ['brand', '1000', 404],
    ['campaign', 'x', 400],
    ['city', '1000', 400],
  ])('refuse a %s %s with %d', async (type, id, status) => {
    expect((await keep(type, id)).status).toBe(status);
  });

  it('are hidden for somebody behind a block', async () => {
    await keep('brand', other.id);
    await app.context.db.insertInto('block').values({ blocker_id: other.id, blocked_id: one.id }).execute();
    expect((await keep('brand', other.id)).status).toBe(404);
    expect((await listOf('?type=brand')).data).toEqual([]);
  });
});
