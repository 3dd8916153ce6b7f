import type { OfferAnswer } from '../../../contract/work/offers.ts';
import type { OfferRow } from '../../../database/schema.ts';
import {
  type ApplicationFacts,
  isOtherSides,
  isOwnOffer,
  mayAcceptOffer,
  type Side,
} from '../../campaigns/applications/applications.policy.ts';
import { type Answer, no, notTheirs } from '../../kit/http/policy.ts';

/** Answers that a side may give to one offer of a thread. */
export function offerPolicy(
  side: Side,
  { status }: Pick<OfferRow, 'status'>,
  facts: ApplicationFacts,
): Record<OfferAnswer, Answer> {
  if (side === null) return same(notTheirs('Only one of the two sides can answer this.'));
  if (status !== 'live' || facts.status !== 'offered') {
    return same(no('CONFLICT', 'This offer isn’t open any more.'));
  }
  return {
    accepted: mayAcceptOffer(side, facts),
    declined: isOtherSides(side, facts),
    withdrawn: isOwnOffer(side, facts),
  };
}

function same(answer: Answer): Record<OfferAnswer, Answer> {
  return { accepted: answer, declined: answer, withdrawn: answer };
}
