import { Check, Minus } from 'lucide-react';
import { cx } from '../cx.ts';

interface ForAndAgainstProps {
  pros: readonly string[];
  cons: readonly string[];
  /** For the cells of a table. */
  small?: boolean;
}

/** Pros, then cons, one line each. */
export function ForAndAgainst({ pros, cons, small }: ForAndAgainstProps) {
  const line = cx('flex', small ? 'gap-1.5' : 'gap-2');
  const sign = cx('mt-0.5 flex-none', small ? 'size-3.5' : 'size-4');
  return (
    <ul className={cx('grid', small ? 'gap-1' : 'gap-2 text-sm')}>
      {pros.map((reason) => (
        <li key={reason} className={line}>
          <Check className={cx(sign, 'text-ok')} />
          {reason}
        </li>
      ))}
      {cons.map((gap) => (
        <li key={gap} className={cx(line, 'text-t2')}>
          <Minus className={cx(sign, 'text-t3')} />
          {gap}
        </li>
      ))}
    </ul>
  );
}
