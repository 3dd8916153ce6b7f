import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { useCallback } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { windowTime } from '../../../lib/clocks.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { CannotWrite } from '../cannot-write.tsx';
import { Composer } from '../composer.tsx';
import type { LogRow } from '../log-rows.ts';
import { MessageLog } from '../message-log.tsx';
import { threadKey } from '../messages.queries.ts';
import { fullNameOf } from '../person-name.ts';
import { Reconnecting } from '../reconnecting.tsx';
import { RowBody } from '../row-body.tsx';
import type { Thread } from '../thread.ts';
import { usePaging } from '../use-paging.ts';
import { useReading } from '../use-reading.ts';
import { useSend } from '../use-send.ts';
import { useTypists } from '../use-typing.ts';
import { useWaiting } from '../use-waiting.ts';

interface WindowBodyProps {
  me: string;
  partnerId: string;
  query: UseQueryResult<Thread>;
  /** True when incoming messages count as read. */
  attended: boolean;
}

/** Messages and message box of a window. */
export function WindowBody({ me, partnerId, query, attended }: WindowBodyProps) {
  const { data: thread, error } = query;
  if (thread) return <Conversation me={me} partnerId={partnerId} thread={thread} attended={attended} />;
  const isNobody = error instanceof ApiError && error.status === 404;
  return (
    <div aria-busy={!error} className="flex min-h-0 flex-1 flex-col justify-end gap-2 overflow-y-auto bg-bg p-3">
      {isNobody ? (
        <EmptyState icon={UserRoundX} title={<Trans>No one to message here</Trans>} />
      ) : error ? (
        <ErrorState title={<Trans>Couldn’t load this conversation</Trans>} onRetry={() => query.refetch()} />
      ) : (
        ['w-3/5', 'ml-auto w-1/2', 'w-2/3'].map((shape) => (
          <Skeleton key={shape} className={`h-12 rounded-ctl ${shape}`} />
        ))
      )}
    </div>
  );
}

type ConversationProps = Omit<WindowBodyProps, 'query'> & { thread: Thread };

function Conversation({ me, partnerId, thread, attended }: ConversationProps) {
  const now = useNow();
  const typing = useTypists().has(partnerId);
  const newFrom = useReading({ me, partnerId }, thread, attended);
  const earlier = usePaging({ me, partnerId }, { queryKey: threadKey(partnerId), stretch: thread, side: 'earlier' });
  const waiting = useWaiting({ me, partnerId }, thread);
  const send = useSend({ me, partnerId });
  const { user } = thread;
  const drawRow = useCallback(
    (row: LogRow) => <RowBody row={row} me={me} user={user} now={now} sayTime={windowTime} />,
    [me, user, now],
  );
  return (
    <>
      <Reconnecting />
      <MessageLog
        me={me}
        thread={thread}
        waiting={waiting}
        typing={typing}
        newFrom={newFrom}
        now={now}
        earlier={earlier}
      >
        {drawRow}
      </MessageLog>
      {thread.can.write === true ? (
        <Composer me={me} partnerId={partnerId} onSend={send} inWindow />
      ) : (
        <CannotWrite name={fullNameOf(thread.user)} />
      )}
    </>
  );
}
