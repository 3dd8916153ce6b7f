import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface ChangesDialogProps {
  fullname: string;
  onClose: () => void;
  onDone: (note: string) => unknown;
}

/** Asks what is to be changed: without it nobody could. */
export default function ChangesDialog({ fullname, onClose, onDone }: ChangesDialogProps) {
  const { t } = useLingui();
  const [note, setNote] = useState('');
  const [isShown, setShown] = useState(false);
  const isMissing = note.trim() === '';
  return (
    <Dialog
      title={<Trans>Request changes</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="primary" onClick={() => (isMissing ? setShown(true) : onDone(note.trim()))}>
            <Trans>Send request</Trans>
          </Button>
        </>
      }
    >
      <Field
        label={<Trans>What to change</Trans>}
        hint={<Trans>{fullname} reads this.</Trans>}
        error={isShown && isMissing ? t`Say what is to be changed.` : undefined}
        required
      >
        <Textarea maxLength={1000} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </Dialog>
  );
}
