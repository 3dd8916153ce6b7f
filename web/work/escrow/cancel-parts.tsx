import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';

const [shortest, longest] = [10, 500];

/** Whether a reason to cancel says enough to be sent. */
export const isReason = (note: string) => note.trim().length >= shortest;

interface CancelReasonProps {
  note: string;
  onChange: (note: string) => void;
  /** Shows what is missing. */
  isAsked: boolean;
}

/** Reason of who cancels, for the other side. */
export function CancelReason({ note, onChange, isAsked }: CancelReasonProps) {
  const { t } = useLingui();
  return (
    <Field
      label={<Trans>Reason</Trans>}
      hint={<Trans>The other side can read this.</Trans>}
      aside={
        <Trans>
          {note.length} of {longest}
        </Trans>
      }
      error={isAsked && !isReason(note) ? t`Tell the other side why, in at least ${shortest} characters.` : undefined}
      required
    >
      <Textarea rows={3} maxLength={longest} value={note} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

interface CancelStepProps {
  icon: LucideIcon;
  title: ReactNode;
  children: ReactNode;
}

/** One of the things that happen after cancelling. */
export function CancelStep({ icon: Icon, title, children }: CancelStepProps) {
  return (
    <li className="flex gap-3 border-line border-b border-dashed py-2.5 last:border-b-0">
      <Icon className="mt-0.5 size-4 flex-none text-t3" />
      <span className="min-w-0">
        <b className="block font-semibold text-sm">{title}</b>
        <span className="block text-t3 text-xs">{children}</span>
      </span>
    </li>
  );
}

interface CancelBarProps {
  isSending: boolean;
  /** Undefined while it is sent. */
  onKeep: (() => void) | undefined;
  onCancel: () => void;
  /** Label of the button that cancels. */
  children: ReactNode;
}

/** Buttons of the dialogs that cancel: keep the agreement, or cancel it. */
export function CancelBar({ isSending, onKeep, onCancel, children }: CancelBarProps) {
  return (
    <div className="flex justify-between gap-2 border-line border-t px-5 py-4 md:gap-3 md:px-6">
      <Button onClick={onKeep} disabled={!onKeep}>
        <span>
          <Trans>
            Keep <span className="max-md:sr-only">the agreement</span>
          </Trans>
        </span>
      </Button>
      <Button variant="primary" busy={isSending} onClick={onCancel} className="max-md:flex-1 md:min-w-60">
        {children}
      </Button>
    </div>
  );
}
