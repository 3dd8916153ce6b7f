import { useQueryClient } from '@tanstack/react-query';
import { useLiveState } from '../../lib/live.ts';
import { UnsentBubble } from './bubble.tsx';
import { keepMessages } from './cache.ts';
import type { Unsent } from './outbox.ts';
import { dropUnsent, retry } from './sender.ts';

/** Time without a connection after which a message is shown as not sent; it is still retried. */
const stuckMs = 15_000;

/** Unsent message with its actions. */
export function WaitingBubble({ unsent, me, now }: { unsent: Unsent; me: string; now: Date }) {
  const client = useQueryClient();
  const isOpen = useLiveState() === 'open';
  return (
    <UnsentBubble
      unsent={unsent}
      stuck={!isOpen && now.getTime() - new Date(unsent.at).getTime() > stuckMs}
      onRetry={() => retry(me, unsent.clientId, (message) => keepMessages(client, me, [message]))}
      onDelete={() => dropUnsent(unsent.clientId)}
    />
  );
}
