import { pairKey } from './messages.rules.ts';

/** A message to be stored. */
export interface Draft {
  senderId: number;
  /** Person who writes for the sender's account; null for the platform. */
  personId: number | null;
  receiverId: number;
  description: string;
  /** Unique per sender; a repeated id means the same message. */
  clientId: string;
  campaignId: number | null;
  attachmentId: number | null;
}

/** Prefix of generated client ids, for messages whose sender gave none. */
const givenMark = 'given:';

/** Generates a client id, because a message without one could be stored twice when the answer to a commit is lost. */
export function giveClientId(uuid: string): string {
  return `${givenMark}${uuid}`;
}

/** The sender's own client id; null for a generated one. */
export function ownClientId(clientId: string | null): string | null {
  return clientId?.startsWith(givenMark) ? null : clientId;
}

/** Identity of a message, the same for every repetition. */
export function identityOf({ senderId, clientId }: Pick<Draft, 'senderId' | 'clientId'>): string {
  return `${senderId}:${clientId}`;
}

/** Offsets by which a message advances its conversation and the two streams; 1 is the next position. */
export interface Steps {
  conversation: number;
  sender: number;
  receiver: number;
}

/** Computes the steps of drafts stored together, in order: without gaps in each conversation and each stream. */
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

/** Distinct drafts that were not stored before. */
export function chooseFresh(drafts: readonly Draft[], stored: ReadonlySet<string>): Draft[] {
  const seen = new Set(stored);
  return drafts.filter((draft) => {
    const identity = identityOf(draft);
    if (seen.has(identity)) return false;
    seen.add(identity);
    return true;
  });
}
