import type { Person } from '../../core/people/people.views.ts';
import type { Context } from '../../kit/context/context.ts';
import { rowId } from '../../kit/http/errors.ts';
import { viewPartners } from './conversations.service.ts';
import { selectPosition } from './messages.queries.ts';
import { viewFound } from './messages.views.ts';
import { selectFound } from './search.queries.ts';
import { searchedWords } from './search.rules.ts';

/** Messages searched per call, which bounds the cost however long the history is. */
const lookedThrough = 50_000;

interface Wanted {
  q: string;
  with?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Messages a person sent or received that contain all these words, newest first. */
export async function searchMessages(context: Context, user: { id: number }, { q, limit, ...wanted }: Wanted) {
  const words = searchedWords(q);
  const partner = wanted.with === undefined ? undefined : rowId(wanted.with, 'This person');
  const before = wanted.cursor === undefined ? (await selectPosition(context.db, user.id)) + 1 : Number(wanted.cursor);
  const from = Math.max(1, before - lookedThrough);
  const found = await selectFound(context.db, { reader: user.id, partner, words, from, before, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const view = (person: Person, row: (typeof rows)[number]) => viewFound(person, row, words);
  const data = await viewPartners(context, { reader: user.id, rows, view });
  const rest = from > 1 ? String(from) : null;
  return { data, next_cursor: found.length > limit ? String(rows.at(-1)?.position) : rest };
}
