/** Milliseconds. */
export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;

const indiaOffset = 5.5 * hourMs;

/** The calendar date in Asia/Kolkata at this moment, `YYYY-MM-DD`. India keeps no daylight saving time. */
export function dateInIndia(at: Date): string {
  return new Date(at.getTime() + indiaOffset).toISOString().slice(0, 10);
}

/** The time in Asia/Kolkata to the second, in a format spreadsheets recognise: `2026-11-20 14:05:09`. */
export function timeInIndia(at: Date): string {
  return new Date(at.getTime() + indiaOffset).toISOString().slice(0, 19).replace('T', ' ');
}

/** The instant at which a date, `YYYY-MM-DD`, begins in Asia/Kolkata. */
export function midnightInIndia(date: string): Date {
  return new Date(`${date}T00:00:00+05:30`);
}

/** Adds days to a date, `YYYY-MM-DD`; negative numbers subtract. */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** Days from one date to another, both `YYYY-MM-DD`; negative backwards. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}
