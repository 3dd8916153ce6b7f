import type { CampaignBody } from './campaign-fields.ts';
import { offersMoney } from './compensation.rules.ts';

type Problems = Record<string, string>;

/** Problem of a field that is empty. */
export const needed = 'Add this before you post the campaign.';
const moreThanNothing = 'Enter more than 0.';
const percentOrValue = 'Enter a commission, or the value of the product.';

/** Problems per field, as sentences, that prevent the campaign from being posted or saved; empty when there are none. */
export function campaignProblems(campaign: CampaignBody): Problems {
  const strange: Problems = {};
  if (campaign.type !== 'joint' && campaign.needs?.length) strange.needs = 'Only joint campaigns have needs.';
  if (campaign.type !== 'joint' && campaign.pool_minimum != null)
    strange.pool_minimum = 'Only joint campaigns have a pool.';
  // Drafts may be incomplete.
  return campaign.draft ? strange : { ...strange, ...orderProblems(campaign), ...missingFields(campaign) };
}

/** Refuses to post with an application deadline that has passed: nobody could apply. */
export function deadlineProblem(campaign: CampaignBody, today: string): Problems {
  if (campaign.draft || !campaign.application_deadline || campaign.application_deadline >= today) return {};
  return { application_deadline: 'This date has passed. Choose today or later.' };
}

function missingFields(campaign: CampaignBody): Problems {
  const problems: Problems = {};
  const always = ['type', 'objective', 'platforms', 'content', 'compensation', 'slots'] as const;
  const dates = ['application_deadline', 'start_date', 'end_date'] as const;
  const paidFields = ['budget_total', 'budget_per_creator'] as const;
  const isPaid = offersMoney(campaign);
  for (const field of [...always, ...dates, ...(isPaid ? paidFields : [])]) {
    if (campaign[field] === undefined || campaign[field] === null) problems[field] = needed;
  }
  const { type, compensation, product_value: value, commission_percent: percent } = campaign;
  if (isPaid && campaign.platforms?.length === 0) problems.platforms = 'Choose at least one platform.';
  if (isPaid && campaign.content?.length === 0) problems.content = 'Choose at least one deliverable.';
  // An offer of 0 is no offer.
  for (const field of isPaid ? paidFields : []) if (campaign[field] === 0) problems[field] = moreThanNothing;
  if (compensation === 'product' && !value) problems.product_value = value === 0 ? moreThanNothing : needed;
  if (compensation === 'commission' && !percent) problems.commission_percent = percent === 0 ? moreThanNothing : needed;
  if (compensation === 'mixed' && !value && !percent) problems.commission_percent = percentOrValue;
  if (type === 'joint' && !campaign.needs?.length) problems.needs = 'Add at least one need.';
  if (countCharacters(campaign.title) < 5) problems.title = campaign.title ? 'Use at least 5 characters.' : needed;
  if (countCharacters(campaign.brief) < 20) problems.brief = campaign.brief ? 'Use at least 20 characters.' : needed;
  return problems;
}

/** Counts like PostgreSQL: a character outside the basic plane is one. */
function countCharacters(text = ''): number {
  return [...text].length;
}

/** Problems of fields that contradict each other. */
export function orderProblems(campaign: CampaignBody): Problems {
  const problems: Problems = {};
  const { start_date: start, end_date: end, application_deadline: deadline } = campaign;
  if (start && end && end < start) problems.end_date = 'The end date is before the start date.';
  if (deadline && end && deadline > end) problems.application_deadline = 'This is after the end date.';
  for (const [at, { due }] of (campaign.content ?? []).entries()) {
    if (due && start && due < start) problems[`content.${at}.due`] = 'This is before the start date.';
    else if (due && end && due > end) problems[`content.${at}.due`] = 'This is after the end date.';
  }
  const profile = campaign.creator_profile;
  const [least, most] = [profile?.followers_min, profile?.followers_max];
  if (least != null && most != null && most < least) {
    problems['creator_profile.followers_max'] = 'This is less than the minimum number of followers.';
  }
  Object.assign(problems, unreachable(campaign));
  const each = campaign.budget_per_creator;
  // The amount for one creator is a maximum, so only a single one above the total is a contradiction; several may add up to
  // more.
  if (each != null && campaign.budget_total != null && each > campaign.budget_total) {
    problems.budget_total = `A single creator may cost ₹${each.toLocaleString('en-IN')}, which is more than this.`;
  }
  return problems;
}

/** Refuses a minimum that the budget needs can never reach; a need without a value takes any amount. */
function unreachable({ type, needs, pool_minimum: least }: CampaignBody): Problems {
  if (!needs) return {};
  const budgets = needs.filter(({ kind }) => kind === 'budget');
  if (type !== 'joint' || least == null || budgets.some(({ value }) => value === 0)) return {};
  if (least <= budgets.reduce((sum, { value }) => sum + value, 0)) return {};
  return { pool_minimum: 'This is more than all budget needs together, so it could never be reached.' };
}
