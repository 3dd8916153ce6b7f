/** Rupees on the wire to the integer paise that are stored. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Stored paise to rupees with at most two decimals. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/** Rupees added up without losing a paisa. */
export function addRupees(amounts: readonly number[]): number {
  return toRupees(amounts.reduce((sum, amount) => sum + toPaise(amount), 0));
}

/** Stored paise as people read them: `₹1,25,000`, `₹1,234.50`. */
export function inRupees(paise: number): string {
  const decimals = paise % 100 === 0 ? 0 : 2;
  return `₹${toRupees(paise).toLocaleString('en-IN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}`;
}

/** The platform's share of a price in paise, `percent` with at most two decimals; rounded in the influencer's favour. */
export function platformFee(paise: number, percent: number): number {
  return Math.floor((paise * Math.round(percent * 100)) / 10_000);
}
