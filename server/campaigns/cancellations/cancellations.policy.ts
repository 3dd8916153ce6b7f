import type { OfferSide } from '../../../contract/campaigns/offer-sides.ts';
import { type Answer, no } from '../../kit/http/policy.ts';

/** Proposals to cancel an agreement: the side of the open one, and the sides that have had theirs. */
export interface CancellingFacts {
  open: { by_side: OfferSide } | null;
  proposed: readonly OfferSide[];
}

/** Whether work and money go on: not while a proposal to cancel waits for its answer. */
export function mayGoOn(cancelling: CancellingFacts | undefined): Answer {
  return (
    !cancelling?.open ||
    no('CONFLICT', 'One side asks to cancel this agreement. The work pauses until that is answered.')
  );
}

/** Whether a side may cancel funded work: propose a split, or agree to the other side's. */
export function mayCancel(side: OfferSide, cancelling: CancellingFacts | undefined): Answer {
  if (!cancelling?.open) return maySplit(side, cancelling);
  return (
    cancelling.open.by_side !== side || no('CONFLICT', 'You’ve already asked to cancel. The other side answers now.')
  );
}

/** Whether a side may propose a split, the first or its own in turn: each has one. */
export function maySplit(side: OfferSide, cancelling: CancellingFacts | undefined): Answer {
  if (!cancelling?.proposed.includes(side)) return true;
  return no(
    'CONFLICT',
    'You’ve already proposed a split once. If you can’t agree, open a dispute and our team decides.',
  );
}

/** Whether a side may let work go on: it takes its own proposal back, or refuses the other side's. */
export function mayKeep(cancelling: CancellingFacts | undefined): Answer {
  return cancelling?.open ? true : no('ILLEGAL_MOVE', 'Nobody asks to cancel this agreement.');
}
