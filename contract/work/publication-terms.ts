/** Days of a publication that a payment waits for. Source: the product's rules, Deals. */
export const publicationTerms = {
  /** After the approval, by which a piece is published. */
  publishDays: 7,
  /** After that date, after which an unpublished piece is cancelled by itself. */
  cancelDays: 30,
  /** After the first such date, on which a piece is paid for though the owner asked to publish it later. */
  delayDays: 15,
  /** After a link that nobody confirmed and no account proves, after which our team decides. */
  undecidedDays: 7,
} as const;
