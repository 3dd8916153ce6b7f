import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { EarlierEdge } from './earlier-edge.tsx';
import { JumpToLatest } from './jump-to-latest.tsx';
import { LatestWords } from './latest-words.tsx';
import { LogLines } from './log-lines.tsx';
import { type LogRow, layRows } from './log-rows.ts';
import type { Unsent } from './outbox.ts';
import type { Thread } from './thread.ts';
import type { Earlier } from './use-earlier.ts';
import { useLog } from './use-log.ts';

/** Earlier messages are asked for when so few rows are left above. */
const rowsAhead = 15;

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
  const box = useRef<HTMLDivElement>(null);
  const { messages, user } = thread;
  const rows = useMemo(() => layRows({ messages, waiting, typing, newFrom }), [messages, waiting, typing, newFrom]);
  const { log, isAway } = useLog(box, {
    name: `${me}:${user.id}`,
    rows,
    own: waiting.at(-1)?.clientId,
  });
  const items = log.getVirtualItems();
  const isNearTop = (items[0]?.index ?? rowsAhead) < rowsAhead;
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
        <div ref={log.containerRef} className="relative mt-auto flex-none">
          {items.map(({ key, index }) => {
            const row = rows[index];
            return row ? (
              <Row key={key} row={row} index={index} measure={log.measureElement} me={me} now={now}>
                {children}
              </Row>
            ) : null;
          })}
        </div>
      </div>
      <EarlierEdge earlier={earlier} isNear={isNearTop} />
      {isAway ? <JumpToLatest messages={messages} from={user.id} onJump={() => log.scrollToEnd()} /> : null}
      <LatestWords messages={messages} user={user} />
    </div>
  );
}

interface RowProps {
  row: LogRow;
  index: number;
  measure: (node: HTMLElement | null) => void;
  me: string;
  now: Date;
  children: MessageLogProps['children'];
}

/** Scrolling draws the rows that come into reach, and no other anew. */
const Row = memo(function Row({ row, index, measure, me, now, children }: RowProps) {
  return (
    <div ref={measure} data-index={index} data-row={row.key} className="absolute inset-x-0 top-0">
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
