/** Days before the end of usage rights when both sides are told. Source: the product's rules, Content. */
export const usageTerms = { monthDays: 30, weekDays: 7 } as const;
