import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useFieldControl } from './field.tsx';

/** Frame of all inputs; never below 16 px, so that iOS does not zoom in. */
export const openFrame =
  'w-full min-w-0 rounded-ctl border-[1.5px] border-ctl bg-surface text-base leading-[1.4] text-t1 placeholder:text-t3 placeholder:opacity-100 ' +
  'aria-invalid:border-bad disabled:bg-sunken disabled:text-t3 ' +
  'focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-focus focus-visible:border-focus';

/** The same with a fixed height for inputs, selects and pickers: 48 px on phones, 44 above. */
export const controlFrame = `${openFrame} min-h-12 md:min-h-11`;

export type InputProps = Omit<ComponentProps<'input'>, 'prefix'> & {
  icon?: LucideIcon;
  /** Text inside the frame before the value, such as ₹. */
  prefix?: ReactNode;
  /** Control or icon inside the frame, at the right. */
  end?: ReactNode;
};

/** Text input. Takes label and description from its Field. */
export function Input({ icon: Icon, prefix, end, className, id, ...rest }: InputProps) {
  const wiring = useFieldControl({ id });
  const input = (
    <input
      {...wiring}
      className={cx(
        controlFrame,
        'pt-px',
        Icon ? 'pl-10' : prefix ? 'pl-8' : 'pl-3',
        end ? 'pr-12' : 'pr-3',
        className,
      )}
      {...rest}
    />
  );
  if (!Icon && !prefix && !end) return input;
  return (
    <div className="relative">
      {input}
      {Icon ? <Icon className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 text-t3" /> : null}
      {prefix ? (
        <span aria-hidden="true" className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 text-t3">
          {prefix}
        </span>
      ) : null}
      {end ? <span className="-translate-y-1/2 absolute top-1/2 right-0.5 flex items-center">{end}</span> : null}
    </div>
  );
}
