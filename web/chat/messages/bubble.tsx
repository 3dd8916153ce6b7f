import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Clock, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Message } from '../../../contract/chat/messages.ts';
import { formatClock } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';
import { Attached, AttachedUnsent } from './attach/attached.tsx';
import { cutAtLinks } from './links.ts';
import type { Unsent } from './outbox.ts';
import { ReadTick } from './read-tick.tsx';

const tones = {
  theirs: 'rounded-[4px_16px_16px_16px] border-line bg-surface',
  mine: 'ml-auto rounded-[16px_16px_4px_16px] border-transparent bg-pea-tint',
  failed: 'ml-auto rounded-[16px_16px_4px_16px] border-transparent bg-bad-tint',
} as const;

interface BubbleProps {
  tone: keyof typeof tones;
  /** Picture or document above the text. */
  file?: ReactNode;
  text: string;
  /** Time and status under the text. */
  meta: ReactNode;
}

function Bubble({ tone, file, text, meta }: BubbleProps) {
  return (
    <div
      className={cx(
        'contain-paint w-fit max-w-[82%] border pb-1.5 @lg:max-w-[62%]',
        file ? 'px-1 pt-1' : 'px-3.5 pt-2',
        tones[tone],
      )}
    >
      {file}
      {text ? (
        <p dir="auto" className={cx('wrap-anywhere whitespace-pre-wrap', file ? 'px-2.5 pt-1' : undefined)}>
          {cutAtLinks(text).map((piece) =>
            piece.isLink ? (
              // The opened page gets neither opener nor referrer.
              <a key={piece.at} href={piece.text} target="_blank" rel="noopener noreferrer nofollow" className="link">
                {piece.text}
              </a>
            ) : (
              piece.text
            ),
          )}
        </p>
      ) : null}
      <p
        className={cx(
          'num mt-0.5 flex items-center justify-end gap-1 text-xs leading-[1.3]',
          file ? 'px-2' : undefined,
          tone === 'failed' ? 'text-bad' : tone === 'mine' ? 'text-t2' : 'text-t3',
        )}
      >
        {meta}
      </p>
    </div>
  );
}

interface MessageBubbleProps {
  message: Message;
  isMine: boolean;
  /** Member who wrote for the account, where it is shown. */
  writer: string | null;
  sayTime: (at: string) => string;
}

/** Message stored by the server. */
export function MessageBubble({ message, isMine, writer, sayTime }: MessageBubbleProps) {
  return (
    <Bubble
      tone={isMine ? 'mine' : 'theirs'}
      file={message.attachment ? <Attached attachment={message.attachment} /> : null}
      text={message.description}
      meta={
        <>
          {writer ? <span className="min-w-0 truncate">{writer} ·</span> : null}
          <time dateTime={message.createdAt}>{sayTime(message.createdAt)}</time>
          {isMine ? <ReadTick read={message.is_read === 1} /> : null}
        </>
      }
    />
  );
}

interface UnsentBubbleProps {
  unsent: Unsent;
  /** True when it has waited for a connection for a while. */
  stuck: boolean;
  onRetry: () => void;
  onDelete: () => void;
}

/** Unsent message with its state; the text is never lost. */
export function UnsentBubble({ unsent, stuck, onRetry, onDelete }: UnsentBubbleProps) {
  const { i18n } = useLingui();
  const failed = stuck || unsent.refusal !== undefined;
  const time = formatClock(unsent.at, i18n.locale);
  return (
    <div>
      <Bubble
        tone={failed ? 'failed' : 'mine'}
        file={unsent.file ? <AttachedUnsent unsent={unsent} file={unsent.file} /> : null}
        text={unsent.description}
        meta={
          failed ? (
            <>
              <CircleAlert className="size-4" />
              <Trans>Not sent</Trans>
            </>
          ) : (
            <>
              <Clock className="size-3.5" />
              <Trans>Sending</Trans>
            </>
          )
        }
      />
      {failed ? (
        <div className="mt-1 flex flex-wrap items-center justify-end gap-x-2 text-sm">
          <span className="text-t2">{unsent.refusal ?? <Trans>No connection at {time}</Trans>}</span>
          <button
            type="button"
            onClick={onRetry}
            className="link hit-44 inline-flex cursor-pointer items-center gap-1 px-1 font-semibold"
          >
            <RotateCw className="size-4" />
            <Trans>Retry</Trans>
          </button>
          <button
            type="button"
            onClick={onDelete}
            className="hit-44 cursor-pointer px-1 font-semibold text-t2 underline underline-offset-3"
          >
            <Trans>Delete</Trans>
          </button>
        </div>
      ) : null}
    </div>
  );
}
