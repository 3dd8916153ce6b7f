import type { Message } from '../../../contract/messages.ts';
import { askLive, hurryLive } from '../../lib/live.ts';
import { noteRefusal, readOutbox } from './outbox.ts';
import { createSending } from './sending.ts';

const sending = createSending({
  readOutbox,
  noteRefusal,
  send: ({ senderId, receiverId, description, clientId, campaignId }) =>
    askLive<'sendMessage', { data: Message }>('sendMessage', {
      senderId,
      receiverId,
      description,
      clientId,
      ...(campaignId ? { campaign_id: campaignId } : {}),
    }),
});

/**
 * Sends what waits in the outbox, in order, one message of a conversation at a time. Safe to call at any moment:
 * a message sent twice is one by its client id.
 */
export function flushOutbox(me: string, onStored: (message: Message) => void): void {
  sending.flush(me, onStored);
}

/** Tries one message again, now. */
export function retry(me: string, clientId: string, onStored: (message: Message) => void): void {
  noteRefusal(clientId);
  hurryLive();
  flushOutbox(me, onStored);
}
