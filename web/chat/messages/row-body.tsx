import { Trans } from '@lingui/react/macro';
import type { ConversationUser, Message } from '../../../contract/chat/messages.ts';
import { personNameOf, readSession } from '../../lib/session.ts';
import { MessageBubble } from './bubble.tsx';
import type { LogRow } from './log-rows.ts';
import { PersonAvatar } from './person.tsx';
import { fullNameOf } from './person-name.ts';
import { WaitingBubble } from './waiting-bubble.tsx';

interface RowBodyProps {
  row: LogRow;
  me: string;
  user: ConversationUser;
  now: Date;
  /** Formats the time of a message. */
  sayTime: (at: string) => string;
}

/** Content of a row: a message, an unsent one, or the typing indicator. */
export function RowBody({ row: { body }, me, user, now, sayTime }: RowBodyProps) {
  if (body.is === 'typing') return <TypingSign user={user} now={now} />;
  if (body.is === 'message') {
    const isMine = body.message.sender_id === me;
    return (
      <MessageBubble
        message={body.message}
        isMine={isMine}
        writer={writerOf(body.message, user, isMine)}
        sayTime={sayTime}
      />
    );
  }
  return <WaitingBubble unsent={body.unsent} me={me} now={now} />;
}

/** Name of the member who wrote for an account, where the account's name alone does not say so. */
function writerOf({ by }: Message, { business_name: business, full_name: name }: ConversationUser, isMine: boolean) {
  if (!by) return null;
  if (isMine) {
    const { profile } = readSession();
    return profile && by.fullname === personNameOf(profile) ? null : by.fullname;
  }
  return business === null && by.fullname === name ? null : by.fullname;
}

function TypingSign({ user, now }: { user: ConversationUser; now: Date }) {
  const name = user.first_name ?? fullNameOf(user);
  return (
    <div className="mt-1 flex items-center gap-2">
      <PersonAvatar user={user} now={now} size={24} />
      <span className="flex gap-1 rounded-[4px_16px_16px_16px] border border-line bg-surface px-3.5 py-3">
        {['[animation-delay:0ms]', '[animation-delay:200ms]', '[animation-delay:400ms]'].map((delay) => (
          <span key={delay} className={`size-2 animate-pulse rounded-full bg-t3 ${delay}`} />
        ))}
      </span>
      <span className="text-t2 text-xs">
        <Trans>{name} is typing</Trans>
      </span>
    </div>
  );
}
