import { Plural, Trans } from '@lingui/react/macro';
import { Package, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CampaignBody } from '../../../../contract/campaigns/campaign-fields.ts';
import { offersMoney } from '../../../../contract/campaigns/compensation.rules.ts';
import { toPaise, toRupees } from '../../../../contract/kit/money.ts';
import { Card } from '../../../ui/data/card.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { formatRupees } from '../../../ui/forms/rupees.ts';

interface CommitmentProps {
  body: CampaignBody;
  /** Button that posts it, where there is room beside the summary. */
  children: ReactNode;
}

/** The highest cost of a standard campaign, shown before it is posted. */
export default function Commitment({ body, children }: CommitmentProps) {
  const { slots, budget_per_creator: each, compensation, product_value: product, commission_percent: percent } = body;
  const count = slots ?? 0;
  const isPaid = offersMoney(body);
  const times = (rupees: number | null | undefined) => toRupees(toPaise(rupees ?? 0) * count);
  const fees = isPaid ? times(each) : 0;
  const goods = compensation === 'paid' ? 0 : times(product);
  const sellsFor = compensation === 'paid' ? null : percent;
  return (
    <Card as="section" aria-labelledby="commitment" className="grid gap-3">
      <h2 id="commitment" className="h4">
        <Trans>What you commit to</Trans>
      </h2>
      <dl className="grid gap-2.5">
        {isPaid ? (
          <Line
            name={
              <>
                <Plural value={count} one="# creator" other="# creators" /> × {formatRupees(each ?? 0)}
              </>
            }
            note={<Trans>paid in one by one, as you accept</Trans>}
          >
            {formatRupees(fees)}
          </Line>
        ) : null}
        {sellsFor ? (
          <Line name={<Trans>Commission</Trans>} note={<Trans>comes on top, on sales only</Trans>}>
            <Trans>{sellsFor}% of sales</Trans>
          </Line>
        ) : null}
        <Line name={<Trans>Platform fee</Trans>} note={<Trans>comes out of the creator’s price</Trans>}>
          {formatRupees(0)}
        </Line>
        <div className="flex items-baseline justify-between gap-3 border-line border-t border-dashed pt-2.5">
          <dt className="h5">
            {sellsFor ? <Trans>At most, without commission</Trans> : <Trans>At most, in all</Trans>}
          </dt>
          <dd>
            <Money value={fees} size={23} />
          </dd>
        </div>
      </dl>
      {goods > 0 ? (
        <p className="flex gap-2 text-sm">
          <Package className="size-4 flex-none text-t3" />
          <span>
            <Plural value={count} one="And # product to send" other="And # products to send" />, {formatRupees(goods)}
          </span>
        </p>
      ) : null}
      <p className="flex gap-2 text-sm text-t2">
        <ShieldCheck className="size-4 flex-none text-ok" />
        <Trans>Nothing is taken today.</Trans>
      </p>
      {children}
    </Card>
  );
}

function Line({ name, note, children }: { name: ReactNode; note: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <dt>{name}</dt>
      <dd className="num font-semibold">{children}</dd>
      <dd className="text-sm text-t3">{note}</dd>
    </div>
  );
}
