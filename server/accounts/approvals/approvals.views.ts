import type { Approval, ApprovalAct } from '../../../contract/accounts/approvals.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { Person } from '../../core/people/people.views.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import { type Answer, viewCan } from '../../kit/http/policy.ts';
import type { ApprovalRow } from './approvals.queries.ts';

interface Seen {
  people: ReadonlyMap<number, Person>;
  acts: Record<ApprovalAct, Answer>;
  facts: { me: number; now: Date };
  locale: Locale;
}

const someone = (id: number | null, fullname: string | null) =>
  id === null || fullname === null ? null : { id: String(id), fullname };

export function viewApproval(row: ApprovalRow, { people, acts, facts, locale }: Seen): Approval {
  const hasRunOut = row.status === 'waiting' && row.expires_at <= facts.now;
  return {
    id: String(row.id),
    status: hasRunOut ? 'expired' : row.status,
    asked_by: someone(row.asked_by, row.asker),
    asked_by_me: row.asked_by === facts.me,
    call: row.call,
    campaign: row.campaign,
    amount: toRupees(row.amount),
    parts: row.parts.map(({ payeeId, amount, pieces = [] }) => {
      const payee = people.get(payeeId);
      return { payee: payee ? viewPersonCard(payee) : null, amount: toRupees(amount), pieces: [...pieces] };
    }),
    message: row.message,
    decided_by: someone(row.decided_by, row.decider),
    note: row.note,
    createdAt: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    can: viewCan(acts, locale),
  };
}
