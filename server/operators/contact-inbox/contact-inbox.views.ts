import type { Locale } from '../../../contract/kit/languages.ts';
import type { ContactMessage } from '../../../contract/operators/contact-inbox.ts';
import type { Person } from '../../core/people/people.views.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { contactPolicy } from './contact-inbox.policy.ts';
import type { MessageRow } from './contact-inbox.queries.ts';

interface Shown {
  answerer: Person | undefined;
  locale: Locale;
}

export function viewMessage(row: MessageRow, { answerer, locale }: Shown): ContactMessage {
  return {
    id: String(row.id),
    name: row.name,
    email: row.email,
    message: row.message,
    createdAt: row.created_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    answered_by: answerer ? viewPersonCard(answerer) : null,
    can: viewCan(contactPolicy(row), locale),
  };
}
