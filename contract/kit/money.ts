/** Converts rupees, used in the API, to integer paise, used in the database. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Converts paise to rupees with at most two decimals. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/** Adds rupees in paise, without rounding errors. */
export function addRupees(amounts: readonly number[]): number {
  return toRupees(amounts.reduce((sum, amount) => sum + toPaise(amount), 0));
}

/** Formats paise as rupees: `₹1,25,000`, `₹1,234.50`. */
export function inRupees(paise: number): string {
  const decimals = paise % 100 === 0 ? 0 : 2;
  return `₹${toRupees(paise).toLocaleString('en-IN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}`;
}

/** The platform's share of a price in paise, `percent` with at most two decimals; rounded in the influencer's favour. */
export function platformFee(paise: number, percent: number): number {
  return Math.floor((paise * Math.round(percent * 100)) / 10_000);
}
