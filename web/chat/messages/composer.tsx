import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { formatCount } from '../../lib/format.ts';
import { useSite } from '../../lib/site.ts';
import { cx } from '../../ui/cx.ts';
import { controlFrame } from '../../ui/forms/input.tsx';
import { Attach } from './attach/attach.tsx';
import type { Picked } from './attach/attach-uploads.ts';
import { useDraft } from './drafts.ts';
import { isSendKey } from './is-send-key.ts';
import { useTellTyping } from './use-typing.ts';

/** The remaining characters are shown from this number on. */
const shownLeft = 400;

/** Measuring lays out the whole page with each key. */
const sizesItself = () => CSS.supports('field-sizing', 'content');

interface ComposerProps {
  me: string;
  partnerId: string;
  onSend: (text: string, picked?: Picked) => void;
  /** In a floating window: narrow, and without the primary colour. */
  inWindow?: boolean;
}

/** Message box: Enter sends, Shift+Enter adds a line; grows up to 128 px, 100 on phones. */
export function Composer({ me, partnerId, onSend, inWindow = false }: ComposerProps) {
  const { t } = useLingui();
  const note = useId();
  const [text, setText] = useDraft(me, partnerId);
  const tellTyping = useTellTyping(partnerId);
  const box = useRef<HTMLTextAreaElement>(null);
  const left = useSite().messageLength - [...text].length;
  const isSendable = text.trim() !== '' && left >= 0;

  useLayoutEffect(() => {
    const node = box.current;
    if (!node || sizesItself()) return;
    node.style.height = 'auto';
    node.style.height = text === '' ? '' : `${node.scrollHeight + 3}px`;
  }, [text]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isSendable) return;
    onSend(text);
    setText('');
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isSendKey(event)) send(event);
  };
  return (
    <form
      onSubmit={send}
      className={cx(
        'border-line border-t bg-surface px-2 pt-2 pb-[max(8px,env(safe-area-inset-bottom))]',
        !inWindow && 'md:px-4 md:pt-3 md:pb-2',
      )}
    >
      <div className="flex items-end gap-1 md:gap-2">
        <Attach
          draft={text}
          onSend={(caption, picked) => {
            onSend(caption, picked);
            setText('');
          }}
        />
        <textarea
          ref={box}
          rows={1}
          dir="auto"
          value={text}
          aria-label={t`Message`}
          aria-invalid={left < 0 || undefined}
          aria-describedby={note}
          placeholder={t`Type your message...`}
          onChange={(event) => {
            setText(event.target.value);
            if (event.target.value.trim() !== '') tellTyping();
          }}
          onKeyDown={onKeyDown}
          className={cx(controlFrame, 'field-sizing-content max-h-[100px] resize-none px-3 py-2.5 md:max-h-[128px]')}
        />
        <button
          type="submit"
          disabled={!isSendable}
          aria-label={t`Send`}
          title={t`Send`}
          className={cx(
            'inline-grid h-12 min-w-12 flex-none cursor-pointer place-items-center rounded-ctl font-semibold shadow-press disabled:cursor-default disabled:bg-sunken disabled:text-t3 disabled:shadow-none md:h-11 md:min-w-11',
            inWindow ? 'bg-pea text-on-pea hover:bg-pea-h max-md:px-4' : 'bg-amber text-on-amber hover:bg-amber-h',
          )}
        >
          <SendHorizontal className={cx(inWindow && 'max-md:hidden')} />
          {inWindow ? (
            <span className="md:hidden">
              <Trans>Send</Trans>
            </span>
          ) : null}
        </button>
      </div>
      <ComposerNote id={note} left={left} hasText={text !== ''} inWindow={inWindow} />
    </form>
  );
}

interface ComposerNoteProps {
  id: string;
  left: number;
  hasText: boolean;
  inWindow: boolean;
}

function ComposerNote({ id, left, hasText, inWindow }: ComposerNoteProps) {
  const over = formatCount(-left);
  const rest = formatCount(left);
  const length = (
    <span role="status" className={left < 0 ? 'text-bad' : undefined}>
      {left < 0 ? (
        <Plural value={-left} one={`${over} character too many`} other={`${over} characters too many`} />
      ) : null}
      {left >= 0 && left <= shownLeft ? (
        <Plural value={left} one={`${rest} character left`} other={`${rest} characters left`} />
      ) : null}
    </span>
  );
  if (inWindow) {
    return (
      <p id={id} className="num text-t3 text-xs">
        {length}
      </p>
    );
  }
  return (
    <p id={id} className="num flex min-h-5 gap-3 pt-1 text-t3 text-xs max-md:min-h-0">
      {length}
      <span className="max-md:hidden">{hasText && left > shownLeft ? <Trans>Draft saved</Trans> : null}</span>
      <span className="ml-auto max-md:hidden">
        <Trans>Enter to send</Trans>
      </span>
      <span className="max-md:hidden">
        <Trans>Shift + Enter for a new line</Trans>
      </span>
    </p>
  );
}
