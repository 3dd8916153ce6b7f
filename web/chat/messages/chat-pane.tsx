import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../lib/api.ts';
import { refusedReason } from '../../lib/form-errors.ts';
import { formatClock } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useDeferredFirstLoad } from '../../lib/use-deferred-first-load.ts';
import { useNow } from '../../lib/use-now.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { CannotWrite } from './cannot-write.tsx';
import { BackToList, ChatHead } from './chat-head.tsx';
import { Composer } from './composer.tsx';
import type { LogRow } from './log-rows.ts';
import { MessageLog } from './message-log.tsx';
import { threadQuery } from './messages.queries.ts';
import { fullNameOf } from './person-name.ts';
import { Reconnecting } from './reconnecting.tsx';
import { RowBody } from './row-body.tsx';
import type { Thread } from './thread.ts';
import { UnreachedChat } from './unreached-chat.tsx';
import { useChatFilters } from './use-chat-filters.ts';
import { useFound } from './use-found.ts';
import { useReading } from './use-reading.ts';
import { useSend } from './use-send.ts';
import { useTypists } from './use-typing.ts';
import { useWaiting } from './use-waiting.ts';

interface ChatPaneProps {
  me: string;
  partnerId: string;
  /** Campaign that new messages are tagged with. */
  campaignId?: string | undefined;
  /** In the header, before the menu. */
  act?: ReactNode;
  /** Under the header: campaigns that connect the two. */
  about?: ReactNode;
}

/** One conversation. Use the partner's id as key: its state belongs to one conversation. */
export function ChatPane({ me, partnerId, ...more }: ChatPaneProps) {
  const query = useQuery(threadQuery({ me, partnerId }));
  const { error } = query;
  const thread = useDeferredFirstLoad(query.data);
  if (thread) return <OpenChat me={me} partnerId={partnerId} thread={thread} {...more} />;
  if (error instanceof ApiError && error.status === 404) return <NobodyThere />;
  return (
    <>
      <div className="flex items-center gap-3 border-line border-b bg-surface p-1.5 md:px-6 md:py-3">
        <BackToList />
        <Skeleton className="size-12 rounded-leaf" />
        <Skeleton className="h-5 w-40" />
      </div>
      <NoLog error={error} title={<Trans>Couldn’t load this conversation</Trans>} onRetry={query.refetch} />
      {error instanceof ApiError && error.status === 0 ? (
        <UnreachedChat me={me} partnerId={partnerId} campaignId={more.campaignId} />
      ) : null}
    </>
  );
}

/** Loading or error state instead of the messages. */
function NoLog({ error, title, onRetry }: { error: Error | null; title: ReactNode; onRetry: () => unknown }) {
  return (
    <div aria-busy={!error} className="flex flex-1 flex-col justify-end gap-2 bg-bg p-4 md:px-6">
      {error ? (
        <ErrorState title={title} text={refusedReason(error)} onRetry={onRetry} />
      ) : (
        ['w-2/5', 'w-1/3 ml-auto', 'w-1/2', 'w-2/5 ml-auto'].map((shape) => (
          <Skeleton key={shape} className={`h-14 rounded-ctl ${shape}`} />
        ))
      )}
    </div>
  );
}

function OpenChat({ me, partnerId, thread, campaignId, act, about }: ChatPaneProps & { thread: Thread }) {
  const now = useNow();
  const typing = useTypists().has(partnerId);
  const newFrom = useReading({ me, partnerId }, thread);
  const { message: found, latest } = useChatFilters();
  const shown = useFound({ me, partnerId }, thread, found);
  const waiting = useWaiting({ me, partnerId }, thread);
  const { i18n } = useLingui();
  const { user } = thread;
  const drawRow = useCallback(
    (row: LogRow) => <RowBody row={row} me={me} user={user} now={now} sayTime={(at) => formatClock(at, i18n.locale)} />,
    [me, user, now, i18n.locale],
  );
  const send = useSend({ me, partnerId, campaignId });
  const navigate = useNavigate();
  const { state } = useLocation();
  const toNewest = () => void navigate(latest, { replace: true, preventScrollReset: true, state });
  return (
    <>
      <ChatHead me={me} user={user} now={now} act={act} canBlock={thread.can.block === true} />
      {about}
      <Reconnecting />
      {'error' in shown ? (
        <NoLog error={shown.error} title={<Trans>Couldn’t load this message</Trans>} onRetry={shown.retry} />
      ) : (
        <MessageLog
          key={found}
          me={me}
          thread={shown.thread}
          waiting={waiting}
          typing={typing}
          newFrom={newFrom}
          now={now}
          earlier={shown.earlier}
          search={found ? { found, apart: shown.apart && { ...shown.apart, toNewest } } : undefined}
        >
          {drawRow}
        </MessageLog>
      )}
      {thread.can.write === true ? (
        <Composer me={me} partnerId={partnerId} onSend={send} />
      ) : (
        <CannotWrite name={fullNameOf(user)} />
      )}
    </>
  );
}

function NobodyThere() {
  return (
    <>
      <div className="p-1.5 md:hidden">
        <BackToList />
      </div>
      <div className="m-auto">
        <EmptyState
          icon={UserRoundX}
          title={<Trans>No one to message here</Trans>}
          text={<Trans>We couldn’t find this person, or you can’t message them.</Trans>}
          action={
            <LinkButton to={paths.browse}>
              <Trans>Find people</Trans>
            </LinkButton>
          }
        />
      </div>
    </>
  );
}
