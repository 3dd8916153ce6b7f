import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode, useEffect, useMemo } from 'react';
import { EarlierEdge } from './earlier-edge.tsx';
import { JumpToLatest } from './jump-to-latest.tsx';
import { LatestWords } from './latest-words.tsx';
import { LogLines } from './log-lines.tsx';
import { type LogRow, layRows } from './log-rows.ts';
import type { Unsent } from './outbox.ts';
import type { Thread } from './thread.ts';
import type { Earlier } from './use-earlier.ts';
import { useLog } from './use-log.ts';

/** A region that scrolls must be reached by the keyboard. */
const reachable = { tabIndex: 0 };

interface MessageLogProps {
  me: string;
  thread: Thread;
  /** What waits to be sent, in order. */
  waiting: readonly Unsent[];
  typing: boolean;
  /** The message before which the "New messages" line stands. */
  newFrom: string | undefined;
  now: Date;
  earlier: Earlier;
  /** Draws what a row says; the same function while nothing of it changed. */
  children: (row: LogRow) => ReactNode;
}

/** What two people said, oldest first, in days. Only the rows near the reader are drawn. */
export function MessageLog({ me, thread, waiting, typing, newFrom, now, earlier, children }: MessageLogProps) {
  const { t } = useLingui();
  const { messages, user } = thread;
  const rows = useMemo(() => layRows({ messages, waiting, typing, newFrom }), [messages, waiting, typing, newFrom]);
  const { box, drawn, gaps, isAway, isNearTop, toEnd } = useLog({
    name: `${me}:${user.id}`,
    rows,
    own: waiting.at(-1)?.clientId,
  });
  const { load, canLoad } = earlier;
  useEffect(() => {
    if (isNearTop && canLoad) void load();
  }, [isNearTop, canLoad, load]);
  const name = user.full_name;
  return (
    <div className="@container relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        role="log"
        // Rows come and go as one scrolls; what is said anew is told by LatestWords.
        aria-live="off"
        aria-label={t`Messages with ${name}`}
        {...reachable}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain bg-bg px-3 [overflow-anchor:none] focus-visible:-outline-offset-2 @lg:px-6"
      >
        {rows.length === 0 ? <FirstWords name={name} /> : null}
        <div className="mt-auto flex-none pt-3 pb-4">
          <div className="transition-none" style={{ height: gaps.above }} />
          {rows.slice(drawn.from, drawn.to).map((row) => (
            <Row key={row.key} row={row} me={me} now={now}>
              {children}
            </Row>
          ))}
          <div className="transition-none" style={{ height: gaps.below }} />
        </div>
      </div>
      <EarlierEdge earlier={earlier} isNear={isNearTop} />
      {isAway ? <JumpToLatest messages={messages} from={user.id} onJump={toEnd} /> : null}
      <LatestWords messages={messages} user={user} />
    </div>
  );
}

interface RowProps {
  row: LogRow;
  me: string;
  now: Date;
  children: MessageLogProps['children'];
}

/** Scrolling draws the rows that come into reach, and no other anew. */
const Row = memo(function Row({ row, me, now, children }: RowProps) {
  return (
    <div data-row={row.key} className="flow-root pb-1.5">
      <LogLines row={row} me={me} now={now} />
      {children(row)}
    </div>
  );
});

function FirstWords({ name }: { name: string }) {
  return (
    <p className="m-auto max-w-[40ch] px-6 py-12 text-center text-t2">
      <Trans>You have not written to {name} yet. Say hello.</Trans>
    </p>
  );
}
