import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeAccount, makeToken } from '../../../tests/makers/account.ts';
import { makeBrand } from '../../../tests/makers/brand.ts';
import { makeInfluencer, makeUnclaimedInfluencer } from '../../../tests/makers/influencer.ts';
import { openList, setUp } from '../../core/creator-lists/open-list.ts';
import { markReader } from '../../core/suppressions/marks.ts';
import { sourceOfBytes } from '../../kit/tables/table.ts';
import { importList } from '../imports/import-list.service.ts';

let app: TestApp;
let operator: string;
let brand: { id: number; token: string };
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  operator = await makeToken(app.context, await makeAccount(app.context.db, { role: 'operator' }));
  const account = await makeBrand(app.context.db);
  brand = { id: account.id, token: await makeToken(app.context, account) };
});
afterAll(() => app.close());

const asOperator = (call: string, body?: unknown) => app.api(call, { token: operator, ...(body ? { body } : {}) });
const asBrand = (call: string, body?: unknown) => app.api(call, { token: brand.token, ...(body ? { body } : {}) });
const detailsOf = (id: number) => asBrand(`GET /browseinfluencers/influencerDetails/${id}`);
const foundBy = async (q: string) =>
  ((await asBrand(`GET /browseInfluencers?q=${q}`)).body.data as { id: string }[]).map(({ id }) => id);
async function bring(line: string, head = 'platform,handle,name,email,mobile') {
  const list = await openList(sourceOfBytes(Buffer.from(`${head}\n${line}\n`)), 'list.csv');
  const marksOf = markReader(app.context.secretKey);
  return importList(app.context.db, { list, setup: await setUp(list), now: new Date(), marksOf });
}
const unclaimed = (handle: string, profile: Record<string, unknown> = {}) =>
  makeUnclaimedInfluencer(app.context.db, {
    profile: { display_name: handle, username: handle, ...profile },
    socials: [{ handle, source: 'imported' }],
  });

describe('an unclaimed profile', () => {
  it('is listed with counts, found by name and handle; claimed ones are not included', async () => {
    const one = await unclaimed('listed.one', { city_id: null, state_id: null });
    await makeInfluencer(app.context.db);
    const { body } = await asOperator('GET /operator/influencers?q=@listed');
    expect(body.data).toMatchObject([{ id: String(one.id), accounts: [{ handle: 'listed.one' }], hidden: 0 }]);
    expect(body.facets).toMatchObject({ all: expect.any(Number), no_city: expect.any(Number) });
    for (const filter of ['doubles', 'no_city', 'old', 'hidden']) {
      expect((await asOperator(`GET /operator/influencers?filter=${filter}`)).status).toBe(200);
    }
  });

  it('is edited and hidden at once, and an import does not undo it', async () => {
    const { id } = await unclaimed('hide.me');
    const edited = await asOperator(`PUT /operator/influencers/${id}`, { fullname: 'Hidden Person', city: 'pune' });
    expect(edited.body.data).toMatchObject({ fullname: 'Hidden Person', city: { id: 'pune' } });
    expect(await foundBy('hide')).toEqual([String(id)]);
    await asOperator(`PUT /operator/influencers/${id}`, { hidden: true, reason: 'A minor' });
    expect(await foundBy('hide')).toEqual([]);
    expect((await detailsOf(id)).status).toBe(404);
    await bring('instagram,hide.me,Somebody,,');
    expect(await foundBy('hide')).toEqual([]);
    await asOperator(`PUT /operator/influencers/${id}`, { hidden: false });
    expect(await foundBy('hide')).toEqual([String(id)]);
    const bad = await asOperator(`PUT /operator/influencers/${id}`, { city: 'atlantis' });
    expect(bad).toMatchObject({ status: 400, body: { fields: { city: expect.any(String) } } });
  });

  it('can be changed by operators only, and a claimed one not at all', async () => {
    const { id } = await unclaimed('touch.me');
    const claimed = await makeInfluencer(app.context.db);
    for (const call of [`PUT /operator/influencers/${id}`, `DELETE /operator/influencers/${id}`]) {
      expect((await asBrand(call, {})).status).toBe(404);
    }
    for (const [call, body] of [
      [`PUT /operator/influencers/${claimed.id}`, { hidden: true }],
      [`DELETE /operator/influencers/${claimed.id}`, {}],
      [`POST /operator/influencers/${claimed.id}/merge`, { into: String(id) }],
      [`POST /operator/influencers/${id}/merge`, { into: String(claimed.id) }],
    ] as const) {
      expect(await asOperator(call, body)).toMatchObject({ status: 422, body: { code: 'RULE' } });
    }
    for (const into of [String(id), 'nobody']) {
      const reply = await asOperator(`POST /operator/influencers/${id}/merge`, { into });
      expect(reply).toMatchObject({ status: 400, body: { fields: { into: expect.any(String) } } });
    }
  });
});

