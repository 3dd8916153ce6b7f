import type { Report } from '../../../contract/operators/reports.ts';
import type { Person } from '../../core/people/people.views.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { type ReportState, reportPolicy } from './reports.policy.ts';
import type { ReportFacts } from './reports.queries.ts';

/** Facts that decide what operators may do with a report. */
export function stateOf(facts: ReportFacts, people: Map<number, Person>): ReportState {
  const person = people.get(facts.target_id);
  const hasAccount = person !== undefined && person.fullname !== 'Deleted user';
  const account = hasAccount ? { isOperator: person.role === 'operator', isSuspended: facts.is_suspended } : null;
  return { ...facts, account };
}

export function viewReport(
  facts: ReportFacts,
  { people, reader }: { people: Map<number, Person>; reader: Pick<User, 'id' | 'locale'> },
): Report {
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
    can: viewCan(reportPolicy(reader.id, stateOf(facts, people)), reader.locale),
  };
}
