import type { Database } from '../connection.ts';
import { insertRows } from '../insert.ts';
import type { Business } from './business.ts';
import type { DemoCampaign } from './campaign-shape.ts';
import { FEATURED } from './campaigns-featured.ts';
import { hoursBefore, type StoredCreator } from './creator-rows.ts';

interface Setting {
  brands: readonly Business[];
  creators: readonly StoredCreator[];
  campaigns: readonly DemoCampaign[];
  now: Date;
}

/** Inserts bookmarks of the demo brand and the demo influencer. */
export async function loadBookmarks(db: Database, { brands, creators, campaigns, now }: Setting): Promise<void> {
  const brand = brands[0]?.id;
  const influencer = creators[0]?.id;
  const bookmarked = ['meera.saree', 'khetdiary', 'sunita.rasoi', 'puan.and.pine'];
  const people = creators.filter((creator) => bookmarked.includes(creator.username));
  const posts = campaigns.filter(({ title }) => title === FEATURED.kalam || title === FEATURED.trail);
  const notes = ['Speaks of weaving like nobody else: ask for Onam.', 'Quick to answer in March.'];
  const festivals = { account_id: brand ?? 0, name: 'Festivals' };
  const list = await db.insertInto('bookmark_list').values(festivals).returning('id').executeTakeFirstOrThrow();
  await insertRows(
    db,
    'bookmark',
    [
      ...people.map(({ id }, index) => ({
        account_id: brand,
        influencer_id: id,
        note: notes[index] ?? null,
        list_id: index < 2 ? list.id : null,
      })),
      ...posts.map(({ id }) => ({ account_id: influencer, campaign_id: id })),
      { account_id: influencer, brand_id: brands[2]?.id },
    ].map((row, index) => ({
      list_id: null,
      note: null,
      influencer_id: null,
      campaign_id: null,
      brand_id: null,
      ...row,
      created_at: hoursBefore(now, index * 9),
    })),
  );
}
