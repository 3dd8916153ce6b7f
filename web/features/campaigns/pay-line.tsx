import { Plural, Trans } from '@lingui/react/macro';
import type { Campaign } from '../../../contract/campaigns.ts';

/** How long the creator of a campaign took to pay, in a line; nothing before a first payment. */
export function PayLine({ days }: { days: Campaign['days_to_pay'] }) {
  const { value, n } = days;
  if (n === 0) return null;
  return (
    <p className="num mt-1.5 text-t3 text-xs">
      {value === null ? (
        <Plural value={n} one="Paid # time: too few for a median" other="Paid # times: too few for a median" />
      ) : (
        <Trans>
          Pays in <Plural value={value} one="# day" other="# days" /> · median of {n}
        </Trans>
      )}
    </p>
  );
}
