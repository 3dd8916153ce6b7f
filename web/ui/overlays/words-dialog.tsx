import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../forms/button.tsx';
import type { ButtonLook } from '../forms/button-look.ts';
import { Field } from '../forms/field.tsx';
import { FormError } from '../forms/form-error.tsx';
import { Textarea } from '../forms/textarea.tsx';
import { Dialog } from './dialog.tsx';

interface WordsDialogProps {
  title: ReactNode;
  /** Consequences of the action. */
  children?: ReactNode;
  label: ReactNode;
  /** Says who will read the text. */
  hint: ReactNode;
  /** Label of the button. */
  act: ReactNode;
  variant: ButtonLook['variant'];
  /** Initial text. */
  initial?: string;
  /** Maximum length in characters. */
  most: number;
  /** Validation message for the current text. */
  problemOf: (words: string) => string | undefined;
  /** Error of the server. */
  refusal?: string | undefined;
  onClose: () => void;
  /** Receives the trimmed text; if it rejects, the dialog stays open. */
  onDone: (words: string) => unknown;
}

/** Dialog for an action with a short text to somebody. */
export function WordsDialog({
  title,
  children,
  label,
  hint,
  act,
  variant,
  most,
  initial = '',
  ...on
}: WordsDialogProps) {
  const { problemOf, refusal, onClose, onDone } = on;
  const [text, setText] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  // Cannot be closed while sending: a refusal must be seen.
  const close = isSending ? undefined : onClose;
  const words = text.trim();
  const problem = problemOf(words);
  async function send() {
    setChecked(true);
    if (problem) return;
    setSending(true);
    try {
      await onDone(words);
      onClose();
    } catch {
      // Keep the text for another try.
    }
    setSending(false);
  }
  return (
    <Dialog
      title={title}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={!close}>
            <Trans>Back</Trans>
          </Button>
          <Button variant={variant} onClick={send}>
            {act}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {children ? <p>{children}</p> : null}
        <Field label={label} hint={hint} error={isChecked ? problem : undefined} required>
          <Textarea maxLength={most} rows={4} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <FormError>{refusal}</FormError>
      </div>
    </Dialog>
  );
}
