import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { nextNumber } from './numbers.ts';

type Item = Partial<Insertable<Schema['content_item']>>;
type Media = Partial<Insertable<Schema['social_media']>>;

/** A stored picture's columns, without its files. */
function pictureColumns() {
  return { picture: `content/made${nextNumber()}`, width: 640, height: 800, blur: 'data:image/webp;base64,AAAA' };
}

/** A piece added by hand. */
export function makeContent(db: Database, influencerId: number, overrides: Item = {}) {
  return db
    .insertInto('content_item')
    .values({ influencer_id: influencerId, kind: 'picture', ...pictureColumns(), ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A post that was read with this account of the influencer's, with its piece. */
export async function makeReadContent(
  db: Database,
  account: { id: number; influencer_id: number | null; platform_id: string },
  media: Media = {},
) {
  const post = await db
    .insertInto('social_media')
    .values({
      social_account_id: account.id,
      provider_media_id: `media${nextNumber()}`,
      kind: 'reel',
      published_at: new Date(Date.now() - 5 * 24 * 3_600_000),
      permalink: 'https://www.instagram.com/reel/made/',
      views: 1_000,
      as_of: new Date(),
      ...media,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { social_account_id, provider_media_id, kind } = post;
  const read = { social_account_id, provider_media_id, kind, platform_id: account.platform_id };
  return makeContent(db, account.influencer_id ?? 0, read);
}
