import type { OfferTerms } from '../../../contract/campaigns/offer-terms.ts';

/** Whether an exclusivity, if there is one, says from whom. */
export function namesRivals(exclusivity: OfferTerms['exclusivity']): boolean {
  return exclusivity === null || exclusivity.category !== null || exclusivity.brands.length > 0;
}
