import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { NetQuote } from '../../../contract/work/escrow.ts';
import { formatPercent } from '../../lib/format.ts';
import { Money } from '../../ui/data/money.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';

/** Price with each deduction and its reason; `name` labels the price. */
export function NetLines({ net, name }: { net: NetQuote; name: ReactNode }) {
  const percent = formatPercent(net.platform_fee_percent);
  return (
    <dl className="num grid gap-2 text-sm">
      <NetLine name={name} value={net.amount} />
      {net.creator_gst ? (
        <NetLine
          name={<Trans>GST of the creator</Trans>}
          note={<Trans>added to the price, passed on in full</Trans>}
          value={net.creator_gst}
        />
      ) : null}
      <NetLine
        name={<Trans>Platform fee {percent}</Trans>}
        note={
          net.gst > 0 ? (
            <Trans>includes {formatRupees(net.gst, { paise: true })} GST</Trans>
          ) : (
            <Trans>nothing on top</Trans>
          )
        }
        value={-net.platform_fee}
      />
      <NetLine name={<Trans>Tax deducted (TDS)</Trans>} note={<TaxNote net={net} />} value={-net.tds} />
      {net.manager_share ? (
        <NetLine
          name={<Trans>Share of your talent manager</Trans>}
          note={<Trans>by your consent; the other side doesn’t see it</Trans>}
          value={-net.manager_share.amount}
        />
      ) : null}
    </dl>
  );
}

/** Reason of the tax. */
export function TaxNote({ net: { tds, tds_rule: rule } }: { net: NetQuote }) {
  if (!rule) return <Trans>not deducted at present</Trans>;
  const percent = `${rule.percent}%`;
  if (tds > 0 || rule.yearly_threshold === 0) return `${percent}, ${rule.source.split(':')[0]}`;
  return (
    <Trans>
      {percent} applies above {formatRupees(rule.yearly_threshold)} a year
    </Trans>
  );
}

/** A deduction, or the sum it is taken from; rupees. */
export function NetLine({ name, note, value }: { name: ReactNode; note?: ReactNode; value: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0">
        {name}
        {note ? <span className="block text-t3 text-xs">{note}</span> : null}
      </dt>
      <dd className="flex-none font-semibold">
        <Money value={value} paise />
      </dd>
    </div>
  );
}
