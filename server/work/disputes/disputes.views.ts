import { toRupees } from '../../../contract/kit/money.ts';
import type { Dispute } from '../../../contract/work/disputes.ts';
import type { DisputeFacts } from './disputes.queries.ts';

export function viewDispute(facts: DisputeFacts, more: Pick<Dispute, 'creator' | 'influencer' | 'can'>): Dispute {
  return {
    id: String(facts.id),
    application_id: String(facts.application_id),
    campaign: { id: String(facts.campaign_id), title: facts.title },
    ...more,
    opened_by: String(facts.opened_by),
    reason: facts.reason,
    answer: facts.answer,
    answered_at: facts.answered_at?.toISOString() ?? null,
    // Only the part still held is in dispute: an advance may have been released before.
    amount: toRupees(facts.decided_at ? facts.amount : facts.amount - facts.released - facts.refunded),
    status: facts.decided_at ? 'decided' : 'open',
    outcome: facts.outcome,
    released: toRupees(facts.released),
    refunded: toRupees(facts.refunded),
    note: facts.note,
    createdAt: facts.created_at.toISOString(),
    decided_at: facts.decided_at?.toISOString() ?? null,
  };
}
