import { type Expression, type SqlBool, sql } from 'kysely';
import { dateInIndia } from '../contract/kit/calendar.ts';

/** Whether a membership still runs: without a last day, or up to its end in India. `until` is the column. */
export function isCurrent(until: Expression<string | null>, now: Date) {
  return sql<SqlBool>`(${until} is null or ${until} >= ${dateInIndia(now)}::date)`;
}
