import { pairKey } from './messages.rules.ts';

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

/** How far from where they stood a message moves its conversation and the two streams; 1 is the next place. */
export interface Steps {
  conversation: number;
  sender: number;
  receiver: number;
}

/** Counts the steps of drafts that are stored together, in the order in which they stand: dense in each conversation, dense in each stream. */
export function countSteps(drafts: readonly Pick<Draft, 'senderId' | 'receiverId'>[]): Steps[] {
  const conversations = new Map<string, number>();
  const streams = new Map<number, number>();
  return drafts.map(({ senderId, receiverId }) => ({
    conversation: step(conversations, pairKey(senderId, receiverId)),
    sender: step(streams, senderId),
    receiver: step(streams, receiverId),
  }));
}

function step<K>(counts: Map<K, number>, key: K): number {
  const next = (counts.get(key) ?? 0) + 1;
  counts.set(key, next);
  return next;
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
