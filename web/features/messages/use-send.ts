import { useQueryClient } from '@tanstack/react-query';
import { keepMessages } from './cache.ts';
import { putInOutbox } from './outbox.ts';
import { flushOutbox } from './sender.ts';

interface Course {
  me: string;
  partnerId: string;
  /** What is written is about this campaign. */
  campaignId?: string | undefined;
}

/** Sends what one has written: into the outbox at once, and from there as soon as it can go. */
export function useSend({ me, partnerId, campaignId }: Course): (description: string) => void {
  const client = useQueryClient();
  return (description) => {
    putInOutbox({ senderId: me, receiverId: partnerId, description, campaignId });
    flushOutbox(me, (message) => keepMessages(client, me, [message]));
  };
}
