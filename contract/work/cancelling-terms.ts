/** Terms of cancelling a funded agreement. Source: the product's rules, Deals. */
export const cancellingTerms = {
  /** In which the other side answers a proposal. */
  answerHours: 72,
  /** Percent of the price that the creator keeps where the owner cancels and no advance was agreed. */
  keptPercent: 25,
  /** After the hand-in date, after which an owner cancels at the creator's cost. */
  lateDays: 5,
} as const;
