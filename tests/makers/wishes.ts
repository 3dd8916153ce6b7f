import type { Wishes } from '../../server/campaigns/matching/match.rules.ts';

/** Wishes of a campaign that asks for nothing. */
export const noWishes: Wishes = {
  platforms: [],
  categories: [],
  languages: [],
  locations: [],
  gender: null,
  followersMin: null,
  followersMax: null,
  engagementMin: null,
  budgetPerCreator: null,
  deliverables: [],
};
