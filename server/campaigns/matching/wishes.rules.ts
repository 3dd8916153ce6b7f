import { toRupees } from '../../../contract/kit/money.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import type { Wishes } from './match.rules.ts';

/** Columns of a campaign that describe the wanted creator and work. */
export type WishColumns = Pick<
  CampaignRow,
  | 'platforms'
  | 'categories'
  | 'languages'
  | 'locations'
  | 'wanted_gender'
  | 'wanted_followers_min'
  | 'wanted_followers_max'
  | 'wanted_engagement_min'
  | 'budget_per_creator'
  | 'content'
>;

/** Criteria of a stored campaign. */
export function wishesOf(row: WishColumns): Wishes {
  return {
    platforms: row.platforms,
    categories: row.categories,
    languages: row.languages,
    locations: row.locations,
    gender: row.wanted_gender,
    followersMin: row.wanted_followers_min,
    followersMax: row.wanted_followers_max,
    engagementMin: row.wanted_engagement_min,
    deliverables: row.content,
    budgetPerCreator: row.budget_per_creator === null ? null : toRupees(row.budget_per_creator),
  };
}
