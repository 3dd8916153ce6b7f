import { useState } from 'react';
import type { ConversationUser, Message } from '../../../contract/chat/messages.ts';
import { fullNameOf } from './person-name.ts';

/** Announces new messages of the partner to screen readers, not earlier ones. */
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
