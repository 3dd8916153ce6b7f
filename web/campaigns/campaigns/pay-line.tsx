import { Plural, Trans } from '@lingui/react/macro';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';

interface PayLineProps {
  days: Campaign['days_to_pay'];
}

/** Days the creator took to pay; nothing before the first payment. */
export function PayLine({ days }: PayLineProps) {
  if (days.n === 0) return null;
  return (
    <p className="num mt-1.5 text-t3 text-xs">
      <PayWords days={days} />
    </p>
  );
}

export function PayWords({ days: { value, n } }: PayLineProps) {
  if (value === null)
    return <Plural value={n} one="Paid once: not enough payments yet" other="Paid # times: not enough payments yet" />;
  return (
    <Trans>
      Pays in <Plural value={value} one="# day" other="# days" /> · median of {n}
    </Trans>
  );
}
