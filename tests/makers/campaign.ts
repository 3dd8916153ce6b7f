import type { Insertable } from 'kysely';
import { addDays, dateInIndia } from '../../contract/kit/calendar.ts';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { makeBrand } from './brand.ts';

/** Date in India, some days from now. */
export function dayFromNow(days: number): string {
  return addDays(dateInIndia(new Date()), days);
}

/** Open standard campaign for two reels at ₹18,000 each, by a new brand unless `creator_id` is given. */
export async function makeCampaign(db: Database, overrides: Partial<Insertable<Schema['campaign']>> = {}) {
  const creatorId = overrides.creator_id ?? (await makeBrand(db)).id;
  return db
    .insertInto('campaign')
    .values({
      creator_id: creatorId,
      type: 'standard',
      title: 'Sadya at home: one leaf, twelve kitchens',
      brief: 'Cook one dish of the Onam sadya in your own kitchen and tell where the recipe comes from.',
      objective: 'awareness',
      platforms: ['instagram'],
      content: JSON.stringify([{ type: 'reel', quantity: 2 }]),
      categories: ['food'],
      languages: ['ml'],
      locations: ['kochi'],
      compensation: 'paid',
      budget_total: 21_600_000,
      budget_per_creator: 1_800_000,
      slots: 12,
      application_deadline: dayFromNow(10),
      start_date: dayFromNow(14),
      end_date: dayFromNow(40),
      published_at: new Date(),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Joint campaign with one need of ₹1,00,000. */
export async function makeJointCampaign(db: Database, overrides: Partial<Insertable<Schema['campaign']>> = {}) {
  return db.isTransaction ? insertJoint(db, overrides) : db.transaction().execute((tx) => insertJoint(tx, overrides));
}

async function insertJoint(db: Database, overrides: Partial<Insertable<Schema['campaign']>>) {
  const campaign = await makeCampaign(db, { type: 'joint', ...overrides });
  const need = await db
    .insertInto('campaign_need')
    .values({ campaign_id: campaign.id, position: 1, kind: 'budget', description: 'Shooting days', value: 10_000_000 })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...campaign, needs: [need] };
}

/** Reference file, without bytes. */
export async function makeCampaignFile(db: Database, { campaign_id }: { campaign_id: number }) {
  const key = `private/campaign/made-${campaign_id}/guide.pdf`;
  const stored = { key, purpose: 'campaign', is_private: true, content_type: 'application/pdf', bytes: 12 };
  const { id: file_id } = await db.insertInto('stored_file').values(stored).returning('id').executeTakeFirstOrThrow();
  return db
    .insertInto('campaign_file')
    .values({ campaign_id, file_id, name: 'Guide.pdf' })
    .returningAll()
    .executeTakeFirstOrThrow();
}
