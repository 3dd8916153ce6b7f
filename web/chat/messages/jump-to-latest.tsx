import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '../../../contract/chat/messages.ts';
import { Count } from '../../ui/data/tag.tsx';

interface JumpToLatestProps {
  messages: readonly Message[];
  /** Partner's id, whose messages are counted. */
  from: string;
  onJump: () => void;
}

/** Button to the newest message, with the number of new ones. */
export function JumpToLatest({ messages, from, onJump }: JumpToLatestProps) {
  const { t } = useLingui();
  const [last] = useState(() => Number(messages.at(-1)?.cursor ?? 0));
  const fresh = countAfter(messages, last, from);
  return (
    <button
      type="button"
      onClick={onJump}
      title={t`Jump to latest`}
      className="absolute right-4 bottom-4 inline-grid size-11 cursor-pointer place-items-center rounded-full border border-line bg-surface text-t1 shadow-pop hover:bg-sunken"
    >
      <ArrowDown />
      <span className="sr-only">
        <Trans>Jump to latest</Trans>
        {fresh > 0 ? (
          <>
            , <Plural value={fresh} one="# new message" other="# new messages" />
          </>
        ) : null}
      </span>
      <span aria-hidden="true" className="absolute -top-1.5 right-0">
        <Count value={fresh} />
      </span>
    </button>
  );
}

function countAfter(messages: readonly Message[], last: number, from: string): number {
  let count = 0;
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index] as Message;
    if (Number(message.cursor) <= last) break;
    if (message.sender_id === from) count += 1;
  }
  return count;
}
