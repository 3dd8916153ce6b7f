/** Days of an accepted application that is not funded. Source: the product's rules, no ghosting. */
export const fundingTerms = {
  /** After the acceptance, or to the campaign's start if that is later, until it ends. */
  fundDays: 7,
  /** Before that end, when both sides are reminded. */
  reminderDays: 2,
} as const;
