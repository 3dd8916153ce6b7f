import type { Database } from '../../../database/connection.ts';
import type { CampaignRow } from '../../../database/schema.ts';

/** The newest campaign of this person that is open for applications today. */
export async function selectOpenCampaign(
  db: Database,
  { creatorId, today }: { creatorId: number; today: string },
): Promise<CampaignRow | undefined> {
  return db
    .selectFrom('campaign')
    .selectAll()
    .where('creator_id', '=', creatorId)
    .where('type', '=', 'standard')
    .where('is_draft', '=', false)
    .where('held_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('application_deadline', '>=', today)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
