import type { Message } from '../../../contract/messages.ts';
import { askLive, hurryLive } from '../../lib/live.ts';
import { noteRefusal, readOutbox, type Unsent } from './outbox.ts';

/** Refusals that pass: the message stays and is sent again. */
const passing = ['TOO_MANY', 'UNAVAILABLE', 'INTERNAL', 'UNAUTHENTICATED'];
const tryAgainMs = 2_000;

const busy = new Set<string>();
let nextTry: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends what waits in the outbox, in order, one message of a conversation at a time. Safe to call at any moment:
 * a message sent twice is one by its client id.
 */
export function flushOutbox(me: string, onStored: (message: Message) => void): void {
  const receivers = new Set(
    readOutbox()
      .filter((each) => each.senderId === me)
      .map((each) => each.receiverId),
  );
  for (const receiver of receivers) void flushOne(me, receiver, onStored);
}

async function flushOne(me: string, receiverId: string, onStored: (message: Message) => void): Promise<void> {
  const lane = `${me}:${receiverId}`;
  if (busy.has(lane)) return;
  busy.add(lane);
  const next = () =>
    readOutbox().find((each) => each.senderId === me && each.receiverId === receiverId && each.refusal === undefined);
  for (let unsent = next(); unsent; unsent = next()) {
    if (await sendOne(unsent, onStored)) continue;
    clearTimeout(nextTry);
    nextTry = setTimeout(() => flushOutbox(me, onStored), tryAgainMs);
    break;
  }
  busy.delete(lane);
}

/** True when it is settled one way or the other. */
async function sendOne(unsent: Unsent, onStored: (message: Message) => void): Promise<boolean> {
  const { senderId, receiverId, description, clientId, campaignId } = unsent;
  const answer = await askLive<'sendMessage', { data: Message }>('sendMessage', {
    senderId,
    receiverId,
    description,
    clientId,
    ...(campaignId ? { campaign_id: campaignId } : {}),
  });
  if (!answer) return false;
  if (answer.result) {
    onStored({ ...answer.data, client_id: clientId });
    return true;
  }
  if (passing.includes(answer.code)) return false;
  noteRefusal(clientId, answer.reason);
  return true;
}

/** Tries one message again, now. */
export function retry(me: string, clientId: string, onStored: (message: Message) => void): void {
  noteRefusal(clientId);
  hurryLive();
  flushOutbox(me, onStored);
}
