import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Kit, KitSettings } from '../../../contract/site/media-kit.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeToken } from '../../../tests/makers/account.ts';
import { makeContent, makeReadContent } from '../../../tests/makers/content.ts';
import { makeInfluencer, makeSocialAccount, makeUnclaimedInfluencer } from '../../../tests/makers/influencer.ts';
import { makePackage } from '../../../tests/makers/package.ts';
import { makeMember } from '../../../tests/members.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { LOG_LEVEL: 'fatal' });
});
afterAll(() => app.close());

async function creator() {
  const { db } = app.context;
  const contact = { contact_email: 'hidden@contact.example', website: 'https://hidden.example', bio: 'Home cooking' };
  const made = await makeInfluencer(db, { profile: contact, socials: [] });
  const account = await makeSocialAccount(db, made.id);
  const audience = JSON.stringify({
    age: [{ band: '18-24', percent: 40 }],
    city: [{ city: 'Gated City', percent: 30 }],
  });
  await db
    .insertInto('social_snapshot')
    .values({ social_account_id: account.id, as_of: new Date(), source: 'provider', followers: 12_000, audience })
    .execute();
  await makeReadContent(db, account, { views: 9_000 });
  await makeContent(db, made.id);
  await makePackage(db, { influencer_id: made.id });
  return { id: made.id, username: made.username ?? '', token: await makeToken(app.context, made) };
}

const kitOf = async (username: string) => {
  const reply = await app.api(`GET /kit/${username}`);
  return { ...reply, kit: reply.body.data as Kit };
};
const put = (token: string, body: object) => app.api('PUT /user/kit', { token, body });

describe('GET /kit/{username}', () => {
  it('shows everybody what the creator shows, and nothing gated', async () => {
    const { username } = await creator();
    const { status, kit, body } = await kitOf(username.toUpperCase());
    expect(status).toBe(200);
    expect(kit).toMatchObject({ username, bio: 'Home cooking', indexable: false, verified: true });
    expect(kit.pictures).toHaveLength(2);
    expect(kit.figures).toMatchObject([{ platform: 'instagram', followers: 12_000, source: 'provider' }]);
    expect(kit.audience?.age).toEqual([{ name: '18-24', percent: 40 }]);
    expect(kit.packages).toMatchObject([{ title: 'A reel with two stories', price: 12_000 }]);
    for (const gated of ['hidden@contact', 'hidden.example', 'Gated City', 'rates']) {
      expect(JSON.stringify(body)).not.toContain(gated);
    }
  });

  it('leaves out each part that is not chosen', async () => {
    const { username, token } = await creator();
    await put(token, { parts: ['figures'] });
    const { kit } = await kitOf(username);
    expect(kit.figures).not.toBeNull();
    for (const part of ['bio', 'pictures', 'audience', 'packages', 'brands', 'reviews'] as const)
      expect(kit[part]).toBeNull();
  });

  it('is not found when switched off, hidden, suspended, unclaimed, or of nobody', async () => {
    const { db } = app.context;
    const { id, username, token } = await creator();
    await put(token, { is_on: false });
    expect((await kitOf(username)).status).toBe(404);
    await put(token, { is_on: true });
    expect((await kitOf(username)).status).toBe(200);
    const set = (hidden_at: Date | null, suspended_at: Date | null) =>
      Promise.all([
        db.updateTable('influencer_profile').set({ hidden_at }).where('id', '=', id).execute(),
        db
          .updateTable('account')
          .set({ suspended_at, suspension_reason: suspended_at && 'Test' })
          .where('id', '=', id)
          .execute(),
      ]);
    await set(new Date(), null);
    expect((await kitOf(username)).status).toBe(404);
    await set(null, new Date());
    expect((await kitOf(username)).status).toBe(404);
    const unclaimed = await makeUnclaimedInfluencer(db);
    expect((await kitOf(unclaimed.username)).status).toBe(404);
    expect((await kitOf('nobody-here')).status).toBe(404);
  });
});

describe('GET and PUT /user/kit', () => {
  it('keep what is chosen, one part of the choice at a time', async () => {
    const { token, username } = await creator();
    const settings = (reply: { body: Record<string, unknown> }) => reply.body.data as KitSettings;
    const before = settings(await app.api('GET /user/kit', { token }));
    expect(before).toMatchObject({ is_on: true, indexable: false, path: `/c/${username}` });
    expect(before.parts).toHaveLength(7);
    await put(token, { indexable: true });
    const after = settings(await put(token, { parts: ['reviews', 'bio', 'bio'] }));
    expect(after).toEqual({ ...before, indexable: true, parts: ['bio', 'reviews'] });
    expect((await put(token, { parts: ['contact'] })).status).toBe(400);
  });

  it('are for influencers only', async () => {
    const { token } = await makeMember(app, 'brand');
    expect((await app.api('GET /user/kit', { token })).body).toMatchObject({ code: 'ROLE' });
    expect((await put(token, { is_on: true })).body).toMatchObject({ code: 'ROLE' });
  });

  it('lists in the sitemap the kits that are indexable, and no others', async () => {
    const [listed, unlisted, off] = [await creator(), await creator(), await creator()];
    await put(listed.token, { indexable: true });
    await put(off.token, { indexable: true, is_on: false });
    expect(await (await fetch(`${app.url}/sitemap.xml`)).text()).toContain('/sitemaps/kits-1.xml');
    const file = await (await fetch(`${app.url}/sitemaps/kits-1.xml`)).text();
    expect(file).toContain(`/c/${listed.username}<`);
    expect(file).not.toContain(`/c/${unlisted.username}<`);
    expect(file).not.toContain(`/c/${off.username}<`);
    expect((await fetch(`${app.url}/sitemaps/kits-2.xml`)).status).toBe(404);
  });
});
