import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface WordsDialogProps {
  title: ReactNode;
  /** What happens to the money. */
  children: ReactNode;
  hint: ReactNode;
  act: ReactNode;
  least: number;
  most: number;
  onClose: () => void;
  /** Rejects where it is refused; the dialog says why and stays. */
  onDone: (words: string) => Promise<unknown>;
}

/** An act about held money that needs words of why. */
export function WordsDialog({ title, children, hint, act, least, most, onClose, onDone }: WordsDialogProps) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  async function send() {
    const said = words.trim();
    if (said.length < least) {
      setProblem(least > 1 ? t`Use at least ${least} characters.` : t`Tell the other side why.`);
      return;
    }
    setProblem(undefined);
    try {
      await onDone(said);
      onClose();
    } catch (error) {
      setRefusal(reasonOf(error));
    }
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="danger" onClick={send}>
            {act}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{children}</p>
        <Field label={<Trans>Reason</Trans>} hint={hint} error={problem} required>
          <Textarea maxLength={most} rows={4} value={words} onChange={(event) => setWords(event.target.value)} />
        </Field>
        <FormError>{refusal}</FormError>
      </div>
    </Dialog>
  );
}
