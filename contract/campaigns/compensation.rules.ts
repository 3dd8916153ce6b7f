interface Paying {
  compensation?: string | null | undefined;
}

/** Whether a campaign offers creators money, alone or with products. */
export function offersMoney({ compensation }: Paying): boolean {
  return compensation === 'paid' || compensation === 'mixed';
}

/** Whether money is paid for work at this price, and so held before it starts. */
export function paysMoney(campaign: Paying, quote: number | null): boolean {
  return offersMoney(campaign) && (quote ?? 0) > 0;
}
