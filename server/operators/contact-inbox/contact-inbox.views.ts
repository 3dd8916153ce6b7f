import type { ContactMessage } from '../../../contract/operators/contact-inbox.ts';
import type { Person } from '../../core/people/people.views.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { MessageRow } from './contact-inbox.queries.ts';

export function viewMessage(row: MessageRow, answerer: Person | undefined): ContactMessage {
  return {
    id: String(row.id),
    name: row.name,
    email: row.email,
    message: row.message,
    createdAt: row.created_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    answered_by: answerer ? viewPersonCard(answerer) : null,
  };
}
