import type { Message } from '../../../contract/chat/messages.ts';
import { askLive, hurryLive } from '../../lib/live.ts';
import { readSession } from '../../lib/session.ts';
import type { Picked } from './attach/attach-uploads.ts';
import { noteRefusal, putInOutbox, readOutbox, takeFromOutbox, type Written } from './outbox.ts';
import { createSending } from './sending.ts';

/** Maximum wait for another tab; after that both may send, and the client id prevents duplicates. */
const waitForOthersMs = 15_000;

/** Lets one tab send at a time, where Web Locks exist. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  const signal = AbortSignal.timeout(waitForOthersMs);
  let began = false;
  const begin = () => {
    began = true;
    return work();
  };
  try {
    await navigator.locks.request(`outbox:${name}`, { signal }, begin);
  } catch {
    if (!began) await work();
  }
}

const sending = createSending({
  readOutbox,
  noteRefusal,
  isMe: (me) => readSession().profile?.id === me,
  alone,
  send: ({ senderId, receiverId, description, clientId, campaignId, attachmentId }) =>
    askLive<'sendMessage', { data: Message }>('sendMessage', {
      senderId,
      receiverId,
      description,
      clientId,
      ...(campaignId ? { campaign_id: campaignId } : {}),
      ...(attachmentId ? { attachment_id: attachmentId } : {}),
    }),
});

/**
 * Sends the outbox in order, one message per conversation at a time. Safe to call at any time, because the client id makes
 * retries idempotent.
 */
export function flushOutbox(me: string, onStored: (message: Message) => void): void {
  sending.flush(me, onStored);
}

const fetchUploads = () => import('./attach/attach-uploads.ts');

/** Queues a message with its file and sends it as soon as possible. */
export function sendWritten(message: Written, onStored: (message: Message) => void, picked?: Picked): void {
  const flush = () => flushOutbox(message.senderId, onStored);
  if (picked) {
    void fetchUploads().then(({ sendFile }) => sendFile(message, picked, flush));
    return;
  }
  putInOutbox(message);
  flush();
}

/** Removes an unsent message and its file. */
export function dropUnsent(clientId: string): void {
  const hasFile = readOutbox().some((each) => each.clientId === clientId && each.file);
  takeFromOutbox([clientId]);
  if (hasFile) void fetchUploads().then(({ dropUpload }) => dropUpload(clientId));
}

/** Retries one message immediately. */
export function retry(me: string, clientId: string, onStored: (message: Message) => void): void {
  noteRefusal(clientId);
  hurryLive();
  const flush = () => flushOutbox(me, onStored);
  if (readOutbox().some((each) => each.clientId === clientId && each.file && !each.attachmentId)) {
    void fetchUploads().then(({ uploadAgain }) => uploadAgain(clientId, flush));
  }
  flush();
}
