import * as z from 'zod/mini';
import type { Locale } from '../../../contract/kit/languages.ts';
import type { ContactMessage } from '../../../contract/operators/contact-inbox.ts';
import { type ActingOperator, recordAct } from '../../core/audit/audit.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { noteAnswered } from '../../notifications/contact/contact.service.ts';
import { contactPolicy } from './contact-inbox.policy.ts';
import { lockMessage, type MessageRow, selectMessages } from './contact-inbox.queries.ts';
import { viewMessage } from './contact-inbox.views.ts';

interface Listing {
  status: 'open' | 'answered';
  limit: number;
  cursor?: string | undefined;
}

export async function listMessages(
  context: Context,
  { status, limit, cursor }: Listing,
  locale: Locale,
): Promise<{ data: ContactMessage[]; next_cursor: string | null }> {
  const past = decodeCursor(cursor, z.int());
  const found = await selectMessages(context.db, { isOpen: status === 'open', past, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: ({ id }) => id });
  return {
    data: await present(context, rows, locale),
    next_cursor,
  };
}

async function present(context: Context, rows: readonly MessageRow[], locale: Locale): Promise<ContactMessage[]> {
  const people = await findPeople(
    context,
    rows.flatMap(({ answered_by }) => answered_by ?? []),
  );
  return rows.map((row) => viewMessage(row, { answerer: people.get(row.answered_by ?? 0), locale }));
}

/** Marks a message as answered; the answer itself is written in the support mailbox. */
export async function markAnswered(
  context: Context,
  { operator, id, answered }: { operator: ActingOperator; id: string; answered: boolean },
): Promise<ContactMessage> {
  const what = 'This message';
  const messageId = rowId(id, what);
  return inTransaction(context, async (tx) => {
    const before = await lockMessage(tx.db, messageId);
    if (!before) throw refuseNotFound(what);
    demand(contactPolicy(before)[answered ? 'answer' : 'reopen']);
    const row = await noteAnswered(tx, messageId, answered ? { at: tx.now(), by: operator.id } : null);
    const action = answered ? 'contact.answered' : 'contact.reopened';
    await recordAct(tx, { actor: operator, action, target: `contact:${row.id}`, detail: {} });
    const [view] = await present(tx, [row], operator.locale);
    if (!view) throw refuseNotFound(what);
    return view;
  });
}
