import type { Todo } from '../../../contract/insights/dashboard.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { Person } from '../../core/people/people.views.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import { failureIn } from '../../money/payouts/failures.rules.ts';
import { actOf } from '../../work/deliverables/waiting.rules.ts';
import type { Waiting } from '../../work/deliverables/waiting.service.ts';
import type { TodoRow } from './todos.queries.ts';
import { lastDayOf } from './todos.rules.ts';

export function viewTodo(row: TodoRow, people: readonly Person[], locale: Locale): Todo {
  const { kind, id, campaign_id, title, count, amount, platform, reason, since } = row;
  return {
    kind,
    id: String(id),
    campaign: campaign_id === null ? null : { id: String(campaign_id), title: title ?? '' },
    people: people.map(viewPersonCard),
    count,
    amount: amount === null ? null : toRupees(amount),
    piece: null,
    platform,
    reason: kind === 'payout_failed' && reason ? failureIn(locale, reason) : reason,
    since: since.toISOString(),
    due: lastDayOf(row),
  };
}

export function kindOfPiece(row: Waiting) {
  const act = actOf(row);
  if (act === 'review') return 'review_work';
  return act === 'hand_in' && row.status === 'changes_requested' ? 'mend_work' : act;
}

/** A to-do for work or an idea to review, which is approved automatically after a time, or to submit. */
export function viewPiece(
  row: Waiting,
  { people, silenceEnd }: { people: readonly Person[]; silenceEnd: Date | null },
): Todo {
  const kind = kindOfPiece(row);
  const approvedOn = silenceEnd && dateInIndia(silenceEnd);
  return {
    kind,
    id: String(row.id),
    campaign: { id: String(row.campaign_id), title: row.title },
    people: people.map(viewPersonCard),
    count: 1,
    amount: null,
    piece: { id: String(row.id), type: row.content_type, number: row.number },
    platform: null,
    reason: null,
    since: row.updated_at.toISOString(),
    due: kind === 'review_work' || kind === 'review_idea' ? approvedOn : row.last_day,
  };
}
