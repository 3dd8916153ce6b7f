import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { addRupees } from '../../../contract/kit/money.ts';
import type { NetQuote } from '../../../contract/work/escrow.ts';
import { splitNetOf } from '../../../contract/work/payment-nets.rules.ts';
import { formatPercent } from '../../lib/format.ts';
import { Money } from '../../ui/data/money.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import type { Side } from './escrow-line.tsx';
import { NetLine, TaxNote } from './net-lines.tsx';

interface SplitPartsProps {
  /** Rupees of the price for the creator. */
  keep: number;
  price: number;
  net: NetQuote;
  side: Side;
  /** The reader proposed this split. */
  isOwn: boolean;
}

/** A proposed split: the creator's part down to the net, beside the places where the money goes. */
export function SplitParts({ keep, price, net, side, isOwn }: SplitPartsProps) {
  const back = addRupees([price, -keep]);
  const percent = price > 0 ? Math.round((keep / price) * 100) : 0;
  const isOwner = side === 'creator';
  return (
    <div className="num grid gap-4 @2xl:grid-cols-2">
      <Box
        title={
          isOwner ? (
            <Trans>The creator’s part, in hand</Trans>
          ) : isOwn ? (
            <Trans>Your split, in your hand</Trans>
          ) : (
            <Trans>Their split, in your hand</Trans>
          )
        }
      >
        <NetOfSplit keep={keep} price={price} net={net} isOwner={isOwner} />
      </Box>
      <Box title={<Trans>Where the {formatRupees(price)} goes</Trans>}>
        <svg height="16" width="100%" aria-hidden="true" className="mb-2 block rounded-[2px_6px_6px_6px]">
          <rect width="100%" height="16" className="fill-pea opacity-62 forced-colors:fill-[GrayText]" />
          <rect width={`${percent}%`} height="16" className="fill-pea forced-colors:fill-[Highlight]" />
        </svg>
        <dl className="text-sm">
          <Part percent={percent} name={isOwner ? <Trans>To the creator</Trans> : <Trans>To you</Trans>} value={keep} />
          <Part
            percent={100 - percent}
            name={isOwner ? <Trans>Back to you</Trans> : <Trans>Back to the brand</Trans>}
            value={back}
          />
        </dl>
      </Box>
    </div>
  );
}

function NetOfSplit({
  keep,
  price,
  net,
  isOwner,
}: Pick<SplitPartsProps, 'keep' | 'price' | 'net'> & { isOwner: boolean }) {
  const { fee, share, inHand } = splitNetOf(keep, net);
  return (
    <>
      <dl className="grid gap-2 text-sm">
        <NetLine name={<Trans>Of the {formatRupees(price)}</Trans>} value={keep} />
        <NetLine
          name={<Trans>Platform fee {formatPercent(net.platform_fee_percent)}</Trans>}
          note={<Trans>GST is inside</Trans>}
          value={-fee}
        />
        {share > 0 && !isOwner ? <NetLine name={<Trans>Share of your talent manager</Trans>} value={-share} /> : null}
        {net.tds > 0 ? null : (
          <NetLine name={<Trans>Tax deducted (TDS)</Trans>} note={<TaxNote net={net} />} value={0} />
        )}
      </dl>
      <p className="mt-3 flex items-baseline justify-between gap-4 border-ctl border-t border-dashed pt-3 font-semibold">
        <span>
          {net.tds > 0 ? <Trans>Net, before tax</Trans> : <Trans>Net in hand</Trans>}
          {net.creator_gst ? (
            <span className="block font-normal text-t3 text-xs">
              <Trans>and the creator’s GST on this part</Trans>
            </span>
          ) : null}
        </span>
        <Money value={inHand} size={23} paise />
      </p>
    </>
  );
}

function Box({ title, children }: { title: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid min-w-0 grid-rows-[auto_1fr] gap-1.5">
      <h4 id={heading} className="font-semibold text-sm">
        {title}
      </h4>
      <div className="rounded-box border border-line p-3.5">{children}</div>
    </section>
  );
}

function Part({ percent, name, value }: { percent: number; name: ReactNode; value: number }) {
  return (
    <div className="flex gap-4 border-line border-b border-dashed py-2.5 last:border-b-0 last:pb-0">
      <dt className="flex min-w-0 flex-1 gap-4">
        <span className="w-10 flex-none font-semibold text-link">{percent}%</span>
        {name}
      </dt>
      <dd className="flex-none font-semibold">
        <Money value={value} paise />
      </dd>
    </div>
  );
}
