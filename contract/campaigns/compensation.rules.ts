interface Paying {
  compensation?: string | null | undefined;
}

interface Owing extends Paying {
  /** Rupees or paise. */
  product_value?: number | null | undefined;
}

/** Whether a campaign pays money, alone or with products. */
export function offersMoney({ compensation }: Paying): boolean {
  return compensation === 'paid' || compensation === 'mixed';
}

/** Whether this price is paid in money, which is then held before the work starts. */
export function paysMoney(campaign: Paying, quote: number | null): boolean {
  return offersMoney(campaign) && (quote ?? 0) > 0;
}

/** Whether a product is sent to the creator, who confirms its arrival. */
export function owesProduct({ compensation, product_value: value }: Owing): boolean {
  return compensation === 'product' || (compensation === 'mixed' && (value ?? 0) > 0);
}
