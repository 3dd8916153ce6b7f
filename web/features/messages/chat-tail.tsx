import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ConversationUser } from '../../../contract/messages.ts';
import { useLiveState } from '../../lib/live.ts';
import { UnsentBubble } from './bubble.tsx';
import { keepMessages } from './cache.ts';
import { takeFromOutbox, type Unsent } from './outbox.ts';
import { PersonAvatar } from './person.tsx';
import { retry } from './sender.ts';

/** Without a connection for so long, a message counts as not sent, though it will still be tried. */
const stuckMs = 15_000;

interface ChatTailProps {
  me: string;
  user: ConversationUser;
  waiting: Unsent[];
  typing: boolean;
  now: Date;
}

/** The end of a conversation: what waits to be sent, and the sign of the other one typing. */
export function ChatTail({ me, user, waiting, typing, now }: ChatTailProps) {
  const client = useQueryClient();
  const isOpen = useLiveState() === 'open';
  const keep = (message: Parameters<typeof keepMessages>[2][number]) => keepMessages(client, me, [message]);
  return (
    <>
      {waiting.map((unsent) => (
        <UnsentBubble
          key={unsent.clientId}
          unsent={unsent}
          stuck={!isOpen && now.getTime() - new Date(unsent.at).getTime() > stuckMs}
          onRetry={() => retry(me, unsent.clientId, keep)}
          onDelete={() => takeFromOutbox([unsent.clientId])}
        />
      ))}
      {typing ? <TypingSign user={user} now={now} /> : null}
    </>
  );
}

function TypingSign({ user, now }: { user: ConversationUser; now: Date }) {
  const name = user.first_name ?? user.full_name;
  return (
    <div className="mt-1 flex items-center gap-2">
      <PersonAvatar user={user} now={now} size={24} />
      <span className="flex gap-1 rounded-[4px_16px_16px_16px] border border-line bg-surface px-3.5 py-3">
        {['', '[animation-delay:200ms]', '[animation-delay:400ms]'].map((delay) => (
          <span key={delay} className={`size-2 animate-pulse rounded-full bg-t3 ${delay}`} />
        ))}
      </span>
      <span className="text-t2 text-xs">
        <Trans>{name} is typing</Trans>
      </span>
    </div>
  );
}
