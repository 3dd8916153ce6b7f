import type { DeliverableComment } from '../../../contract/work/deliverable-comments.ts';
import type { Person } from '../../core/people/people.views.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { CommentRow } from './deliverable-comments.queries.ts';

/** Comments of one piece, oldest first; those that answer none are numbered. */
export function viewComments(rows: readonly CommentRow[], people: ReadonlyMap<number, Person>): DeliverableComment[] {
  const first = rows.filter(({ reply_to }) => reply_to === null).map(({ id }) => id);
  return rows.flatMap((row) => {
    const number = row.reply_to === null ? first.indexOf(row.id) + 1 : null;
    const person = people.get(row.author_id);
    if (!person) return [];
    return {
      id: String(row.id),
      deliverable_id: String(row.deliverable_id),
      version: row.version,
      number,
      user: viewPersonCard(person),
      text: row.text,
      at_second: row.at_ms === null ? null : row.at_ms / 1_000,
      reply_to: row.reply_to === null ? null : String(row.reply_to),
      resolved: row.resolved_at !== null,
      resolved_at: row.resolved_at?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
    };
  });
}
