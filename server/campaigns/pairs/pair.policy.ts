import { samePersonReason } from '../../core/related-accounts/related-accounts.rules.ts';
import { type Answer, no } from '../../kit/http/policy.ts';

/** Relation of two accounts. */
export interface Pair {
  isSamePerson: boolean;
  /** One has blocked the other. */
  isBlocked: boolean;
}

/** Whether a side may take a step towards an agreement with the other; ending it stays open to both. */
export function mayWorkTogether(side: 'creator' | 'applicant' | 'pledger', { isSamePerson, isBlocked }: Pair): Answer {
  if (isSamePerson) return no('RULE', samePersonReason);
  if (!isBlocked) return true;
  return side === 'creator'
    ? no('CONFLICT', 'You and this person have blocked each other. You can decline instead.')
    : no('CONFLICT', 'You can’t take part in this campaign.');
}