describe('erasing', () => {
  it('removes everything at once, refunds recent coins, and blocks imports of it in any spelling', async () => {
    const email = 'gone.person@example.test';
    const { id } = await unclaimed('gone.person', { contact_email: email, contact_mobile: '9812300001' });
    const { db } = app.context;
    await db.insertInto('bookmark').values({ account_id: brand.id, influencer_id: id }).execute();
    await db
      .insertInto('unlock')
      .values({ account_id: brand.id, influencer_id: id, paid_by: 'coins', coins: 10, subscription_id: null })
      .execute();
    expect((await asOperator(`DELETE /operator/influencers/${id}`, { reason: 'Asked by mail' })).status).toBe(200);
    expect(await foundBy('gone')).toEqual([]);
    expect((await detailsOf(id)).status).toBe(404);
    expect((await asBrand(`GET /user/${brand.id}`)).body.data).toMatchObject({ user_coins: 10 });
    for (const line of [
      'instagram,@Gone.Person,Again,,',
      'instagram,other.handle,Again,Gone.Person+x@Example.test,',
      'youtube,another.handle,Again,,9812300001',
    ]) {
      expect(await bring(line)).toMatchObject({ added: 0, suppressed: 1 });
    }
    // The same handle elsewhere may be somebody else's.
    expect(await bring('youtube,gone.person,Other,,')).toMatchObject({ added: 1, suppressed: 0 });
    const asked = await asOperator('GET /operator/suppressions?q=https://instagram.com/GONE.person/');
    expect(asked.body.data).toMatchObject([{ kind: 'instagram', source: 'erased', stopped: 1 }]);
    const dump = JSON.stringify(await db.selectFrom('suppression').selectAll().execute());
    expect(dump).not.toContain('gone');
    const acts = await db.selectFrom('audit_log').select('detail').where('target', '=', `profile:${id}`).execute();
    expect(JSON.stringify(acts)).not.toContain('gone');
  });
});

describe('merging', () => {
  it('keeps handles, bookmarks, lists and unlocks, and redirects the old address', async () => {
    const { db } = app.context;
    const from = await unclaimed('tales.tv', { bio: 'From TV', contact_email: 'tv@example.test' });
    const to = await unclaimed('tales', { bio: null, contact_email: 'own@example.test' });
    const list = await db
      .insertInto('bookmark_list')
      .values({ account_id: brand.id, name: 'Kerala' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const other = await makeBrand(db);
    await db
      .insertInto('bookmark')
      .values({ account_id: brand.id, influencer_id: from.id, list_id: list.id })
      .execute();
    await db
      .insertInto('bookmark')
      .values([
        { account_id: other.id, influencer_id: from.id, note: 'Ask in May' },
        { account_id: other.id, influencer_id: to.id },
      ])
      .execute();
    await db
      .insertInto('unlock')
      .values({ account_id: brand.id, influencer_id: from.id, paid_by: 'quota', coins: 0, subscription_id: null })
      .execute();
    const merged = await asOperator(`POST /operator/influencers/${from.id}/merge`, {
      into: String(to.id),
      take: ['fullname'],
    });
    expect(merged.body.data).toMatchObject({
      id: String(to.id),
      fullname: 'tales.tv',
      bio: 'From TV',
      email: 'own@example.test',
    });
    expect((merged.body.data as { accounts: unknown[] }).accounts).toHaveLength(2);
    const rows = await db
      .selectFrom('bookmark')
      .selectAll()
      .where('influencer_id', '=', to.id)
      .orderBy('account_id')
      .execute();
    expect(rows).toMatchObject([
      { account_id: brand.id, list_id: list.id },
      { account_id: other.id, note: 'Ask in May' },
    ]);
    expect((await detailsOf(from.id)).body.data).toMatchObject({ id: String(to.id), locked: false });
    const { token } = brand;
    const former = String(from.id);
    const bookmarked = await app.api('POST /user/add/UserBookmarks', {
      token,
      body: { target_type: 'influencer', target_id: former },
    });
    expect(bookmarked.body.data).toMatchObject({ target_id: String(to.id) });
    const opened = await app.api('POST /user/add_unlock_user', { token, body: { influencer_id: former } });
    expect(opened.body.data).toMatchObject({ influencer_id: String(to.id) });
    const looked = await app.api(`GET /browseinfluencers/unlock/influencerDetails?id=${former}`, { token });
    expect(looked.body.data).toMatchObject({ id: String(to.id) });
    const next = await unclaimed('tales.three');
    await asOperator(`POST /operator/influencers/${to.id}/merge`, { into: String(next.id) });
    expect((await detailsOf(from.id)).body.data).toMatchObject({ id: String(next.id) });
    expect(await bring('instagram,tales.tv,Again,,')).toMatchObject({ added: 0 });
  });
});
