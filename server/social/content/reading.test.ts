import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentItem } from '../../../contract/social/content.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { countWaiting } from '../../../tests/locks.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { type Account, connect, control, type Platform } from '../../../tests/social/connecting.ts';
import { findProvider } from '../social-providers/providers.ts';
import { syncAccount } from '../social-sync/social-sync.service.ts';
import { unsealTokens } from '../social-tokens/tokens.ts';
import { isPictureAddress } from './fetch-picture.service.ts';
import { keepPictures } from './reading.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { LOG_LEVEL: 'fatal' });
});
afterAll(() => app.close());

const settle = () => app.context.settled();
const failPictures = (platform: Platform, fault: string) => control(app, `${platform}/pictures`, { fault });

async function connected(platform: Platform): Promise<{ member: Member; id: number }> {
  const member = await makeMember(app, 'influencer');
  const account = (await connect(app, member, platform)).body.data as Account;
  await settle();
  return { member, id: Number(account.id) };
}

async function piecesOf({ id, token }: Member): Promise<ContentItem[]> {
  return (await app.api(`GET /user/${id}/content?limit=100`, { token })).body.data as ContentItem[];
}

/** Forgets the stored files, so that the next reading fetches them again. */
async function forgetFingerprints(accountId: number): Promise<void> {
  await app.context.db
    .updateTable('content_item')
    .set({ fingerprint: 'old' })
    .where('social_account_id', '=', accountId)
    .execute();
}

describe.each(['instagram', 'facebook', 'youtube'] as const)('pictures of %s', (platform) => {
  it('are kept with the figures of their posts, and the last good ones stay when the hosts fail', async () => {
    const { member, id } = await connected(platform);
    const pieces = await piecesOf(member);
    expect(pieces).toHaveLength(9);
    for (const piece of pieces) {
      expect(piece).toMatchObject({ source: 'read', platform, picture: { width: 640 } });
      expect(piece.figures?.views ?? 0).toBeGreaterThan(0);
      expect(piece.permalink).toMatch(/^https:/);
    }
    expect((await fetch(`${app.url}${pieces[0]?.picture?.url}`)).headers.get('content-type')).toBe('image/webp');
    const shown = pieces.map(({ picture }) => picture?.url);
    for (const fault of ['missing', 'html', 'huge', 'elsewhere']) {
      await failPictures(platform, fault);
      await forgetFingerprints(id);
      await syncAccount(app.context, id);
      await settle();
      expect(
        (await piecesOf(member)).map(({ picture }) => picture?.url),
        fault,
      ).toEqual(shown);
    }
    await failPictures(platform, 'none');
    await app.api(`DELETE /user/social/accounts/${id}`, { token: member.token });
    expect(await piecesOf(member)).toEqual([]);
  });
});

it.runIf(testDatabases.includes('postgres'))(
  'pictures are kept while a reading of their account is stored',
  async () => {
    const { context } = app;
    const { member, id } = await connected('instagram');
    const account = await context.db
      .selectFrom('social_account')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const connection = await context.db
      .selectFrom('social_connection')
      .selectAll()
      .where('social_account_id', '=', id)
      .executeTakeFirstOrThrow();
    const tokens = unsealTokens(context, { ...connection, access_token: connection.access_token ?? '' });
    const request = { ...tokens, providerUserId: account.provider_user_id ?? '', wanted: [], now: context.now() };
    const reading = await findProvider(context.config, 'instagram')?.read(request);
    await context.db.deleteFrom('content_item').where('social_account_id', '=', id).execute();
    const storing = await context.db.startTransaction().execute();
    await storing.updateTable('social_account').set({ followers: 77_000 }).where('id', '=', id).execute();
    const keeping = keepPictures(context, account, reading?.media ?? []);
    await expect.poll(() => countWaiting(context.db), { timeout: 20_000 }).toBe(1);
    await storing
      .updateTable('social_media')
      .set({ as_of: context.now() })
      .where('social_account_id', '=', id)
      .execute();
    await storing.commit().execute();
    await keeping;
    expect(await piecesOf(member)).toHaveLength(9);
  },
);

describe('an address of a picture', () => {
  const sandbox = 'http://127.0.0.1:3000/sandbox/';
  it.each([
    ['https://scontent-bom1-1.cdninstagram.com/v/t51/1.jpg?oh=1', 'instagram', true],
    ['https://scontent.fbcdn.net/v/1.jpg', 'facebook', true],
    ['https://i.ytimg.com/vi/abc/maxresdefault.jpg', 'youtube', true],
    ['https://i.ytimg.com/vi/abc/maxresdefault.jpg', 'instagram', false],
    ['http://i.ytimg.com/vi/abc/maxresdefault.jpg', 'youtube', false],
    ['https://i.ytimg.com:8443/vi/abc.jpg', 'youtube', false],
    ['https://evil-ytimg.com/1.jpg', 'youtube', false],
    ['https://ytimg.com.evil.example/1.jpg', 'youtube', false],
    ['https://i.ytimg.com@169.254.169.254/1.jpg', 'youtube', false],
    ['https://user:pass@i.ytimg.com/1.jpg', 'youtube', false],
    ['http://169.254.169.254/latest/meta-data/', 'youtube', false],
    ['http://localhost/1.jpg', 'facebook', false],
    ['file:///etc/passwd', 'instagram', false],
    ['http://127.0.0.1:3000/api/health', 'instagram', false],
    ['http://127.0.0.1:3000/sandbox/../api/health', 'instagram', false],
    ['http://127.0.0.1:3000/sandbox/pictures/instagram/1.webp', 'instagram', true],
    ['not an address', 'instagram', false],
    ['https://i.ytimg.com/1.jpg', 'orkut', false],
  ])('%s for %s is fetched: %s', (address, platform, isFetched) => {
    expect(isPictureAddress(address, platform, sandbox)).toBe(isFetched);
  });

  it('is none of the sandbox where the sandbox is off', () => {
    expect(isPictureAddress(`${sandbox}pictures/instagram/1.webp`, 'instagram', null)).toBe(false);
  });
});
