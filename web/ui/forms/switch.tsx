import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked' | 'onChange'> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
  text?: ReactNode;
  children: ReactNode;
};

/** Switch that applies at once, without a save button. */
export function Switch({ checked, onChange, text, className, children, ...rest }: SwitchProps) {
  return (
    <label className={cx('flex min-h-11 cursor-pointer items-center gap-3', className)}>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{children}</span>
        {text ? <span className="block text-sm text-t3 leading-[1.4]">{text}</span> : null}
      </span>
      <span className="relative flex-none">
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute inset-0 z-1 m-0 size-full cursor-pointer opacity-0"
          {...rest}
        />
        <span className="relative block h-6 w-10 flex-none rounded-full border border-transparent bg-ctl after:absolute after:top-[2px] after:left-[2px] after:size-[18px] after:rounded-full after:bg-surface after:transition-transform after:duration-120 peer-checked:bg-pea peer-checked:after:translate-x-4 peer-checked:after:bg-on-pea peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2 peer-disabled:opacity-60 forced-colors:after:bg-[CanvasText] forced-colors:peer-checked:bg-[Highlight]" />
      </span>
    </label>
  );
}
