import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { useFieldControl } from './field.tsx';
import { openFrame } from './input.tsx';

/** Text area that grows with its text (field-sizing) up to the caller's `max-h-*`; then it scrolls. */
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
