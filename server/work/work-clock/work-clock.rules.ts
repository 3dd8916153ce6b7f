import { addDays, dayMs } from '../../../contract/kit/calendar.ts';
import type { DeliverableStatus } from '../../../contract/work/deliverables.ts';
import { publicationTerms } from '../../../contract/work/publication-terms.ts';
import type { DeliverableRow } from '../../../database/schema.ts';

/**
 * The state of an application, as its work has it. Whoever has to act next decides: changes asked for on one piece
 * outweigh others that wait for the creator; it is approved when every piece is.
 */
export function statusOfWork(
  pieces: readonly DeliverableStatus[],
): 'in_progress' | 'submitted' | 'changes_requested' | 'approved' {
  const isDone = (status: DeliverableStatus) => status === 'approved' || status === 'published';
  if (pieces.length > 0 && pieces.every(isDone)) return 'approved';
  if (pieces.includes('changes_requested')) return 'changes_requested';
  return pieces.every((status) => status === 'planned') ? 'in_progress' : 'submitted';
}

interface Piece {
  status: DeliverableStatus;
  submitted_at: Date | null;
  disclosure: { ok: boolean } | null;
}

/**
 * When work is approved by silence: so many days after the last piece was handed in, where everything is handed in and
 * every caption may be approved. Null while the clock does not run.
 */
export function silenceEndsAt(pieces: readonly Piece[], days: number): Date | null {
  const waiting = pieces.filter(({ status }) => status === 'submitted');
  const isReady = statusOfWork(pieces.map(({ status }) => status)) === 'submitted';
  if (!isReady || pieces.some(({ status }) => status === 'planned')) return null;
  if (waiting.some(({ disclosure }) => !disclosure?.ok)) return null;
  const last = Math.max(...waiting.map(({ submitted_at }) => submitted_at?.getTime() ?? 0));
  return new Date(last + days * dayMs);
}

type Delayed = Pick<DeliverableRow, 'status' | 'publish_by' | 'first_publish_by' | 'counted_at' | 'cancelled_at'>;

/**
 * Day in India on which approved work is paid for since the owner asked to publish it later; null where nobody did, and where the later
 * day comes first: whoever misses that is late.
 */
export function delayPaysOn({ status, publish_by: by, first_publish_by: first, ...ended }: Delayed): string | null {
  if (status !== 'approved' || ended.counted_at || ended.cancelled_at || first === null || by === null) return null;
  const day = addDays(first, publicationTerms.delayDays);
  return by < day ? null : day;
}
