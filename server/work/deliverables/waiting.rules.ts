import type { WaitingDeliverable } from '../../../contract/work/deliverables.ts';
import type { DeliverableRow, IdeaRow } from '../../../database/schema.ts';

interface Waiting extends Pick<DeliverableRow, 'status'> {
  /** Null where the piece needs no idea. */
  idea_status: IdeaRow['status'] | null;
}

/** Action required for a piece that waits for somebody. */
export function actOf({ status, idea_status: idea }: Waiting): WaitingDeliverable['act'] {
  if (status === 'submitted') return 'review';
  if (status === 'planned' && idea === 'submitted') return 'review_idea';
  return status === 'planned' && idea !== null && idea !== 'approved' ? 'send_idea' : 'hand_in';
}
