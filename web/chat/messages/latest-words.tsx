import { useState } from 'react';
import type { ConversationUser, Message } from '../../../contract/chat/messages.ts';
import { fullNameOf } from './person-name.ts';

/** Says aloud what the other one writes while the conversation is open; not what was there, nor what loads above. */
export function LatestWords({ messages, user }: { messages: readonly Message[]; user: ConversationUser }) {
  const [opened] = useState(() => messages.at(-1)?.id);
  const last = messages.at(-1);
  const isNew = last !== undefined && last.id !== opened && last.sender_id === user.id;
  return (
    <p role="status" className="sr-only">
      {isNew ? `${user.first_name ?? fullNameOf(user)}: ${last.description || last.attachment?.name}` : null}
    </p>
  );
}
