import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import type { TestApp } from '../../../tests/app.ts';
import { signIn, startAppWith } from '../../../tests/discovery/app.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { listInfluencerCards } from './discovery.service.ts';

type Reader = Awaited<ReturnType<typeof signIn>>;

let app: TestApp;
let reader: Reader;
let other: Reader;
/** Id of both the creator's account and profile. */
let id: number;

beforeAll(async () => {
  app = await startAppWith([]);
  reader = await signIn(app, 'brand', 'reader');
  other = await signIn(app, 'brand', 'other');
  ({ id } = await signIn(app, 'influencer', 'kavya'));
  const { db } = app.context;
  const profile = { id, account_id: id, display_name: 'Kavya', username: 'kavya', gender_id: 'female' };
  await db.insertInto('influencer_profile').values(profile).execute();
  const account = { influencer_id: id, platform_id: 'instagram', handle: 'kavya', followers: 1000 };
  await db
    .insertInto('social_account')
    .values({ ...account, source: 'self_reported' })
    .execute();
  const rate = { influencer_id: id, platform_id: 'instagram', price: 500_000 };
  await db
    .insertInto('rate_card')
    .values({ ...rate, content_type_id: 'reel' })
    .execute();
});
afterAll(() => app.close());

async function read({ token }: Reader): Promise<InfluencerCard | undefined> {
  const { body } = await app.api('GET /browseInfluencers', { token });
  return (body.data as InfluencerCard[])[0];
}

/** The card as read by a process with an empty cache. */
const readAnew = async (who: Reader) => (await listInfluencerCards({ ...app.context }, who, [id]))[0];

/** Runs SQL; $1 is the creator, $2 the reader. */
const change = (text: string, context = app.context) =>
  sql.raw(text.replaceAll('$1', String(id)).replaceAll('$2', String(reader.id))).execute(context.db);

describe('a cached card', () => {
  it.each([
    ['the name', `update account set fullname = 'Kavya Rao' where id = $1`],
    ['the username', `update account set username = 'kavya.rao' where id = $1`],
    ['the picture', `update account set profile_image = 'pictures/1' where id = $1`],
    ['the last visit', `update account set last_active_at = '2026-11-01' where id = $1`],
    ['what there is to open', `update account set email = null, mobile = null where id = $1`],
    ['the bio', `update influencer_profile set bio = 'Tea' where id = $1`],
    [
      'the place',
      `update influencer_profile set (city_id, state_id, country_id) = ('kochi', 'KL', 'IN') where id = $1`,
    ],
    ['the gender', `update influencer_profile set gender_id = 'male' where id = $1`],
    ['the categories', `update influencer_profile set categories = '{food}' where id = $1`],
    ['the languages', `update influencer_profile set languages = '{hi,en}' where id = $1`],
    ['the authenticity', `update influencer_profile set authenticity = 80 where id = $1`],
    ['followers', `update social_account set followers = 2000 where influencer_id = $1`],
    ['engagement', `update social_account set engagement_rate = 4.8 where influencer_id = $1`],
    ['views', `update social_account set average_views = 300 where influencer_id = $1`],
    ['the age of figures', `update social_account set as_of = '2026-11-02' where influencer_id = $1`],
    ['the source of figures', `update social_account set source = 'imported' where influencer_id = $1`],
    ['a connection', `update social_account set source = 'provider' where influencer_id = $1`],
    ['the case of a handle', `update social_account set handle = 'Kavya' where influencer_id = $1`],
    [
      'an account without followers',
      `insert into social_account (influencer_id, platform_id, handle, source) values ($1, 'youtube', 'k', 'imported')`,
    ],
    ['an account less', `delete from social_account where influencer_id = $1 and platform_id = 'youtube'`],
    ['the price', `update rate_card set price = 400000 where influencer_id = $1`],
    ['what the price is for', `update rate_card set content_type_id = 'story' where influencer_id = $1`],
    ['a bookmark', `insert into bookmark (account_id, influencer_id) values ($2, $1)`],
    ['the bookmark gone', `delete from bookmark where account_id = $2`],
  ])('shows %s changed at once', async (_, text) => {
    const before = await read(reader);
    await change(text);
    const after = await read(reader);
    expect(after).not.toEqual(before);
    expect(after).toEqual(await readAnew(reader));
  });

  it('is still different for each reader where it is personal', async () => {
    await change(`insert into bookmark (account_id, influencer_id) values ($2, $1)`);
    await change(`insert into unlock (account_id, influencer_id, paid_by, coins) values ($2, $1, 'quota', 0)`);
    const ownState = { is_bookmarked: true, locked: false };
    expect(await read(reader)).toMatchObject(ownState);
    expect(await read(other)).toMatchObject({ is_bookmarked: false, bookmark_id: null, locked: true });
    const [own] = await listInfluencerCards(app.context, { id }, [id]);
    expect(own).toMatchObject({ is_bookmarked: false, locked: false });
    const [visitors] = await listInfluencerCards(app.context, null, [id]);
    expect(visitors).toMatchObject({ is_bookmarked: false, bookmark_id: null, locked: true });
    expect(await read(reader)).toMatchObject(ownState);
  });

  it('shows a transaction its own changes, and nobody those of one that was rolled back', async () => {
    const before = await read(reader);
    const undone = inTransaction(app.context, async (tx) => {
      for (const bio of ['One', 'Two']) {
        await change(`update influencer_profile set bio = '${bio}' where id = $1`, tx);
        expect((await listInfluencerCards(tx, reader, [id]))[0]?.bio).toBe(bio);
      }
      throw new Error('Undone');
    });
    await expect(undone).rejects.toThrow('Undone');
    expect(await read(reader)).toEqual(before);
  });

  it('disappears with its profile', async () => {
    await change('update influencer_profile set hidden_at = now() where id = $1');
    expect(await read(reader)).toBeUndefined();
    await change('delete from influencer_profile where id = $1');
    expect(await listInfluencerCards(app.context, reader, [id])).toEqual([]);
  });
});
