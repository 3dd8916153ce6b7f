import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { paths } from '../../lib/paths.ts';

/** Composer URL of a campaign. */
export function draftPath({ id, type }: Pick<Campaign, 'id' | 'type'>): string {
  return type === 'joint' ? paths.createJointCampaign(id) : paths.createCampaign(id);
}
