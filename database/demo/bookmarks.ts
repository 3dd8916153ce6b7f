import type { Database } from '../connection.ts';
import { insertRows } from '../insert.ts';
import type { Business } from './business.ts';
import type { DemoCampaign } from './campaign-shape.ts';
import { FEATURED } from './campaigns-featured.ts';
import { hoursBefore, type StoredCreator } from './creator-load.ts';

interface Setting {
  brands: readonly Business[];
  creators: readonly StoredCreator[];
  campaigns: readonly DemoCampaign[];
  now: Date;
}

/** What the demo brand and the demo influencer keep for later. */
export async function loadBookmarks(db: Database, { brands, creators, campaigns, now }: Setting): Promise<void> {
  const brand = brands[0]?.id;
  const influencer = creators[0]?.id;
  const kept = ['meera.saree', 'khetdiary', 'sunita.rasoi', 'puan.and.pine'];
  const people = creators.filter((creator) => kept.includes(creator.username));
  const posts = campaigns.filter(({ title }) => title === FEATURED.kalam || title === FEATURED.trail);
  await insertRows(
    db,
    'bookmark',
    [
      ...people.map(({ id }, index) => ({ account_id: brand, influencer_id: id, list: index < 2 ? 'Festivals' : '' })),
      ...posts.map(({ id }) => ({ account_id: influencer, campaign_id: id, list: '' })),
      { account_id: influencer, brand_id: brands[2]?.id, list: '' },
    ].map((row, index) => ({
      influencer_id: null,
      campaign_id: null,
      brand_id: null,
      ...row,
      created_at: hoursBefore(now, index * 9),
    })),
  );
}
