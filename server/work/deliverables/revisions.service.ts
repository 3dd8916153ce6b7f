import type { DeliverableRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { readTerms } from '../agreements/reading.service.ts';
import { selectEvents } from './deliverables.queries.ts';
import { whyNoRevision } from './deliverables.rules.ts';
import { wordPiece } from './piece-words.rules.ts';

/** Refuses another round of changes when the agreed ones are used up. */
export async function refuseBeyondRevisions(tx: Context, row: DeliverableRow): Promise<void> {
  const included = (await readTerms(tx, [row.application_id])).get(row.application_id)?.revisions;
  const events = await selectEvents(tx.db, [row.id]);
  const asked = events.filter(({ to_status }) => to_status === 'changes_requested').length;
  const reason = whyNoRevision({ included, asked, piece: wordPiece(row) });
  if (reason) throw refuse('CONFLICT', reason);
}
