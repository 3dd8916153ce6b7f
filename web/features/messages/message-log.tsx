import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Message } from '../../../contract/messages.ts';
import { sayDay } from '../../lib/clock-words.ts';
import { calendarDaysBetween } from '../../lib/clocks.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AboutCampaign } from './about-campaign.tsx';
import { MessageBubble } from './bubble.tsx';
import type { Thread } from './thread.ts';
import { useKeptScroll } from './use-kept-scroll.ts';

const newLineId = 'new-messages';

/** A region that scrolls must be reached by the keyboard. */
const reachable = { tabIndex: 0 };

interface MessageLogProps {
  me: string;
  thread: Thread;
  /** The message before which the "New messages" line stands. */
  newFrom: string | undefined;
  now: Date;
  loadingEarlier: boolean;
  onEarlier: () => void;
  /** What waits to be sent, and who is typing. */
  tail: ReactNode;
  /** Changes when the tail grows. */
  tailKey: string;
  /** The newest message one has written that is not sent yet. */
  own: string | undefined;
}

/** What two people said, oldest first, in days. */
export function MessageLog(props: MessageLogProps) {
  const { me, thread, newFrom, now, loadingEarlier, onEarlier, tail, tailKey, own } = props;
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const { messages } = thread;
  const last = `${messages.at(-1)?.id ?? ''}:${tailKey}`;
  useKeptScroll(box, { first: messages[0]?.id, last, own }, newLineId);
  const name = thread.user.full_name;
  return (
    <div
      ref={box}
      role="log"
      aria-label={t`Messages with ${name}`}
      {...reachable}
      className="relative flex min-h-0 flex-1 flex-col gap-1.5 overflow-y-auto overscroll-contain bg-bg px-3 pt-1 pb-4 [overflow-anchor:none] focus-visible:-outline-offset-2 md:px-6"
    >
      <EarlierEdge hasEarlier={thread.earlier !== null} loading={loadingEarlier} onReach={onEarlier} />
      {messages.length === 0 && tailKey === '' ? <FirstWords name={name} /> : null}
      {messages.map((message, index) => (
        <Lines
          key={message.id}
          message={message}
          before={messages[index - 1]}
          isNew={message.id === newFrom}
          isMine={message.sender_id === me}
          now={now}
        >
          <MessageBubble message={message} isMine={message.sender_id === me} />
        </Lines>
      ))}
      {tail}
    </div>
  );
}

interface LinesProps {
  message: Message;
  before: Message | undefined;
  isNew: boolean;
  isMine: boolean;
  now: Date;
  children: ReactNode;
}

/** A message with the lines that belong before it: its day, where the new ones begin, and what it is about. */
function Lines({ message, before, isNew, isMine, now, children }: LinesProps) {
  const { i18n } = useLingui();
  const isNewDay = !before || calendarDaysBetween(before.createdAt, new Date(message.createdAt)) !== 0;
  return (
    <>
      {isNewDay ? <Line>{sayDay(message.createdAt, { i18n, now })}</Line> : null}
      {isNew ? (
        <Line id={newLineId} className="text-gulal before:bg-gulal/50 after:bg-gulal/50">
          <Trans>New messages</Trans>
        </Line>
      ) : null}
      {message.campaign_id && message.campaign_id !== before?.campaign_id ? (
        <AboutCampaign id={message.campaign_id} isMine={isMine} />
      ) : null}
      {children}
    </>
  );
}

function Line({ id, className, children }: { id?: string; className?: string; children: ReactNode }) {
  return (
    <p
      id={id}
      className={`flex items-center gap-3 py-3 text-center font-semibold text-xs before:h-px before:flex-1 after:h-px after:flex-1 ${className ?? 'text-t2 before:bg-line after:bg-line'}`}
    >
      {children}
    </p>
  );
}

function FirstWords({ name }: { name: string }) {
  return (
    <p className="m-auto max-w-[40ch] px-6 py-12 text-center text-t2">
      <Trans>You have not written to {name} yet. Say hello.</Trans>
    </p>
  );
}

/** Asks for earlier messages when the reader comes near the top. */
function EarlierEdge({ hasEarlier, loading, onReach }: { hasEarlier: boolean; loading: boolean; onReach: () => void }) {
  const edge = useRef<HTMLDivElement>(null);
  const idle = hasEarlier && !loading;
  useEffect(() => {
    const node = edge.current;
    if (!idle || !node) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && onReach(), {
      root: node.parentElement,
      rootMargin: '400px',
    });
    watcher.observe(node);
    return () => watcher.disconnect();
  }, [idle, onReach]);
  return (
    <div ref={edge} className="mt-auto">
      {loading ? <Skeleton className="my-3 h-12 w-2/5" /> : null}
    </div>
  );
}
