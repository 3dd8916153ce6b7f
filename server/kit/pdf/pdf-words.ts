const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** Formats paise: ₹1,25,000.00, and − ₹900.00. */
export function writeMoney(paise: number): string {
  const amount = `₹${rupees.format(Math.abs(paise) / 100)}`;
  return paise < 0 ? `− ${amount}` : amount;
}

/** Formats an instant, or a date `YYYY-MM-DD`, as a day in India: 20 Nov 2026. */
export function writeDay(at: Date | string): string {
  return day.format(new Date(at));
}
