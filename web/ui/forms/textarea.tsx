import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { useFieldControl } from './field.tsx';
import { openFrame } from './input.tsx';

/** Grows with its text (field-sizing) up to `max-h-*` given by the caller; elsewhere it scrolls. */
export function Textarea({ className, id, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldControl({ id })}
      rows={rows}
      className={cx(openFrame, 'field-sizing-content block resize-y px-3 py-2.5', className ?? 'max-h-80 min-h-24')}
      {...rest}
    />
  );
}
