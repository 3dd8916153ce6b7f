import { sql } from 'kysely';
import type { KitPart } from '../../../contract/site/media-kit.ts';
import type { Database } from '../../../database/connection.ts';

const choice = ['k.is_on', 'k.is_indexable', 'k.parts', 'k.updated_at'] as const;

/** A claimed, visible profile by its username in any case, with its choice. */
export async function selectKit(db: Database, username: string) {
  return db
    .selectFrom('influencer_profile as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .leftJoin('media_kit as k', 'k.influencer_id', 'p.id')
    .select(['p.id', ...choice])
    .where(sql<string>`lower(a.username)`, '=', username.toLowerCase())
    .where('p.hidden_at', 'is', null)
    .where('a.deleted_at', 'is', null)
    .where('a.suspended_at', 'is', null)
    .executeTakeFirst();
}

/** The choice of an influencer's own kit; undefined for an account without a profile. */
export async function selectChoice(db: Database, accountId: number) {
  return db
    .selectFrom('influencer_profile as p')
    .leftJoin('media_kit as k', 'k.influencer_id', 'p.id')
    .select(['p.id', 'p.username', ...choice])
    .where('p.account_id', '=', accountId)
    .executeTakeFirst();
}

interface Choice {
  influencer_id: number;
  is_on: boolean;
  is_indexable: boolean;
  parts: KitPart[];
  updated_at: Date;
}

export async function upsertChoice(db: Database, { influencer_id, ...choice }: Choice): Promise<void> {
  await db
    .insertInto('media_kit')
    .values({ influencer_id, ...choice })
    .onConflict((conflict) => conflict.column('influencer_id').doUpdateSet(choice))
    .execute();
}

/** User names of kits that search engines may list, with the time of the last change; a page of them by id. */
export async function selectIndexable(db: Database, { limit, offset }: { limit: number; offset: number }) {
  return db
    .selectFrom('media_kit as k')
    .innerJoin('influencer_profile as p', 'p.id', 'k.influencer_id')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .select(['p.username', 'k.updated_at'])
    .where('k.is_on', '=', true)
    .where('k.is_indexable', '=', true)
    .where('p.hidden_at', 'is', null)
    .where('a.deleted_at', 'is', null)
    .where('a.suspended_at', 'is', null)
    .orderBy('k.influencer_id')
    .limit(limit)
    .offset(offset)
    .execute();
}
