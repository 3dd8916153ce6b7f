/** GST on subscriptions, per cent; prices include it. Source: GST Act, SAC 998361. */
const gstPercent = 18;

/** The GST inside a price that includes it, in paise; rounded half up, so that net and tax sum to the price. */
export function gstIn(price: number): number {
  return Math.round((price * gstPercent) / (100 + gstPercent));
}
