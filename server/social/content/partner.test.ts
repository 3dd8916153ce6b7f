import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContentItem } from '../../../contract/social/content.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeApplication } from '../../../tests/makers/application.ts';
import { makeReadContent } from '../../../tests/makers/content.ts';
import { makeDeliverable } from '../../../tests/makers/deliverable.ts';
import { makeSocialAccount } from '../../../tests/makers/influencer.ts';
import { makeMember } from '../../../tests/members.ts';
import { findName } from '../../core/people/people.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

it('a post that a brand paid for names it, until the post is removed', async () => {
  const { db } = app.context;
  const [me, brand] = [await makeMember(app, 'influencer'), await makeMember(app, 'brand')];
  const account = await makeSocialAccount(db, Number(me.id));
  const item = await makeReadContent(db, account);
  const application = await makeApplication(db, { influencer_id: Number(me.id) });
  const { id: deliverable_id } = await makeDeliverable(db, { application_id: application.id });
  const { provider_media_id } = item;
  const now = new Date();
  await db
    .insertInto('watched_post')
    .values({
      deliverable_id,
      social_account_id: account.id,
      provider_media_id: String(provider_media_id),
      published_at: now,
      stays_until: '2099-01-01',
      checked_at: now,
    })
    .execute();
  await makeReadContent(db, account);
  const partners = async () => {
    const { body } = await app.api(`GET /user/${me.id}/content`, { token: brand.token });
    return (body.data as ContentItem[]).map(({ partner }) => partner);
  };
  const owner = await findName(app.context, application.owner_id);
  expect((await partners()).toSorted()).toEqual([owner, null]);
  await db.updateTable('watched_post').set({ removed_at: now }).execute();
  expect(await partners()).toEqual([null, null]);
});
