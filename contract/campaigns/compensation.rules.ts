interface Paying {
  compensation?: string | null | undefined;
}

/** Whether a campaign pays money, alone or with products. */
export function offersMoney({ compensation }: Paying): boolean {
  return compensation === 'paid' || compensation === 'mixed';
}

/** Whether this price is paid in money, which is then held before the work starts. */
export function paysMoney(campaign: Paying, quote: number | null): boolean {
  return offersMoney(campaign) && (quote ?? 0) > 0;
}
