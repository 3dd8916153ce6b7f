/** Kinds of campaign that are refused from everybody; the Terms list them in the same words. Source: the product's rules. */
export const refusedKinds = {
  games: 'online money games and betting (licensed or not)',
  tobacco: 'tobacco',
  alcohol: 'alcohol and its surrogates',
  medicine: 'prescription medicine',
} as const;

export type RefusedKind = keyof typeof refusedKinds;
