import { addDays } from '../../../contract/kit/calendar.ts';

/** Days in India, both inclusive. */
export interface Span {
  from: string;
  to: string;
}

const weeksShown = 12;
const monthsShown = 6;

/** The month (`YYYY-MM`) this many months earlier. */
function monthBefore(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = year * 12 + number - 1 - count;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

function lastDayOf(month: string): string {
  return addDays(`${monthBefore(month, -1)}-01`, -1);
}

/** All days of a month. */
export function spanOf(month: string): Span {
  return { from: `${month}-01`, to: lastDayOf(month) };
}

/** This month so far, and the same days of the month before, which may have fewer. */
export function monthsSoFar(today: string): { now: Span; before: Span } {
  const month = today.slice(0, 7);
  const earlier = monthBefore(month, 1);
  const last = lastDayOf(earlier);
  const same = `${earlier}-${today.slice(8)}`;
  return {
    now: { from: `${month}-01`, to: today },
    before: { from: `${earlier}-01`, to: same < last ? same : last },
  };
}

/** The last twelve weeks of seven days, ending today. */
export function weeksUntil(today: string): Span[] {
  return Array.from({ length: weeksShown }, (_, at) => {
    const to = addDays(today, -7 * (weeksShown - 1 - at));
    return { from: addDays(to, -6), to };
  });
}

/** The last six months, `YYYY-MM`, the current one last. */
export function monthsUntil(today: string): string[] {
  return Array.from({ length: monthsShown }, (_, at) => monthBefore(today.slice(0, 7), monthsShown - 1 - at));
}
