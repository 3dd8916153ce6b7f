import type { ConversationUser, Message } from '../../../contract/chat/messages.ts';

/** A stretch of one conversation. */
export interface Stretch {
  /** Oldest first, without a gap. */
  messages: Message[];
  /** Cursor to load what was said earlier from; null at the beginning. */
  earlier: string | null;
}

/** What is known of one conversation: its newest stretch. */
export interface Thread extends Stretch {
  user: ConversationUser;
  canWrite: boolean;
}

/** Where more of a stretch is loaded. */
export type Side = 'earlier' | 'later';

const place = (message: Message) => Number(message.cursor);

/** Whether the message of this cursor is among these. */
export function holds({ messages }: Pick<Stretch, 'messages'>, cursor: string): boolean {
  return messages.some((each) => each.cursor === cursor);
}

/** The cursor from which more of a stretch is asked for; null where there is none. */
export function edgeOf({ messages, earlier }: Stretch, side: Side): string | null {
  return side === 'earlier' ? earlier : (messages.at(-1)?.cursor ?? null);
}

/** A stretch with the page next to it. Left as it is where it no longer holds the edge the page was asked from. */
export function layPage<S extends Stretch>(known: S, page: Stretch, { side, edge }: { side: Side; edge: string }): S {
  if (!holds(known, edge)) return known;
  if (side === 'later' && page.messages.length === 0) return known;
  const messages = mergeMessages(known.messages, page.messages);
  const earlier = side === 'earlier' && known.earlier === edge ? page.earlier : known.earlier;
  return { ...known, messages, earlier };
}

/** A stretch with another that shares messages with it; null as long as something may be missing between the two. */
export function joinPart<S extends Stretch>(known: S, part: Stretch): S | null {
  const [first, last] = [part.messages[0], part.messages.at(-1)];
  const [oldest, newest] = [known.messages[0], known.messages.at(-1)];
  if (!first || !last) return known;
  if (!oldest || !newest || place(last) < place(oldest) || place(newest) < place(first)) return null;
  if (place(oldest) <= place(first) && place(last) <= place(newest)) return known;
  const earlier = place(first) < place(oldest) ? part.earlier : known.earlier;
  return { ...known, messages: mergeMessages(known.messages, part.messages), earlier };
}

/** Two lists of the same conversation as one: each message once, in order, never back from read to unread. */
export function mergeMessages(known: readonly Message[], more: readonly Message[]): Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of more) {
    const before = byId.get(message.id);
    byId.set(message.id, before?.is_read ? { ...message, is_read: 1 } : message);
  }
  return spreadRead([...byId.values()].sort((a, b) => place(a) - place(b)));
}

/** A reader reads from the top: what one wrote before a message that was read, was read too. */
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

/** A thread after its newest page was loaded again. Where the page does not reach what was known, the old part goes. */
export function joinNewest(known: Thread | undefined, page: Thread): Thread {
  const oldest = page.messages[0];
  const newestKnown = known?.messages.at(-1);
  if (!known || !newestKnown || (page.earlier !== null && oldest && place(newestKnown) < place(oldest))) return page;
  const knownFirst = known.messages[0];
  const reachesFurther = oldest && knownFirst && place(oldest) < place(knownFirst);
  return {
    user: page.user,
    canWrite: page.canWrite,
    messages: mergeMessages(known.messages, page.messages),
    earlier: reachesFurther ? page.earlier : known.earlier,
  };
}

/** A stretch after everything by one author was read. */
export function markAuthorRead<S extends Stretch>(known: S, authorId: string): S {
  return {
    ...known,
    messages: known.messages.map((each) =>
      each.sender_id === authorId && !each.is_read ? { ...each, is_read: 1 } : each,
    ),
  };
}

/** Where what is new to a reader begins: at a message, or so many of the other's messages before a place. */
export type NewSince = { id: string } | { count: number; upTo: number };

/** What is unread in a thread just loaded; null when nothing is. */
export function findNew({ messages, user, earlier }: Thread): NewSince | null {
  const theirs = messages.filter((each) => each.sender_id === user.id);
  const first = theirs.findIndex((each) => each.is_read === 0);
  const message = theirs[first];
  if (!message) return null;
  // With everything that is loaded unread, more of it may stand further up.
  if (first > 0 || earlier === null) return { id: message.id };
  return { count: Math.max(user.unread_count, theirs.length), upTo: Number(theirs.at(-1)?.cursor) };
}

/** The id of the first new message, once it is loaded. */
export function locateNew({ messages, user }: Pick<Thread, 'messages' | 'user'>, since: NewSince): string | undefined {
  if ('id' in since) return since.id;
  return messages.filter((each) => each.sender_id === user.id && place(each) <= since.upTo).at(-since.count)?.id;
}

/** Who is on the other side of a message. */
export function partnerOf(message: { sender_id: string; receiver_id: string }, me: string): string {
  return message.sender_id === me ? message.receiver_id : message.sender_id;
}
