import type { Context } from '../kit/context.ts';
import { insertPlanned } from './deliverables.queries.ts';
import { type Agreed, piecesOf } from './deliverables.rules.ts';

interface Planned {
  applicationId: number;
  agreed: readonly Agreed[];
}

/** Keeps a place for each piece of work that was agreed on. Those that are there already stay as they are. */
export async function planDeliverables(context: Context, plans: readonly Planned[]): Promise<void> {
  const rows = plans.flatMap(({ applicationId, agreed }) =>
    piecesOf(agreed).map(({ type, number, due }) => ({
      application_id: applicationId,
      content_type: type,
      number,
      due_on: due,
      created_at: context.now(),
      updated_at: context.now(),
    })),
  );
  await insertPlanned(context.db, rows);
}
