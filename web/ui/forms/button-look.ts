import { cx } from '../cx.ts';

const variants = {
  /** Amber: the one primary action of a view. */
  primary:
    'border-transparent bg-amber text-on-amber shadow-press hover:bg-amber-h disabled:bg-sunken disabled:text-t3 disabled:shadow-none',
  /** Peacock: the second most important action. */
  peacock: 'border-transparent bg-pea text-on-pea hover:bg-pea-h disabled:bg-sunken disabled:text-t3',
  outline: 'border-ctl text-t1 hover:bg-sunken disabled:border-transparent disabled:bg-sunken disabled:text-t3',
  soft: 'border-transparent bg-pea-tint text-link hover:bg-line disabled:bg-sunken disabled:text-t3',
  text: 'border-transparent text-link hover:bg-sunken disabled:text-t3',
  danger: 'border-bad text-bad hover:bg-bad-tint disabled:border-transparent disabled:bg-sunken disabled:text-t3',
  /** The only filled red button of a page, for excluding somebody. */
  'danger-filled': 'border-transparent bg-bad text-surface hover:opacity-90 disabled:bg-sunken disabled:text-t3',
  /** On the peacock band or a tint, where the other variants have no contrast. */
  band: 'border-current text-inherit hover:bg-[rgb(255_255_255/0.14)]',
} as const;

/** Heights: 48 px on phones (44 in rows) for touch, smaller on wide screens. */
const sizes = {
  sm: 'min-h-11 px-3 text-sm leading-none gap-1.5 md:min-h-9',
  md: 'min-h-12 px-4 text-base leading-none gap-2 md:min-h-11',
  lg: 'min-h-13 px-[22px] text-lg leading-none font-bold gap-2',
} as const;

export interface ButtonLook {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  block?: boolean | undefined;
}

export function buttonClass({ variant = 'outline', size = 'md', block = false }: ButtonLook): string {
  return cx(
    'inline-flex cursor-pointer items-center justify-center whitespace-nowrap rounded-ctl border-[1.5px] pt-px font-semibold no-underline',
    'aria-disabled:cursor-default aria-disabled:opacity-80 disabled:cursor-default',
    sizes[size],
    variant === 'text' && 'px-2',
    variants[variant],
    block && 'w-full',
  );
}
