import { useQueryClient } from '@tanstack/react-query';
import { useLiveState } from '../../lib/live.ts';
import { UnsentBubble } from './bubble.tsx';
import { keepMessages } from './cache.ts';
import type { Unsent } from './outbox.ts';
import { dropUnsent, retry } from './sender.ts';

/** Without a connection for so long, a message counts as not sent, though it will still be tried. */
const stuckMs = 15_000;

/** A message of the outbox, with what can be done about it. */
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
