import type { Message } from '../../../contract/chat/messages.ts';
import { askLive, hurryLive } from '../../lib/live.ts';
import { readSession } from '../../lib/session.ts';
import type { Picked } from './attach/attach-uploads.ts';
import { noteRefusal, putInOutbox, readOutbox, takeFromOutbox, type Written } from './outbox.ts';
import { createSending } from './sending.ts';

/** Longest wait for another tab; then both may send, and the client id keeps it one message. */
const waitForOthersMs = 15_000;

/** One tab sends at a time, where the browser can tell. */
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
 * Sends what waits in the outbox, in order, one message of a conversation at a time. Safe to call at any moment:
 * a message sent twice is one by its client id.
 */
export function flushOutbox(me: string, onStored: (message: Message) => void): void {
  sending.flush(me, onStored);
}

const fetchUploads = () => import('./attach/attach-uploads.ts');

/** Sends what was written, with the file picked for it: into the outbox at once, from there as soon as it can go. */
export function sendWritten(message: Written, onStored: (message: Message) => void, picked?: Picked): void {
  const flush = () => flushOutbox(message.senderId, onStored);
  if (picked) {
    void fetchUploads().then(({ sendFile }) => sendFile(message, picked, flush));
    return;
  }
  putInOutbox(message);
  flush();
}

/** Takes a message away that was not sent, and its file. */
export function dropUnsent(clientId: string): void {
  const hasFile = readOutbox().some((each) => each.clientId === clientId && each.file);
  takeFromOutbox([clientId]);
  if (hasFile) void fetchUploads().then(({ dropUpload }) => dropUpload(clientId));
}

/** Tries one message again, now. */
export function retry(me: string, clientId: string, onStored: (message: Message) => void): void {
  noteRefusal(clientId);
  hurryLive();
  const flush = () => flushOutbox(me, onStored);
  if (readOutbox().some((each) => each.clientId === clientId && each.file && !each.attachmentId)) {
    void fetchUploads().then(({ uploadAgain }) => uploadAgain(clientId, flush));
  }
  flush();
}
