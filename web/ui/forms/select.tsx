import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { useFieldControl } from './field.tsx';
import { controlFrame } from './input.tsx';

export interface Option {
  id: string;
  name: string;
  /** Another name for searching. */
  also?: string;
}

type SelectProps = ComponentProps<'select'> & {
  options: readonly Option[];
  /** Empty option, shown first. */
  placeholder?: string;
};

/** Native select: best on phones, and works without scripts. */
export function Select({ options, placeholder, className, id, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select
        {...useFieldControl({ id })}
        className={cx(controlFrame, 'cursor-pointer appearance-none pt-px pr-10 pl-3', className)}
        {...rest}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
      <ChevronDown className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 text-t3" />
    </div>
  );
}
