import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface ReasonDialogProps {
  title: ReactNode;
  /** What the button does, as it reads. */
  act: ReactNode;
  isNeeded?: boolean;
  onClose: () => void;
  onDone: (note: string) => unknown;
}

/** Asks for a few words to the other side before an act that ends something. */
export default function ReasonDialog({ title, act, isNeeded = false, onClose, onDone }: ReasonDialogProps) {
  const { t } = useLingui();
  const [note, setNote] = useState('');
  const [isShown, setShown] = useState(false);
  const isMissing = isNeeded && note.trim() === '';
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="danger" onClick={() => (isMissing ? setShown(true) : onDone(note.trim()))}>
            {act}
          </Button>
        </>
      }
    >
      <Field
        label={<Trans>Reason</Trans>}
        aside={isNeeded ? undefined : <Trans>optional</Trans>}
        hint={<Trans>The other side reads this.</Trans>}
        error={isShown && isMissing ? t`Tell the other side why.` : undefined}
        required={isNeeded}
      >
        <Textarea maxLength={1000} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </Dialog>
  );
}
