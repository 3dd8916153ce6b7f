import * as z from 'zod/mini';
import { personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { allBy, canOf } from '../kit/can.ts';
import { id, instant, nextCursor, page } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { byId } from './operators.ts';

const contactMessage = z.object({
  id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: instant,
  answered_at: z.nullable(instant),
  answered_by: z.nullable(personCard),
  can: canOf(allBy('markContactAnswered', ['answer', 'reopen'])),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const contactInboxCalls = defineCalls(access.owner, {
  listContactMessages: {
    shows: { what: ['contacts', 'messages'], whose: [] },
    method: 'GET',
    path: '/operator/contact-messages',
    auth: 'operator',
    summary: 'What people wrote: open ones the oldest first, answered ones the newest first',
    query: z.strictObject({ ...page, status: z._default(z.enum(['open', 'answered']), 'open') }),
    reply: { data: z.array(contactMessage), next_cursor: nextCursor },
  },
  markContactAnswered: {
    shows: { what: ['contacts', 'messages'], whose: [] },
    level: 'support',
    method: 'PUT',
    path: '/operator/contact-messages/{id}',
    auth: 'operator',
    everyday: true,
    summary: 'Note that a message was answered, or that it was not',
    params: byId,
    body: z.strictObject({ answered: z.boolean() }),
    reply: { data: contactMessage },
    errors: ['CONFLICT'],
  },
});
