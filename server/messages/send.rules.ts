import { pairOf } from './messages.rules.ts';

/** A message on its way into the database. */
export interface Draft {
  senderId: number;
  receiverId: number;
  description: string;
  /** Unique among the sender's: what is stored again under the same is the same message. */
  clientId: string;
  campaignId: number | null;
  attachmentId: number | null;
}

/** Marks ids given here to messages whose sender gave none. */
const givenMark = 'given:';

/** A message without an id of its own could be stored twice when the answer to a commit is lost; so it gets one. */
export function giveClientId(uuid: string): string {
  return `${givenMark}${uuid}`;
}

/** The id the sender gave, or null. */
export function ownClientId(clientId: string | null): string | null {
  return clientId?.startsWith(givenMark) ? null : clientId;
}

/** What a message is known by, however often it is sent. */
export function identityOf({ senderId, clientId }: Pick<Draft, 'senderId' | 'clientId'>): string {
  return `${senderId}:${clientId}`;
}

/** One name for the conversation of two people. */
export function pairKey(one: number, other: number): string {
  const { low, high } = pairOf(one, other);
  return `${low}:${high}`;
}

/** What conversations and people's streams have come to; nobody else moves them meanwhile. */
export interface Places {
  /** By pairKey. */
  conversations: ReadonlyMap<string, { id: number; seq: number }>;
  /** Position by account. */
  inboxes: ReadonlyMap<number, number>;
}

/** The place of a message: the next of its conversation, and the next in each of the two streams. */
export interface Place {
  conversation_id: number;
  seq: number;
  sender_position: number;
  receiver_position: number;
}

/** Gives drafts their places in the order in which they stand: dense in each conversation, dense in each stream. */
export function assignPlaces(drafts: readonly Draft[], { conversations, inboxes }: Places): Place[] {
  const seqs = new Map<number, number>();
  const positions = new Map<number, number>();
  const nextPosition = (accountId: number) => {
    const position = (positions.get(accountId) ?? inboxes.get(accountId) ?? 0) + 1;
    positions.set(accountId, position);
    return position;
  };
  return drafts.map(({ senderId, receiverId }) => {
    const conversation = conversations.get(pairKey(senderId, receiverId));
    if (!conversation) throw new Error('A message without a conversation cannot be placed');
    const seq = (seqs.get(conversation.id) ?? conversation.seq) + 1;
    seqs.set(conversation.id, seq);
    return {
      conversation_id: conversation.id,
      seq,
      sender_position: nextPosition(senderId),
      receiver_position: nextPosition(receiverId),
    };
  });
}

/** Of these drafts each message once, without those stored before. */
export function chooseFresh(drafts: readonly Draft[], stored: ReadonlySet<string>): Draft[] {
  const seen = new Set(stored);
  return drafts.filter((draft) => {
    const identity = identityOf(draft);
    if (seen.has(identity)) return false;
    seen.add(identity);
    return true;
  });
}
