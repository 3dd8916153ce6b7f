/** Sides of a negotiation: the campaign's owner and the applicant. */
export const offerSides = ['owner', 'applicant'] as const;
export type OfferSide = (typeof offerSides)[number];

/** `live` waits for an answer; `countered` was followed by a newer one. */
export const offerStatuses = ['live', 'accepted', 'declined', 'withdrawn', 'countered', 'expired'] as const;
export type OfferStatus = (typeof offerStatuses)[number];
