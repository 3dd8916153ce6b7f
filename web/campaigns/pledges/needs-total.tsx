import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Need, partsOf, sumNeeds } from '../../lib/needs.ts';
import { cx } from '../../ui/cx.ts';
import { Card } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';

interface NeedsTotalProps {
  needs: readonly Need[];
  /** True if the reader answers pledges. */
  isOwn: boolean;
  /** Undefined until loaded. */
  pledges: number | undefined;
  parties: number | undefined;
}

/** Total of all needs: contributed, accepted, unanswered, open. */
export function NeedsTotal({ needs, isOwn, pledges, parties }: NeedsTotalProps) {
  const { total, spoken, contributed, accepted, waiting, open } = sumNeeds(needs);
  return (
    <Card as="section" padding="lg" aria-labelledby="needs-total">
      <h2 id="needs-total" className="sr-only">
        <Trans>All needs</Trans>
      </h2>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Money value={spoken} size={44} className="max-md:text-3xl" />
        <span className="lead num">
          <Trans>of {formatRupees(total)} pledged</Trans>
        </span>
        <span className="num ml-auto text-sm text-t2 max-md:basis-full">
          <Plural value={needs.length} one="# need" other="# needs" />
          {pledges === undefined ? null : (
            <>
              {' · '}
              <Plural value={pledges} one="# pledge" other="# pledges" />
            </>
          )}
          {parties === undefined ? null : (
            <>
              {' · '}
              <Plural value={parties} one="# party" other="# parties" />
            </>
          )}
        </span>
      </div>
      <ProgressBar parts={partsOf(needs)} total={total} height={24} className="mt-4 mb-3.5" />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-4">
        <Figure name={<Trans>Contributed</Trans>} mark="bg-pea" value={contributed} />
        <Figure name={<Trans>Accepted</Trans>} mark="bg-pea opacity-62" value={accepted} />
        <Figure
          name={isOwn ? <Trans>Pledged, waiting for you</Trans> : <Trans>Pledged, waiting</Trans>}
          mark="stripes"
          value={waiting}
        />
        <Figure
          name={<Trans>Still open</Trans>}
          mark="bg-sunken ring-1 ring-ctl ring-inset"
          value={open}
          isOpen={open > 0}
        />
      </dl>
    </Card>
  );
}

function Figure({
  name,
  mark,
  value,
  isOpen = false,
}: {
  name: ReactNode;
  mark: string;
  value: number;
  isOpen?: boolean;
}) {
  return (
    <div>
      <dt className="flex items-center gap-2 text-sm text-t2">
        <span aria-hidden="true" className={cx('size-3 flex-none rounded-[1px_4px_4px_4px]', mark)} />
        {name}
      </dt>
      <dd className="mt-0.5">
        <Money value={value} size={23} className={isOpen ? 'text-amber-t' : ''} />
      </dd>
    </div>
  );
}
