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
  /** In rupees. */
  value: number;
  /** Text size in px; 'inherit' for running text and tables. */
  size?: keyof typeof sizes;
  /** Short form such as ₹1.2L, only for display, not where money moves. */
  short?: boolean;
  /** Always two decimals, for columns of money. */
  paise?: boolean;
  className?: string;
}

/** Amount in rupees with tabular figures. */
export function Money({ value, size = 'inherit', short, paise, className }: MoneyProps) {
  const text = short ? shortenRupees(value) : formatRupees(value, { paise: paise ?? false });
  return <span className={cx('num whitespace-nowrap', sizes[size], className)}>{text}</span>;
}
