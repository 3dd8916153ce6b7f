import { cx } from '../cx.ts';
import { formatRupees, shortenRupees } from '../forms/rupees.ts';

const sizes = {
  inherit: '',
  19: 'money text-lg leading-[1.2]',
  23: 'money text-xl leading-[1.1]',
  28: 'money text-2xl',
  36: 'money text-3xl',
  44: 'money text-4xl',
  56: 'money text-5xl',
} as const;

interface MoneyProps {
  /** Rupees. */
  value: number;
  /** px of the scale; 'inherit' sits in running text and tables. */
  size?: keyof typeof sizes;
  /** ₹1.2L: only where it is shown and nothing moves. */
  short?: boolean;
  /** Both decimals, where money moves in columns. */
  paise?: boolean;
  className?: string;
}

/** Rupees in tabular figures; the big ones are the ornament of a page. */
export function Money({ value, size = 'inherit', short, paise, className }: MoneyProps) {
  const text = short ? shortenRupees(value) : formatRupees(value, { paise: paise ?? false });
  return <span className={cx('num whitespace-nowrap', sizes[size], className)}>{text}</span>;
}
