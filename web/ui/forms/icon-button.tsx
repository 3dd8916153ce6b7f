import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useOnce } from '../feedback/use-once.ts';

const sizes = { sm: 'size-9 hit-44', md: 'size-11' } as const;

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: LucideIcon;
  /** Accessible name and tooltip. */
  label: string;
  size?: keyof typeof sizes;
  bordered?: boolean;
  /** Gulal and filled: liked or saved. */
  active?: boolean;
  busy?: boolean;
  /** Count in the corner. */
  badge?: ReactNode;
};

export function IconButton(props: IconButtonProps) {
  const { icon: Icon, label, size = 'md', bordered, active, busy = false, badge, onClick, className, ...rest } = props;
  const { running, run } = useOnce(onClick, busy);
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={busy || running || undefined}
      onClick={run}
      className={cx(
        'relative inline-grid flex-none cursor-pointer place-items-center rounded-ctl hover:bg-sunken hover:text-t1',
        sizes[size],
        bordered && 'border-[1.5px] border-line',
        active ? 'text-gulal' : 'text-t2',
        className,
      )}
      {...rest}
    >
      <Icon className={cx(active && 'fill-current')} />
      {badge ? <span className="absolute top-[3px] right-px rounded-full ring-2 ring-surface">{badge}</span> : null}
    </button>
  );
}
