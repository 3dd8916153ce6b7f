/** Days of a pool. Source: the product's rules, Resource Sharing Hub. */
export const poolTerms = {
  /** After the campaign's end, until what is left is refunded to the payers. */
  returnDays: 30,
  /** In which silence covers a limited part of the pool. */
  silenceWindowDays: 7,
} as const;
