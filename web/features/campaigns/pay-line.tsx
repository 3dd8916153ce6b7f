import { Trans } from '@lingui/react/macro';
import type { Campaign } from '../../../contract/campaigns.ts';

/** How long the creator of a campaign took to pay, in a line; nothing before a first payment. */
export function PayLine({ days }: { days: Campaign['days_to_pay'] }) {
  const { value, n } = days;
  if (n === 0) return null;
  return (
    <p className="num mt-1.5 text-t3 text-xs">
      {value === null ? (
        <Trans>Days to pay: not enough yet (n = {n})</Trans>
      ) : (
        <Trans>
          Days to pay: {value} (median, n = {n})
        </Trans>
      )}
    </p>
  );
}
