import { useLingui } from '@lingui/react/macro';
import { useNow } from '../../lib/use-now.ts';
import { Composer } from './composer.tsx';
import { useOutbox } from './outbox.ts';
import { useSend } from './use-send.ts';
import { WaitingBubble } from './waiting-bubble.tsx';

interface UnreachedChatProps {
  me: string;
  partnerId: string;
  campaignId?: string | undefined;
}

/** Conversation that could not be loaded: messages can be written and are sent later. */
export function UnreachedChat({ me, partnerId, campaignId }: UnreachedChatProps) {
  const { t } = useLingui();
  const now = useNow();
  const waiting = useOutbox().filter((each) => each.senderId === me && each.receiverId === partnerId);
  const send = useSend({ me, partnerId, campaignId });
  return (
    <>
      {waiting.length > 0 ? (
        <ul aria-label={t`Waiting to be sent`} className="@container grid gap-1.5 px-3 pb-3 md:px-6">
          {waiting.map((unsent) => (
            <li key={unsent.clientId}>
              <WaitingBubble unsent={unsent} me={me} now={now} />
            </li>
          ))}
        </ul>
      ) : null}
      <Composer me={me} partnerId={partnerId} onSend={send} />
    </>
  );
}
