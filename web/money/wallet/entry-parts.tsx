import { Plural } from '@lingui/react/macro';
import type { WalletEntry } from '../../../contract/money/wallet.ts';
import { formatCount } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { kindIcons } from './kinds.ts';

/** Icon of an entry; green for incoming money. */
export function EntryIcon({ entry: { kind, amount } }: { entry: WalletEntry }) {
  const Icon = kindIcons[kind];
  return (
    <span
      className={cx(
        'grid size-8 flex-none place-items-center rounded-full',
        amount > 0 ? 'bg-ok-tint text-ok' : 'bg-sunken text-t2',
      )}
    >
      <Icon className="size-4" />
    </span>
  );
}

/** Amount with sign and colour. */
export function EntryAmount({ entry: { amount, currency } }: { entry: WalletEntry }) {
  const sign = amount > 0 ? '+' : '−';
  return (
    <span className={cx('num whitespace-nowrap font-bold', amount > 0 ? 'text-ok' : 'text-t1')}>
      {sign} <Amount value={Math.abs(amount)} currency={currency} />
    </span>
  );
}

interface AmountProps {
  value: number;
  currency: WalletEntry['currency'];
}

/** Rupees to the paisa, or coins. */
export function Amount({ value, currency }: AmountProps) {
  if (currency === 'INR') return formatRupees(value, { paise: true });
  const count = formatCount(value);
  return <Plural value={value} one={`${count} coin`} other={`${count} coins`} />;
}
