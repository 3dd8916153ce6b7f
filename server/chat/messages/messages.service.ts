import type { z } from 'zod/mini';
import type { messageCalls } from '../../../contract/chat/messages.ts';
import { findBlocked, findPeople, findPeopleFor } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demand, viewCan } from '../../kit/http/policy.ts';
import { findBelongings } from './attaching.service.ts';
import { mayBlock, mayWrite, type Partner } from './conversation.policy.ts';
import { selectConversationPage } from './conversations.queries.ts';
import {
  type MessageRow,
  raiseReadMark,
  selectConversationId,
  selectLatestIncoming,
  selectPosition,
  selectSince,
  selectUnread,
} from './messages.queries.ts';
import { viewConversationUser, viewListedMessage, viewMessage } from './messages.views.ts';
import { readPage } from './thread-page.service.ts';

const latestLimit = 1000;

type ReadBody = z.infer<(typeof messageCalls)['getUserMessages']['body']>;

/** One page of a conversation for one of its two people; marks it read on request. */
export async function readConversation(context: Context, user: User, body: ReadBody) {
  const me = String(user.id);
  const partnerId = rowId(body.sender_id === me ? body.receiver_id : body.sender_id, 'This person');
  if (body.is_read === 1 || body.is_read === true) await markRead(context, { authorId: partnerId, reader: user.id });
  const conversationId = await selectConversationId(context.db, user.id, partnerId);
  const hasTalked = conversationId !== null;
  const { view, ...partner } = await findPartner(context, { reader: user.id, partnerId, hasTalked });
  const can = viewCan({ write: mayWrite(partner), block: mayBlock(partner) }, user.locale);
  const known = { user: view, can };
  if (conversationId === null) return { ...known, data: [], next_cursor: null, later_cursor: null };
  const { rows, earlier, later } = await readPage(context, { ...body, conversationId, reader: user.id });
  const belongings = await findBelongings(context, rows);
  const data = rows.map((row) => viewMessage(row, user.id, belongings));
  return {
    ...known,
    data,
    next_cursor: earlier ? (data[0]?.cursor ?? null) : null,
    later_cursor: later ? (data.at(-1)?.cursor ?? null) : null,
  };
}

/** A visible chat partner: reachable and not blocked, or with an earlier conversation. */
async function findPartner(context: Context, of: { reader: number; partnerId: number; hasTalked: boolean }) {
  const { reader, partnerId, hasTalked } = of;
  const person = (await findPeopleFor(context, reader, [partnerId])).get(partnerId);
  if (!person || partnerId === reader) throw refuseNotFound('This person');
  const blocked = await findBlocked(context, reader, [partnerId]);
  const partner: Partner = { isReachable: person.isReachable, isBlocked: blocked.has(partnerId) };
  if (!hasTalked) demand(mayWrite(partner), 'This person');
  const [conversation] = await selectConversationPage(context.db, { reader, partners: [partnerId], limit: 1 });
  return { ...partner, view: viewConversationUser(person, conversation) };
}

/** Marks all messages from `authorId` to the reader as read and notifies both, if any was unread. */
export async function markRead(context: Context, { authorId, reader }: { authorId: number; reader: number }) {
  const conversationId = await selectConversationId(context.db, authorId, reader);
  if (conversationId === null) return;
  if (!(await raiseReadMark(context.db, conversationId, reader))) return;
  const payload = { sender_id: String(authorId), receiver_id: String(reader) };
  context.live.toAccount(authorId, 'message_read', payload);
  context.live.toAccount(reader, 'message_read', payload);
}

interface Reach {
  cursor?: string | undefined;
  limit: number;
}

/** Unread messages over all conversations, oldest first. */
export async function listUnread(context: Context, user: { id: number }, { cursor, limit }: Reach) {
  const after = Number(cursor ?? 0);
  const found = await selectUnread(context.db, { reader: user.id, after, limit: limit + 1 });
  const data = await withSenders(context, found.slice(0, limit));
  return { data, next_cursor: found.length > limit ? (data.at(-1)?.cursor ?? null) : null };
}

/** The latest incoming message of each sender, newest first. */
export async function listLatestIncoming(context: Context, user: { id: number }) {
  return { data: await withSenders(context, await selectLatestIncoming(context.db, user.id, latestLimit)) };
}

async function withSenders(context: Context, rows: MessageRow[]) {
  const people = await findPeople(
    context,
    rows.map((row) => row.sender_id),
  );
  const belongings = await findBelongings(context, rows);
  return rows.flatMap((row) => {
    const sender = people.get(row.sender_id);
    return sender ? [viewListedMessage(row, sender, belongings)] : [];
  });
}

/** Messages a person missed after a cursor, in commit order. */
export async function listSince(context: Context, user: { id: number }, { cursor, limit }: Reach) {
  const found = await selectSince(context.db, { reader: user.id, after: Number(cursor ?? 0), limit: limit + 1 });
  const rows = found.slice(0, limit);
  const belongings = await findBelongings(context, rows);
  const data = rows.map((row) => viewMessage(row, user.id, belongings));
  return { data, next_cursor: found.length > limit ? (data.at(-1)?.cursor ?? null) : null };
}

/** Current position in a person's stream of messages, as a cursor. */
export async function findPosition(context: Context, user: { id: number }): Promise<string> {
  return String(await selectPosition(context.db, user.id));
}
