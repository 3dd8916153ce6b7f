import { useQueryClient } from '@tanstack/react-query';
import type { Picked } from './attach/attach-uploads.ts';
import { keepMessages } from './cache.ts';
import { sendWritten } from './sender.ts';

interface Course {
  me: string;
  partnerId: string;
  /** Campaign that messages are tagged with. */
  campaignId?: string | undefined;
}

/** Sends a message, optionally with a file, now or as soon as possible. */
export function useSend({ me, partnerId, campaignId }: Course): (description: string, picked?: Picked) => void {
  const client = useQueryClient();
  return (description, picked) => {
    const written = { senderId: me, receiverId: partnerId, description, campaignId };
    sendWritten(written, (message) => keepMessages(client, me, [message]), picked);
  };
}
