import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Reading, ReportedFigures } from '../../../contract/work/deliverables.ts';
import type { DeliverableRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseField } from '../../kit/http/errors.ts';
import { viewReading } from './deliverables.views.ts';
import { saveReading, selectReadings } from './figures.queries.ts';
import { whyNotAsOf } from './figures.rules.ts';

interface Report {
  user: User;
  row: DeliverableRow;
  figures: ReportedFigures;
}

/** Stores the influencer's figures of a published piece until a day. */
export async function keepReading(tx: Context, { user, row, figures }: Report): Promise<void> {
  const now = tx.now();
  const { as_of: asOf = dateInIndia(now), ...counts } = figures;
  const reason = whyNotAsOf({ asOf, submittedAt: row.submitted_at, now });
  if (reason) throw refuseField('BAD_INPUT', 'as_of', reason);
  await saveReading(tx.db, { ...counts, deliverable_id: row.id, as_of: asOf, by_id: user.id, created_at: now });
}

/** Readings of these pieces by piece id, oldest first. */
export async function findReadings(
  context: Context,
  deliverableIds: readonly number[],
): Promise<Map<number, Reading[]>> {
  const byPiece = Map.groupBy(await selectReadings(context.db, deliverableIds), (row) => row.deliverable_id);
  return new Map([...byPiece].map(([id, rows]) => [id, rows.map(viewReading)]));
}
