import type { LucideIcon } from 'lucide-react';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';
import { useOnce } from '../feedback/use-once.ts';
import type { ButtonLook } from './button-look.ts';
import { buttonClass } from './button-look.ts';

interface Extras extends ButtonLook {
  icon?: LucideIcon | undefined;
  /** Waiting for a reply: keeps position and focus, shows a spinner and ignores clicks. */
  busy?: boolean | undefined;
  className?: string;
  children: ReactNode;
}

type ButtonProps = Extras &
  Omit<ComponentProps<'button'>, 'onClick'> & {
    /** A returned promise keeps the button busy until it settles, so that a double click acts once. */
    onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
  };

function Content({ icon: Icon, busy, children }: Pick<Extras, 'icon' | 'busy' | 'children'>) {
  if (busy) {
    return (
      <>
        <LoaderCircle className="animate-spin" />
        {children}
      </>
    );
  }
  return (
    <>
      {Icon ? <Icon /> : null}
      {children}
    </>
  );
}

export function Button(props: ButtonProps) {
  const { variant, size, block, icon, busy, type = 'button', onClick, className, children, ...rest } = props;
  const { running, run } = useOnce(onClick, busy === true, busy !== undefined || type === 'submit');
  const waiting = busy === true || running;
  return (
    <button
      type={type}
      aria-disabled={waiting || undefined}
      aria-busy={waiting || undefined}
      onClick={run}
      className={cx(buttonClass({ variant, size, block }), className)}
      {...rest}
    >
      <Content icon={icon} busy={waiting}>
        {children}
      </Content>
    </button>
  );
}

type LinkButtonProps = Omit<Extras, 'busy'> & ComponentProps<typeof Link>;

/** Link styled as a button, for navigation only. */
export function LinkButton({ variant, size, block, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link className={cx(buttonClass({ variant, size, block }), className)} {...rest}>
      <Content icon={icon}>{children}</Content>
    </Link>
  );
}
