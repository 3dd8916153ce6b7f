import type { LucideIcon } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';
import { Popover } from './popover.tsx';

const item =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 px-4 text-left font-semibold text-base leading-[1.3] no-underline hover:bg-sunken focus-visible:-outline-offset-2';

interface MenuItemProps {
  icon?: LucideIcon;
  /** Value or count at the right. */
  aside?: ReactNode;
  children: ReactNode;
}

function ItemContent({ icon: Icon, aside, children }: MenuItemProps) {
  return (
    <>
      {Icon ? <Icon className="text-t3" /> : null}
      <span className="min-w-0 flex-1">{children}</span>
      {aside ? <span className="num font-normal text-sm text-t3">{aside}</span> : null}
    </>
  );
}

export function MenuLink({ to, ...content }: MenuItemProps & { to: string }) {
  return (
    <Link to={to} className={cx(item, 'text-t1')}>
      <ItemContent {...content} />
    </Link>
  );
}

export function MenuButton({
  onSelect,
  danger,
  ...content
}: MenuItemProps & { onSelect: () => void; danger?: boolean }) {
  return (
    <button type="button" data-closes onClick={onSelect} className={cx(item, danger ? 'text-bad' : 'text-t1')}>
      <ItemContent {...content} />
    </button>
  );
}

export function MenuLine() {
  return <hr className="my-1 border-line border-t" />;
}

interface MenuProps {
  trigger: (props: { popoverTarget: string; 'aria-expanded': boolean }) => ReactNode;
  label: string;
  align?: 'start' | 'end';
  /** Room for a sentence in each line. */
  isWide?: boolean;
  children: ReactNode;
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const next = items.indexOf(document.activeElement as HTMLElement) + step;
  items[(next + items.length) % items.length]?.focus();
  event.preventDefault();
}

/** Menu of links and actions behind a button. Tab and the arrow keys move through it. */
export function Menu({ trigger, label, align, isWide = false, children }: MenuProps) {
  return (
    <Popover trigger={trigger} label={label} {...(align ? { align } : {})} className={isWide ? 'w-[452px]' : 'w-64'}>
      <nav aria-label={label} onKeyDown={moveFocus} className="py-2">
        {children}
      </nav>
    </Popover>
  );
}
