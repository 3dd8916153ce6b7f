import { contentIds, platformIds } from './platforms.ts';

/** Fields that a column of a list can be stored as; `ignore` is not stored, `foreign` names accounts elsewhere. */
export const importFields = [
  'ignore',
  'name',
  'handle',
  'address',
  'name_and_handle',
  'platform',
  ...platformIds.map((id) => `handle_${id}` as const),
  'foreign',
  'followers',
  ...platformIds.map((id) => `followers_${id}` as const),
  'engagement_rate',
  'average_views',
  'city',
  'location',
  'country',
  'gender',
  'categories',
  'languages',
  'bio',
  'email',
  'mobile',
  'contact',
  'website',
  ...contentIds.map((id) => `price_${id}` as const),
] as const;
export type ImportField = (typeof importFields)[number];

/** Fields that several columns may have. */
export const repeatableFields: ReadonlySet<ImportField> = new Set(['ignore', 'foreign', 'categories', 'languages']);

/** Why a line is left out. */
export const importReasons = [
  'unreadable',
  'columns',
  'no_account',
  'bad_handle',
  'no_platform',
  'foreign_platform',
  'name',
  'ambiguous',
  'number',
  'too_large',
  'city',
  'contact',
  'too_long',
  'character',
  'twice',
  'claimed',
  'suppressed',
] as const;
export type ImportReason = (typeof importReasons)[number];

/** Reasons why a part of a stored line is left out. */
export const importNotes = [
  'foreign_account',
  'unknown_place',
  'unknown_country',
  'unknown_language',
  'unknown_gender',
  'unclear_figures',
] as const;
export type ImportNote = (typeof importNotes)[number];

/** By what a bare number of a column is multiplied; percentages by 1 or 100. */
const importFactors = ['1', '100', '1000', '100000', '1000000'] as const;
/** Answer to the question about a column; `leave` leaves its unclear lines out. */
export const importAnswers = [...importFactors, 'leave'] as const;
export type ImportAnswer = (typeof importAnswers)[number];
