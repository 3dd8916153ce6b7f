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
  /** What follows from it. */
  children?: ReactNode;
  label: ReactNode;
  /** Who reads the words. */
  hint: ReactNode;
  /** What the button does, as it reads. */
  act: ReactNode;
  variant: ButtonLook['variant'];
  /** The words it begins with. */
  initial?: string;
  /** Characters at the most. */
  most: number;
  /** What is wrong with the words as they are. */
  problemOf: (words: string) => string | undefined;
  /** Why it was refused. */
  refusal?: string | undefined;
  onClose: () => void;
  /** Gets the words without spaces around them; where it rejects, the dialog stays. */
  onDone: (words: string) => unknown;
}

/** An act that goes with a few words to somebody. */
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
  // While it is under way it stays: a refusal has to be read somewhere.
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
      // The words stay, to be sent again.
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
