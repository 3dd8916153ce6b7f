import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import type { ContentItem } from '../../../contract/social/content.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { countQueries } from '../../../tests/count-queries.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeContent, makeReadContent } from '../../../tests/makers/content.ts';
import { makeInfluencer, makeSocialAccount, makeUnclaimedInfluencer } from '../../../tests/makers/influencer.ts';
import { formOf, makePdf, makePhoto } from '../../../tests/makers/upload.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { removeFiles } from '../../accounts/files/removal.service.ts';
import { sweepFiles } from '../../accounts/files/sweep.service.ts';
import { listInfluencerCards } from '../../discovery/discovery/discovery.service.ts';

let app: TestApp;
let brand: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { LOG_LEVEL: 'fatal' });
  brand = await makeMember(app, 'brand');
});
afterAll(() => app.close());

const creator = () => makeMember(app, 'influencer');

async function add({ token }: Member, fields: Record<string, string> = {}, photo?: Uint8Array<ArrayBuffer>) {
  const form = formOf('picture', photo ?? (await makePhoto()), 'plate.jpg');
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return app.api('POST /user/content', { token, form });
}

const itemOf = (reply: { body: Record<string, unknown> }) => reply.body.data as ContentItem;

async function list(id: string | number, query = '', token = brand.token) {
  const reply = await app.api(`GET /user/${id}/content${query}`, { token });
  return { ...reply, items: reply.body.data as ContentItem[] };
}

async function cardOf(id: string | number): Promise<InfluencerCard | undefined> {
  return (await listInfluencerCards(app.context, null, [Number(id)]))[0];
}

