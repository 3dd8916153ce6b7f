import type { Checklist, ChecklistKind, ChecklistStep } from '../../../contract/insights/checklist.ts';
import type { ChecklistFacts } from './checklist.queries.ts';

/** Facts that complete each step, by the name under which a missing one is reported. */
const needs: Record<ChecklistKind, (facts: ChecklistFacts) => Record<string, boolean>> = {
  account: ({ platform }) => ({ social_accounts: platform !== null }),
  profile: ({ role, has_picture, has_topics, has_about }) => ({
    profile_image: has_picture,
    ...(role === 'influencer' ? { categories: has_topics } : { bio: has_about }),
  }),
  pictures: ({ has_pictures }) => ({ pictures: has_pictures }),
  price: ({ has_price }) => ({ rates: has_price }),
  payout: ({ has_mobile, has_method }) => ({ mobile: has_mobile, method: has_method }),
  mobile: ({ has_mobile }) => ({ mobile: has_mobile }),
  find: ({ has_found }) => ({ creator: has_found }),
  post: ({ has_posted }) => ({ campaign: has_posted }),
  join: ({ has_joined }) => ({ pledge: has_joined }),
};

const steps: Record<ChecklistFacts['role'], readonly ChecklistKind[]> = {
  influencer: ['account', 'profile', 'pictures', 'price', 'payout'],
  brand: ['find', 'post', 'profile', 'account', 'mobile'],
  partner: ['join', 'profile', 'account', 'mobile'],
  operator: [],
};

function toStep(kind: ChecklistKind, facts: ChecklistFacts): ChecklistStep {
  const missing = Object.entries(needs[kind](facts)).flatMap(([need, isMet]) => (isMet ? [] : need));
  return { kind, is_done: missing.length === 0, missing };
}

/** The steps of a role, ticked by facts; null once all are done. */
export function checklistOf(facts: ChecklistFacts): Checklist | null {
  const all = steps[facts.role].map((kind) => toStep(kind, facts));
  if (all.every(({ is_done }) => is_done)) return null;
  const { platform, followers } = facts;
  return { steps: all, account: platform === null ? null : { platform, followers: followers ?? 0 } };
}
