import * as z from 'zod/mini';
import { person } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { id, instant, nextCursor, page, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

/** An internal note. */
const note = z.object({
  id,
  by: z.nullable(person),
  text: z.string(),
  createdAt: instant,
});
export type Note = z.infer<typeof note>;

/** `application:12` or `creator:34`. */
const target = z
  .string()
  .check(z.regex(/^(?:application|creator):[1-9]\d{0,14}$/, 'Name what it is about: application:12 or creator:34.'));

export const noteCalls = defineCalls(access.work, {
  listNotes: {
    method: 'GET',
    path: '/notes',
    auth: 'user',
    summary:
      'What the team of this account noted on an application or a creator, the newest first; nobody else sees it',
    query: z.strictObject({ ...page, target }),
    reply: { data: z.array(note), next_cursor: nextCursor },
    errors: ['NOT_FOUND'],
  },
  addNote: {
    method: 'POST',
    path: '/notes',
    auth: 'user',
    needs: 'act',
    summary: 'Note something for the team. A member named after @ is told',
    query: z.strictObject({ target }),
    body: z.strictObject({ text: text(1, 2_000) }),
    status: 201,
    idempotent: true,
    reply: { data: note },
    errors: ['NOT_FOUND'],
    rate: { max: 60, seconds: 60, by: 'user' },
  },
});
