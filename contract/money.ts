/** Rupees on the wire to the integer paise that are stored. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Stored paise to rupees with at most two decimals. */
export function toRupees(paise: number): number {
  return paise / 100;
}
