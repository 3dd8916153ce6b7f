import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { createContext, use, useId } from 'react';
import { cx } from '../cx.ts';

interface FieldWiring {
  id: string;
  describedBy?: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldWiring | undefined>(undefined);

interface ControlProps {
  id: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Props that connect a control with the label, hint and error of its Field. */
export function useFieldControl(own: { id?: string | undefined } = {}): ControlProps {
  const field = use(FieldContext);
  return {
    id: own.id ?? field?.id,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
    'aria-required': field?.required || undefined,
  };
}

interface FieldProps {
  label: ReactNode;
  /** Beside the label, at the right: a unit, a count, 'optional'. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Visible to screen readers only. */
  hideLabel?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
}

export function Field({ label, aside, hint, error, required = false, hideLabel, id, className, children }: FieldProps) {
  const made = useId();
  const control = id ?? made;
  const hintId = hint ? `${control}-hint` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  const describedBy = cx(errorId, hintId) || undefined;
  return (
    <FieldContext value={{ id: control, describedBy, invalid: Boolean(error), required }}>
      <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
        <label
          htmlFor={control}
          className={cx('flex justify-between gap-2 font-semibold text-sm leading-[1.3]', hideLabel && 'sr-only')}
        >
          {label}
          {aside ? <span className="num font-normal text-t3">{aside}</span> : null}
        </label>
        {children}
        <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
      </div>
    </FieldContext>
  );
}

interface NotesProps {
  hint?: ReactNode;
  hintId?: string | undefined;
  error?: ReactNode;
  errorId?: string | undefined;
}

/** Error and hint of a field. The error is announced when it appears. */
export function FieldNotes({ hint, hintId, error, errorId }: NotesProps) {
  return (
    <>
      <div aria-live="polite" className="contents">
        {error ? (
          <p id={errorId} className="flex items-start gap-1.5 font-semibold text-bad text-sm leading-[1.4]">
            <CircleAlert className="mt-0.5 size-4 stroke-[2.1]" />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
      {hint ? (
        <p id={hintId} className="text-sm text-t3 leading-[1.4]">
          {hint}
        </p>
      ) : null}
    </>
  );
}
