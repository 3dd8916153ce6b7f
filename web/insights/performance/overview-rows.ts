import type { Overview } from '../../../contract/insights/performance.ts';

type Figures = Pick<Overview, 'money' | 'earned' | 'views' | 'reach' | 'engagement' | 'clicks'>;

/** Whether a row has nothing but zeros and unknown figures. */
function isEmpty({ money, earned, views, reach, engagement, clicks }: Figures): boolean {
  return [money, earned?.gross, views, reach, engagement, clicks].every((figure) => !figure);
}

/** Rows with figures, and those to fold away; without any figures all are shown. */
export function foldRows<R extends Figures>(rows: readonly R[]): { shown: readonly R[]; folded: readonly R[] } {
  const shown = rows.filter((row) => !isEmpty(row));
  return shown.length === 0 ? { shown: rows, folded: [] } : { shown, folded: rows.filter(isEmpty) };
}

/** Parts of a range that are over: the current one would look like a fall. */
export function partsThatAreOver<P extends { to: string }>(parts: readonly P[], today: string): readonly P[] {
  return parts.filter(({ to }) => to < today);
}
