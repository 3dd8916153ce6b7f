/**
 * Paise of what a release brings an influencer that go to their talent manager, rounded down in the influencer's favour.
 * `amount` is what is left after fee and tax, without the influencer's own GST, which they owe to the state.
 */
export function shareOf(amount: number, basisPoints: number): number {
  return Number((BigInt(Math.max(0, amount)) * BigInt(basisPoints)) / 10_000n);
}
