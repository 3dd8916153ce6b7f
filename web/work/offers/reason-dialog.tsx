import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ToggleChip } from '../../ui/data/chip.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface ReasonDialogProps {
  title: ReactNode;
  /** Label of the button. */
  act: ReactNode;
  /** Frequent reasons, inserted on press. */
  suggestions?: readonly string[];
  /** Error of the server. */
  refusal?: string | undefined;
  /** Undefined while sending. */
  onClose: (() => void) | undefined;
  onDone: (note: string) => unknown;
}

/** Asks for a reason before an action that ends something. */
export default function ReasonDialog({ title, act, suggestions = [], refusal, onClose, onDone }: ReasonDialogProps) {
  const [note, setNote] = useState('');
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={!onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="danger" onClick={() => onDone(note.trim())}>
            {act}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field
          label={<Trans>Reason</Trans>}
          aside={<Trans>optional</Trans>}
          hint={<Trans>The other side can read this.</Trans>}
        >
          {/* Focused for shortcuts; React's autoFocus runs before the dialog opens. */}
          <Textarea
            ref={(node) => node?.setAttribute('autofocus', '')}
            maxLength={1000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
        {suggestions.length > 0 ? (
          <div className="flex flex-wrap gap-2">
            {suggestions.map((words) => (
              <ToggleChip key={words} on={note === words} onToggle={() => setNote(note === words ? '' : words)}>
                {words}
              </ToggleChip>
            ))}
          </div>
        ) : null}
        <FormError>{refusal}</FormError>
      </div>
    </Dialog>
  );
}
