import { useQueryClient } from '@tanstack/react-query';
import type { Picked } from './attach/attach-uploads.ts';
import { keepMessages } from './cache.ts';
import { sendWritten } from './sender.ts';

interface Course {
  me: string;
  partnerId: string;
  /** What is written is about this campaign. */
  campaignId?: string | undefined;
}

/** Sends what one has written, with a file where one was picked: at once, or as soon as it can go. */
export function useSend({ me, partnerId, campaignId }: Course): (description: string, picked?: Picked) => void {
  const client = useQueryClient();
  return (description, picked) => {
    const written = { senderId: me, receiverId: partnerId, description, campaignId };
    sendWritten(written, (message) => keepMessages(client, me, [message]), picked);
  };
}
