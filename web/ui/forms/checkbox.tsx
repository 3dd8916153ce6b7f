import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Number of matches, at the right. */
  count?: ReactNode;
  /** Left out where `aria-label` names it. */
  children?: ReactNode;
};

/** Check mark of checkboxes and radios; styled by its peer input. */
export const checkMark =
  'grid size-5 flex-none place-items-center border-[1.5px] border-ctl bg-surface [&>svg]:invisible peer-checked:[&>svg]:visible ' +
  'peer-checked:border-pea peer-checked:bg-pea peer-checked:text-on-pea peer-aria-invalid:border-bad ' +
  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus';

export function Checkbox({ count, className, children, ...rest }: CheckboxProps) {
  return (
    <label className={cx('flex min-h-11 cursor-pointer items-center gap-2.5 text-base md:min-h-8', className)}>
      <span className="relative flex-none">
        <input type="checkbox" className="peer absolute inset-0 m-0 cursor-pointer opacity-0" {...rest} />
        <span className={cx(checkMark, 'pointer-events-none rounded-tag')}>
          {rest.checked === false ? null : <Check className="size-3.5 stroke-3" />}
        </span>
      </span>
      {children === undefined ? null : <span className="min-w-0 flex-1">{children}</span>}
      {count === undefined ? null : <span className="num text-sm text-t3">{count}</span>}
    </label>
  );
}
