import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode, useEffect, useMemo } from 'react';
import type { Message } from '../../../contract/chat/messages.ts';
import { HighlightedRow } from './highlighted-row.tsx';
import { JumpToLatest } from './jump-to-latest.tsx';
import { LatestWords } from './latest-words.tsx';
import { LogLines } from './log-lines.tsx';
import { type LogRow, layRows } from './log-rows.ts';
import type { Unsent } from './outbox.ts';
import { PagingEdge } from './paging-edge.tsx';
import { fullNameOf } from './person-name.ts';
import type { Thread } from './thread.ts';
import { useLog } from './use-log.ts';
import type { Paging } from './use-paging.ts';

/** A scrollable region must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

interface Searched {
  /** Cursor of the message the log starts at. */
  found: string;
  /**
   * Set while there is a gap to the newest messages: the messages around the found one, paging down, and a jump to the
   * newest.
   */
  apart: { messages: Message[]; later: Paging; toNewest: () => void } | null;
}

interface MessageLogProps {
  me: string;
  thread: Thread;
  /** Unsent messages, in order. */
  waiting: readonly Unsent[];
  typing: boolean;
  /** Id of the message below the "New messages" line. */
  newFrom: string | undefined;
  now: Date;
  earlier: Paging;
  /** Message a search led to, if any. */
  search?: Searched | undefined;
  /** Renders a row; memoized by the caller. */
  children: (row: LogRow) => ReactNode;
}

const none: readonly never[] = [];

/** Messages of a conversation by day, oldest first; virtualized. */
export function MessageLog({ me, thread, waiting, typing, newFrom, now, earlier, search, children }: MessageLogProps) {
  const { t } = useLingui();
  const { messages, user } = thread;
  const { found = null, apart = null } = search ?? {};
  const isApart = apart !== null;
  const shown = apart?.messages ?? messages;
  const rows = useMemo(() => {
    const end = isApart ? { waiting: none, typing: false } : { waiting, typing };
    return layRows({ messages: shown, ...end, newFrom, found });
  }, [isApart, shown, waiting, typing, newFrom, found]);
  const { box, drawn, gaps, isAway, isNearTop, isNearEnd, toEnd } = useLog({
    name: `${me}:${user.id}`,
    rows,
    own: waiting.at(-1)?.clientId,
    toNewest: apart?.toNewest,
  });
  useLoading(earlier, isNearTop);
  useLoading(apart?.later, isNearEnd);
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-found]')?.focus({ preventScroll: true }), [box]);
  const name = fullNameOf(user);
  return (
    <div className="@container relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        role="log"
        // Rows mount while scrolling; new messages are announced by LatestWords.
        aria-live="off"
        aria-label={t`Messages with ${name}`}
        {...reachable}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain bg-bg px-3 [overflow-anchor:none] focus-visible:-outline-offset-2 @lg:px-6"
      >
        {rows.length === 0 ? <FirstWords name={name} /> : null}
        <div className="mt-auto flex-none pt-3 pb-4">
          <div style={{ height: gaps.above }} />
          {rows.slice(drawn.from, drawn.to).map((row) => (
            <Row key={row.key} row={row} me={me} now={now}>
              {children}
            </Row>
          ))}
          <div style={{ height: gaps.below }} />
        </div>
      </div>
      <PagingEdge side="earlier" paging={earlier} isNear={isNearTop} />
      {apart ? <PagingEdge side="later" paging={apart.later} isNear={isNearEnd} /> : null}
      {isAway ? <JumpToLatest messages={messages} from={user.id} onJump={toEnd} /> : null}
      <LatestWords messages={messages} user={user} />
    </div>
  );
}

/** Loads the next page when the reader is near the edge. */
function useLoading(paging: Paging | undefined, isNear: boolean): void {
  const { load, canLoad = false } = paging ?? {};
  useEffect(() => {
    if (isNear && canLoad) void load?.();
  }, [isNear, canLoad, load]);
}

interface RowProps {
  row: LogRow;
  me: string;
  now: Date;
  children: MessageLogProps['children'];
}

/** Memoized, so that scrolling renders new rows only. */
const Row = memo(function Row({ row, me, now, children }: RowProps) {
  return (
    <div data-row={row.key} className="flow-root pb-1.5">
      <LogLines row={row} me={me} now={now} />
      {row.isFound ? <HighlightedRow>{children(row)}</HighlightedRow> : children(row)}
    </div>
  );
});

function FirstWords({ name }: { name: string }) {
  return (
    <p className="m-auto max-w-[40ch] px-6 py-12 text-center text-t2">
      <Trans>You haven’t messaged {name} yet. Say hello.</Trans>
    </p>
  );
}
