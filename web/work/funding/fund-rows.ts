import type { Application } from '../../../contract/campaigns/applications.ts';
import { addRupees } from '../../../contract/kit/money.ts';
import type { Fundable } from '../../../contract/work/fund-many.ts';

/** An accepted application with what funding it does, in rupees. */
export interface FundRow extends Fundable {
  application: Application;
  /** Kept until the plan releases it. */
  held: number;
}

/** Joins what waits for money with its applications; what is not loaded is left out. */
export function fundRows(waiting: readonly Fundable[], applications: readonly Application[]): FundRow[] {
  const byId = new Map(applications.map((application) => [application.id, application]));
  return waiting.flatMap((row) => {
    const application = byId.get(row.application_id);
    return application ? [{ ...row, application, held: addRupees([row.amount, -row.released_now]) }] : [];
  });
}

/** Sums of the chosen rows. */
export function sumRows(rows: readonly FundRow[]) {
  const sum = (field: 'amount' | 'released_now' | 'held' | 'platform_fee') => addRupees(rows.map((row) => row[field]));
  return { amount: sum('amount'), now: sum('released_now'), held: sum('held'), fee: sum('platform_fee') };
}

/** Whether all that stays held waits for publication alone. */
export function waitsForPosts(rows: readonly FundRow[]): boolean {
  return rows.every(({ application: { terms }, released_now: now }) =>
    // An advance that is not paid at once waits for the first hand-in.
    (terms?.payments ?? []).every(({ due }) => due === 'published' || (due === 'advance' && now > 0)),
  );
}
