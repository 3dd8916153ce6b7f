import type { ConversationCan, ConversationUser, Message } from '../../../contract/chat/messages.ts';

/** Contiguous part of a conversation. */
export interface Stretch {
  /** Oldest first, without gaps. */
  messages: Message[];
  /** Cursor for loading earlier messages; null at the beginning. */
  earlier: string | null;
}

/** Cached conversation: its newest stretch. */
export interface Thread extends Stretch {
  user: ConversationUser;
  can: ConversationCan;
}

/** Direction of paging. */
export type Side = 'earlier' | 'later';

const place = (message: Message) => Number(message.cursor);

/** Whether the message with this cursor is included. */
export function holds({ messages }: Pick<Stretch, 'messages'>, cursor: string): boolean {
  return messages.some((each) => each.cursor === cursor);
}

/** Cursor for loading more on one side; null if there is no more. */
export function edgeOf({ messages, earlier }: Stretch, side: Side): string | null {
  return side === 'earlier' ? earlier : (messages.at(-1)?.cursor ?? null);
}

/** Appends a page to a stretch; unchanged if it no longer contains the edge the page was requested from. */
export function layPage<S extends Stretch>(known: S, page: Stretch, { side, edge }: { side: Side; edge: string }): S {
  if (!holds(known, edge)) return known;
  if (side === 'later' && page.messages.length === 0) return known;
  const messages = mergeMessages(known.messages, page.messages);
  const earlier = side === 'earlier' && known.earlier === edge ? page.earlier : known.earlier;
  return { ...known, messages, earlier };
}

/** Joins two stretches that share a message; null while there may be a gap between them. */
export function joinPart<S extends Stretch>(known: S, part: Stretch): S | null {
  const [first, last] = [part.messages[0], part.messages.at(-1)];
  const [oldest, newest] = [known.messages[0], known.messages.at(-1)];
  if (!first || !last) return known;
  if (!oldest || !newest || place(last) < place(oldest) || place(newest) < place(first)) return null;
  if (place(oldest) <= place(first) && place(last) <= place(newest)) return known;
  const earlier = place(first) < place(oldest) ? part.earlier : known.earlier;
  return { ...known, messages: mergeMessages(known.messages, part.messages), earlier };
}

/** Merges two lists of one conversation: unique, sorted, never reverting read to unread. */
export function mergeMessages(known: readonly Message[], more: readonly Message[]): Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of more) {
    const before = byId.get(message.id);
    byId.set(message.id, before?.is_read ? { ...message, is_read: 1 } : message);
  }
  return spreadRead([...byId.values()].sort((a, b) => place(a) - place(b)));
}

/** Reading is from top to bottom, so messages before a read one were read too. */
function spreadRead(messages: Message[]): Message[] {
  const readAuthors = new Set<string>();
  const result = [...messages];
  for (let index = result.length - 1; index >= 0; index -= 1) {
    const message = result[index] as Message;
    if (message.is_read) readAuthors.add(message.sender_id);
    else if (readAuthors.has(message.sender_id)) result[index] = { ...message, is_read: 1 };
  }
  return result;
}

/** Thread after refetching its newest page. Older messages are dropped if there is a gap. */
export function joinNewest(known: Thread | undefined, page: Thread): Thread {
  const oldest = page.messages[0];
  const newestKnown = known?.messages.at(-1);
  if (!known || !newestKnown || (page.earlier !== null && oldest && place(newestKnown) < place(oldest))) return page;
  const knownFirst = known.messages[0];
  const reachesFurther = oldest && knownFirst && place(oldest) < place(knownFirst);
  return {
    user: page.user,
    can: page.can,
    messages: mergeMessages(known.messages, page.messages),
    earlier: reachesFurther ? page.earlier : known.earlier,
  };
}

/** Marks all messages by one author as read. */
export function markAuthorRead<S extends Stretch>(known: S, authorId: string): S {
  return {
    ...known,
    messages: known.messages.map((each) =>
      each.sender_id === authorId && !each.is_read ? { ...each, is_read: 1 } : each,
    ),
  };
}

/** Start of the new messages: a message, or a count of the partner's messages up to a position. */
export type NewSince = { id: string } | { count: number; upTo: number };

/** First unread message of a freshly loaded thread; null if none. */
export function findNew({ messages, user, earlier }: Thread): NewSince | null {
  const theirs = messages.filter((each) => each.sender_id === user.id);
  const first = theirs.findIndex((each) => each.is_read === 0);
  const message = theirs[first];
  if (!message) return null;
  // When all loaded messages are unread, more may be further up.
  if (first > 0 || earlier === null) return { id: message.id };
  return { count: Math.max(user.unread_count, theirs.length), upTo: Number(theirs.at(-1)?.cursor) };
}

/** Id of the first new message, once loaded. */
export function locateNew({ messages, user }: Pick<Thread, 'messages' | 'user'>, since: NewSince): string | undefined {
  if ('id' in since) return since.id;
  return messages.filter((each) => each.sender_id === user.id && place(each) <= since.upTo).at(-since.count)?.id;
}

/** The other person of a message. */
export function partnerOf(message: { sender_id: string; receiver_id: string }, me: string): string {
  return message.sender_id === me ? message.receiver_id : message.sender_id;
}
