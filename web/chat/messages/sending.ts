import type { Message } from '../../../contract/chat/messages.ts';
import type { Acknowledgement } from '../../../contract/live.ts';
import type { Unsent } from './outbox.ts';

/** Temporary refusals: the message is retried. */
const passing = ['TOO_MANY', 'UNAVAILABLE', 'INTERNAL', 'UNAUTHENTICATED'];
/** Seconds; a longer retry-after is shown to the writer instead. */
const longWait = 60;
/** First and maximum retry delay; doubled on each failure. */
const [tryAgainMs, tryAgainAtMostMs] = [2_000, 30_000];

type OnStored = (message: Message) => void;

interface Parts {
  /** Unsent messages, oldest first. */
  readOutbox: () => readonly Unsent[];
  /** Null without an answer: it is unknown whether the message was stored. */
  send: (unsent: Unsent) => Promise<Acknowledgement<{ data: Message }> | null>;
  noteRefusal: (clientId: string, reason: string) => void;
  /** Whether this user is signed in; others' messages are not sent. */
  isMe: (me: string) => boolean;
  /** Runs the work exclusively among tabs, by name. */
  alone: (name: string, work: () => Promise<void>) => Promise<void>;
}

/** Refused messages wait for their writer; uploads in progress are skipped. */
function canGo({ refusal, file, attachmentId }: Unsent): boolean {
  return refusal === undefined && (file === undefined || attachmentId !== undefined);
}

/** Sending rules of an outbox, independent of storage and transport. */
export function createSending({ readOutbox, send, noteRefusal, isMe, alone }: Parts) {
  const busy = new Set<string>();
  let nextTry: ReturnType<typeof setTimeout> | undefined;
  let waitMs = tryAgainMs;

  /** Returns true when the message was stored or refused. */
  async function sendOne(unsent: Unsent, onStored: OnStored): Promise<boolean> {
    const answer = await send(unsent);
    if (!answer) return false;
    if (answer.result) {
      onStored({ ...answer.data, client_id: unsent.clientId });
      return true;
    }
    if (passing.includes(answer.code) && (answer.retry_after ?? 0) <= longWait) return false;
    noteRefusal(unsent.clientId, answer.reason);
    return true;
  }

  async function empty(me: string, receiverId: string, onStored: OnStored): Promise<void> {
    const next = () =>
      isMe(me)
        ? readOutbox().find((each) => each.senderId === me && each.receiverId === receiverId && canGo(each))
        : undefined;
    for (let unsent = next(); unsent; unsent = next()) {
      if (await sendOne(unsent, onStored)) {
        waitMs = tryAgainMs;
        continue;
      }
      clearTimeout(nextTry);
      nextTry = setTimeout(() => flush(me, onStored), waitMs);
      waitMs = Math.min(2 * waitMs, tryAgainAtMostMs);
      return;
    }
  }

  async function flushOne(me: string, receiverId: string, onStored: OnStored): Promise<void> {
    const lane = `${me}:${receiverId}`;
    if (busy.has(lane)) return;
    busy.add(lane);
    try {
      await alone(lane, () => empty(me, receiverId, onStored));
    } finally {
      busy.delete(lane);
    }
  }

  /** Sends pending messages in order, one per conversation at a time. Safe to call at any time. */
  function flush(me: string, onStored: OnStored): void {
    const receivers = new Set(
      readOutbox()
        .filter((each) => each.senderId === me)
        .map((each) => each.receiverId),
    );
    for (const receiver of receivers) void flushOne(me, receiver, onStored);
  }

  return { flush };
}
