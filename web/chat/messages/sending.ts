import type { Message } from '../../../contract/chat/messages.ts';
import type { Acknowledgement } from '../../../contract/live.ts';
import type { Unsent } from './outbox.ts';

/** Refusals that pass: the message stays and is sent again. */
const passing = ['TOO_MANY', 'UNAVAILABLE', 'INTERNAL', 'UNAUTHENTICATED'];
/** A retry-after longer than this many seconds is shown to the writer instead of retried. */
const longWait = 60;
/** The wait before the next try: doubled with every one that comes to nothing. */
const [tryAgainMs, tryAgainAtMostMs] = [2_000, 30_000];

type OnStored = (message: Message) => void;

interface Parts {
  /** What waits, oldest first. */
  readOutbox: () => readonly Unsent[];
  /** Null when no answer came: the message may be stored or not. */
  send: (unsent: Unsent) => Promise<Acknowledgement<{ data: Message }> | null>;
  noteRefusal: (clientId: string, reason: string) => void;
  /** Whether this is who is signed in: nobody else's outbox is sent. */
  isMe: (me: string) => boolean;
  /** Does the work while no other tab does work of this name. */
  alone: (name: string, work: () => Promise<void>) => Promise<void>;
}

/** What was refused waits for its writer; what is being uploaded holds up nothing behind it. */
function canGo({ refusal, file, attachmentId }: Unsent): boolean {
  return refusal === undefined && (file === undefined || attachmentId !== undefined);
}

/** The rules by which an outbox is sent, wherever it is kept and whatever carries it. */
export function createSending({ readOutbox, send, noteRefusal, isMe, alone }: Parts) {
  const busy = new Set<string>();
  let nextTry: ReturnType<typeof setTimeout> | undefined;
  let waitMs = tryAgainMs;

  /** True when it is settled one way or the other. */
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

  /** Sends what waits, in order, one message of a conversation at a time. Safe to call at any moment. */
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