describe('POST /user/content', () => {
  it('stores a picture re-encoded in three widths, with a tiny one in the reply', async () => {
    const me = await creator();
    const reply = await add(me, { caption: 'Sadya on a leaf', kind: 'post' });
    expect(reply.status).toBe(201);
    const item = itemOf(reply);
    expect(item).toMatchObject({
      source: 'added',
      kind: 'post',
      caption: 'Sadya on a leaf',
      figures: null,
      as_of: null,
    });
    expect(item.picture).toMatchObject({ width: 640, height: 498 });
    expect(item.picture?.sizes.map(({ width }) => width)).toEqual([184, 384, 640]);
    for (const { url, width } of item.picture?.sizes ?? []) {
      const file = await fetch(`${app.url}${url}`);
      const bytes = Buffer.from(await file.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width });
      expect(bytes.includes('Somebody')).toBe(false);
    }
    const tiny = Buffer.from(item.picture?.blur.split(',')[1] ?? '', 'base64');
    expect((await sharp(tiny).metadata()).width).toBe(16);
    expect(item.picture?.blur.length).toBeLessThan(600);
  });

  it('does not enlarge a small picture', async () => {
    const item = itemOf(await add(await creator(), {}, await makePhoto({ width: 300, height: 360 })));
    expect(item.picture?.sizes.map(({ width }) => width)).toEqual([184, 300]);
  });

  it('takes a link to a post without a picture, and reads platform and format from it', async () => {
    const { token } = await creator();
    const link = async (permalink: string) =>
      itemOf(await app.api('POST /user/content', { token, body: { permalink } }));
    expect(await link('https://www.instagram.com/reel/Cx1/')).toMatchObject({
      picture: null,
      platform: 'instagram',
      kind: 'reel',
    });
    expect(await link('https://youtube.com/shorts/abc')).toMatchObject({ platform: 'youtube', kind: 'short' });
    expect(await link('https://youtu.be/abc')).toMatchObject({ platform: 'youtube', kind: 'video' });
  });

  it.each([
    ['another host', { permalink: 'https://my-shop.example/contact' }],
    ['a host that only begins alike', { permalink: 'https://instagram.com.evil.example/p/1' }],
    ['no https', { permalink: 'http://instagram.com/p/1' }],
    ['a script', { permalink: 'javascript:alert(1)' }],
    ['neither picture nor link', { caption: 'Nothing' }],
    ['an unknown field', { permalink: 'https://instagram.com/p/1', upload: 'x' }],
    ['a link alone on the card', { permalink: 'https://instagram.com/p/1', card_place: 1 }],
  ])('refuses %s', async (_name, body) => {
    const { token } = await creator();
    expect(await app.api('POST /user/content', { token, body })).toMatchObject({
      status: 400,
      body: { code: 'BAD_INPUT' },
    });
  });

  it('refuses other files, an unknown field of the form, and other roles', async () => {
    const me = await creator();
    const pdf = formOf('picture', makePdf(), 'plate.jpg');
    expect((await app.api('POST /user/content', { token: me.token, form: pdf })).status).toBe(415);
    const photo = formOf('photo', await makePhoto({ width: 300, height: 360 }), 'plate.jpg');
    photo.append('permalink', 'https://instagram.com/p/1');
    expect((await app.api('POST /user/content', { token: me.token, form: photo })).body).toMatchObject({
      code: 'BAD_INPUT',
      fields: { photo: expect.any(String) },
    });
    expect((await add(me, { junk: '1' })).body).toMatchObject({
      code: 'BAD_INPUT',
      fields: { junk: expect.any(String) },
    });
    expect((await add(brand)).body).toMatchObject({ code: 'ROLE' });
  });

  it('keeps at most 24, also when several come at once', async () => {
    const me = await creator();
    for (let at = 0; at < 23; at++) await makeContent(app.context.db, Number(me.id));
    const permalink = 'https://www.instagram.com/p/1/';
    const tries = await Promise.all(
      [1, 2, 3].map(() => app.api('POST /user/content', { token: me.token, body: { permalink } })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('counts the files towards the quota of the account', async () => {
    const me = await creator();
    await add(me);
    const { body } = await app.api('GET /user/storage', { token: me.token });
    expect((body.data as { used: number }).used).toBeGreaterThan(0);
  });
});

describe('GET /user/{id}/content', () => {
  it('lists the most viewed first, page by page, with filters', async () => {
    const { db } = app.context;
    const me = await makeInfluencer(db, { socials: [] });
    const account = await makeSocialAccount(db, me.id);
    const other = await makeSocialAccount(db, me.id, { platform_id: 'youtube' });
    for (const views of [10, 5_000, null, 300]) await makeReadContent(db, account, { views });
    await makeReadContent(db, other, { views: 900, kind: 'short' });
    await makeContent(db, me.id, { caption: 'By hand' });
    const all = await list(me.id);
    expect(all.body.total).toBe(6);
    expect(all.items.map(({ figures }) => figures?.views ?? null)).toEqual([5_000, 900, 300, 10, null, null]);
    const seen: string[] = [];
    for (let query = '?limit=2'; query !== ''; ) {
      const { items, body } = await list(me.id, query);
      seen.push(...items.map(({ id }) => id));
      query = body.next_cursor ? `?limit=2&cursor=${body.next_cursor}` : '';
    }
    expect(seen).toEqual(all.items.map(({ id }) => id));
    expect((await list(me.id, '?platform=youtube')).items.map(({ kind }) => kind)).toEqual(['short']);
    expect((await list(me.id, '?format=reel')).items).toHaveLength(4);
    expect((await list(me.id, '?format=picture')).items).toMatchObject([{ source: 'added', caption: 'By hand' }]);
    expect((await list(me.id, '?cursor=bad')).body).toMatchObject({ fields: { cursor: expect.any(String) } });
    expect((await list(me.id, '?platform=orkut')).status).toBe(400);
  });

  it('follows the visibility of the profile', async () => {
    const { db } = app.context;
    const me = await creator();
    await add(me);
    expect((await list(me.id)).items).toHaveLength(1);
    await app.api('POST /user/block', { token: me.token, body: { target_id: brand.id, reason: 'Spam' } });
    expect((await list(me.id)).status).toBe(404);
    await app.api(`DELETE /user/block/${brand.id}`, { token: me.token });
    await db.updateTable('influencer_profile').set({ hidden_at: new Date() }).where('id', '=', Number(me.id)).execute();
    expect((await list(me.id)).status).toBe(404);
    expect((await list(me.id, '', me.token)).items).toHaveLength(1);
    expect((await list(brand.id)).status).toBe(404);
    const unclaimed = await makeUnclaimedInfluencer(db);
    expect((await list(unclaimed.id)).items).toEqual([]);
    expect((await app.api(`GET /user/${me.id}/content`)).status).toBe(401);
  });

  it('says what the reader may do', async () => {
    const { db } = app.context;
    const me = await creator();
    const account = await makeSocialAccount(db, Number(me.id));
    await makeReadContent(db, account);
    await add(me);
    const [read, added] = (await list(me.id, '', me.token)).items;
    expect(read?.can).toEqual({
      change: { reason: expect.any(String) },
      remove: { reason: expect.any(String) },
      choose: true,
    });
    expect(added?.can).toEqual({ change: true, remove: true, choose: true });
    expect((await list(me.id)).items[1]?.can.change).not.toBe(true);
  });
});

describe('PUT and DELETE /user/content/{id}', () => {
  it('replaces the picture and deletes the former one', async () => {
    const me = await creator();
    const { id, picture } = itemOf(await add(me, { caption: 'Before' }));
    const form = formOf('picture', await makePhoto({ width: 500, height: 600 }), 'b.jpg');
    form.append('caption', 'After');
    const changed = itemOf(await app.api(`PUT /user/content/${id}`, { token: me.token, form }));
    expect(changed).toMatchObject({ id, caption: 'After', picture: { width: 500 } });
    await removeFiles(app.context);
    expect((await fetch(`${app.url}${picture?.url}`)).status).toBe(404);
    expect((await fetch(`${app.url}${changed.picture?.url}`)).status).toBe(200);
  });

  it('removes a piece with its files, and leaves other pieces’ files', async () => {
    const me = await creator();
    const [gone, stays] = [itemOf(await add(me)), itemOf(await add(me))];
    expect((await app.api(`DELETE /user/content/${gone.id}`, { token: me.token })).body.data).toEqual({ id: gone.id });
    await removeFiles(app.context);
    for (const { url } of gone.picture?.sizes ?? []) expect((await fetch(`${app.url}${url}`)).status).toBe(404);
    expect((await fetch(`${app.url}${stays.picture?.url}`)).status).toBe(200);
    expect((await list(me.id)).items.map(({ id }) => id)).toEqual([stays.id]);
    expect(await app.api(`DELETE /user/content/${gone.id}`, { token: me.token })).toMatchObject({ status: 404 });
  });

  it('keeps the files when the disk is swept', async () => {
    const me = await creator();
    const { picture } = itemOf(await add(me));
    const later = { ...app.context, now: () => new Date(Date.now() + 30 * 24 * 3_600_000) };
    await sweepFiles(later);
    expect((await fetch(`${app.url}${picture?.url}`)).status).toBe(200);
  });

  it('leaves a post that was read as its platform has it', async () => {
    const { db } = app.context;
    const me = await creator();
    const account = await makeSocialAccount(db, Number(me.id));
    const { id } = await makeReadContent(db, account);
    const change = (body: object) => app.api(`PUT /user/content/${id}`, { token: me.token, body });
    expect((await change({ caption: 'Mine' })).body).toMatchObject({ code: 'RULE' });
    expect((await app.api(`DELETE /user/content/${id}`, { token: me.token })).body).toMatchObject({ code: 'RULE' });
    expect(itemOf(await change({ card_place: 2 })).card_place).toBe(2);
    expect(itemOf(await change({ card_place: null })).card_place).toBeNull();
  });
});

describe('pictures[] of cards', () => {
  it('are those chosen, then the most viewed of 90 days, and follow every change', async () => {
    const { db } = app.context;
    const me = await creator();
    const account = await makeSocialAccount(db, Number(me.id));
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
    const few = await makeReadContent(db, account, { views: 100 });
    const most = await makeReadContent(db, account, { views: 9_000 });
    await makeReadContent(db, account, { views: 90_000, published_at: daysAgo(200) });
    const middle = await makeReadContent(db, account, { views: 500 });
    const shown = async () => (await cardOf(me.id))?.pictures.map(({ id }) => Number(id));
    expect(await shown()).toEqual([most.id, middle.id, few.id]);
    const own = itemOf(await add(me, { card_place: '1' }));
    expect(await shown()).toEqual([Number(own.id), most.id, middle.id]);
    await app.api(`PUT /user/content/${few.id}`, { token: me.token, body: { card_place: 1 } });
    expect(await shown()).toEqual([few.id, most.id, middle.id]);
    await db.deleteFrom('social_account').where('id', '=', account.id).execute();
    expect(await shown()).toEqual([Number(own.id)]);
    expect((await cardOf(me.id))?.pictures[0]?.picture).toEqual(own.picture);
    await app.api(`DELETE /user/content/${own.id}`, { token: me.token });
    expect(await shown()).toEqual([]);
  });

  it('need no query of their own', async () => {
    const { db } = app.context;
    const plain = (await makeInfluencer(db)).id;
    const pictured = (await makeInfluencer(db)).id;
    for (let at = 0; at < 3; at++) await makeContent(db, pictured);
    const count = (id: number) => countQueries(app.context, (counted) => listInfluencerCards(counted, null, [id]));
    expect(await count(pictured)).toBe(await count(plain));
  });
});
