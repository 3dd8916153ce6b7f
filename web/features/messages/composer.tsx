import { Trans, useLingui } from '@lingui/react/macro';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { messageMaxLength } from '../../../contract/messages.ts';
import { formatCount } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';
import { controlFrame } from '../../ui/input.tsx';
import { useDraft } from './drafts.ts';
import { useTellTyping } from './use-typing.ts';

/** From here on the characters left are shown. */
const countFrom = messageMaxLength - 400;

interface ComposerProps {
  me: string;
  partnerId: string;
  onSend: (text: string) => void;
}

/** The message box: Enter sends, Shift+Enter adds a line; it grows up to 128 px, 100 on phones. */
export function Composer({ me, partnerId, onSend }: ComposerProps) {
  const { t } = useLingui();
  const [text, setText] = useDraft(me, partnerId);
  const tellTyping = useTellTyping(partnerId);
  const box = useRef<HTMLTextAreaElement>(null);
  const left = messageMaxLength - [...text].length;
  const isSendable = text.trim() !== '' && left >= 0;

  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
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
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    send(event);
  };
  return (
    <form
      onSubmit={send}
      className="border-line border-t bg-surface px-2 pt-2 pb-[max(8px,env(safe-area-inset-bottom))] md:px-4 md:pt-3 md:pb-2"
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={box}
          rows={1}
          dir="auto"
          value={text}
          aria-label={t`Message`}
          aria-invalid={left < 0 || undefined}
          aria-describedby="composer-note"
          placeholder={t`Type your message...`}
          onChange={(event) => {
            setText(event.target.value);
            if (event.target.value.trim() !== '') tellTyping();
          }}
          onKeyDown={onKeyDown}
          className={cx(controlFrame, 'max-h-[100px] resize-none px-3 py-2.5 md:max-h-[128px]')}
        />
        <button
          type="submit"
          disabled={!isSendable}
          aria-label={t`Send`}
          title={t`Send`}
          className="inline-grid size-12 flex-none cursor-pointer place-items-center rounded-ctl bg-amber text-on-amber shadow-press hover:bg-amber-h disabled:cursor-default disabled:bg-sunken disabled:text-t3 disabled:shadow-none md:size-11"
        >
          <SendHorizontal />
        </button>
      </div>
      <ComposerNote id="composer-note" left={left} hasText={text !== ''} />
    </form>
  );
}

function ComposerNote({ id, left, hasText }: { id: string; left: number; hasText: boolean }) {
  const over = formatCount(-left);
  const rest = formatCount(left);
  return (
    <p id={id} className="num flex min-h-5 gap-3 pt-1 text-t3 text-xs max-md:min-h-0">
      <span role="status" className={left < 0 ? 'text-bad' : undefined}>
        {left < 0 ? <Trans>{over} characters too many</Trans> : null}
        {left >= 0 && messageMaxLength - left >= countFrom ? <Trans>{rest} characters left</Trans> : null}
      </span>
      <span className="max-md:hidden">
        {hasText && messageMaxLength - left < countFrom ? <Trans>Draft saved</Trans> : null}
      </span>
      <span className="ml-auto max-md:hidden">
        <Trans>Enter sends</Trans>
      </span>
      <span className="max-md:hidden">
        <Trans>Shift + Enter for a new line</Trans>
      </span>
    </p>
  );
}
