import type { Report } from '../../../contract/operators/reports.ts';
import type { Person } from '../../core/people/people.views.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { ReportFacts } from './reports.queries.ts';

export function viewReport(facts: ReportFacts, people: Map<number, Person>): Report {
  const cardOf = (id: number | null) => {
    const person = people.get(id ?? 0);
    return person ? viewPersonCard(person) : null;
  };
  const person = cardOf(facts.target_id);
  return {
    id: String(facts.id),
    reporter: cardOf(facts.reporter_id),
    target: { id: String(facts.target_id), name: facts.target_name ?? 'Deleted user', person },
    campaign: facts.campaign_id === null ? null : { id: String(facts.campaign_id), name: facts.campaign_title ?? '' },
    reason: facts.reason,
    status: facts.status,
    outcome: facts.outcome,
    note: facts.note,
    claimed_by: cardOf(facts.claimed_by),
    claimed_at: facts.claimed_at?.toISOString() ?? null,
    createdAt: facts.created_at.toISOString(),
    decided_at: facts.decided_at?.toISOString() ?? null,
  };
}
