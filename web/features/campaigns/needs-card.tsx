import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Campaign } from '../../../contract/campaigns.ts';
import { Card, CardHead } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { formatRupees } from '../../ui/rupees.ts';
import { NeedRow, partsOf, sumOf } from './needs.tsx';

interface NeedsProps {
  needs: Campaign['needs'];
  /** Under a need: its pledges, for the creator to answer. */
  pledges: ((needId: string) => ReactNode) | undefined;
}

/** What a joint campaign needs against what is spoken for, in all and one by one. */
export function Needs({ needs, pledges }: NeedsProps) {
  const total = sumOf(needs, 'value');
  const [solid, accepted, waiting] = partsOf(needs).map(({ value }) => value) as [number, number, number];
  const figures = [
    { id: 'contributed', name: <Trans>Contributed</Trans>, value: solid },
    { id: 'accepted', name: <Trans>Accepted</Trans>, value: accepted },
    { id: 'waiting', name: <Trans>Pledged, waiting</Trans>, value: waiting },
    { id: 'open', name: <Trans>Still open</Trans>, value: Math.max(0, total - solid - accepted - waiting) },
  ];
  return (
    <>
      <Card as="section" padding="lg">
        <h2 className="sr-only">
          <Trans>All needs together</Trans>
        </h2>
        <p className="mb-3 flex flex-wrap items-baseline gap-x-3">
          <Money value={sumOf(needs, 'pledged')} size={44} />
          <span className="lead">
            <Trans>of {formatRupees(total)} is spoken for</Trans>
          </span>
        </p>
        <ProgressBar parts={partsOf(needs)} total={total} height={24} />
        <dl className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-4">
          {figures.map(({ id, name, value }) => (
            <div key={id}>
              <dt className="text-sm text-t2">{name}</dt>
              <dd>
                <Money value={value} size={19} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card as="section" padding="none">
        <CardHead
          line
          title={
            <h2 className="h4">
              <Trans>Needs and pledges</Trans>
            </h2>
          }
        >
          <span className="num text-sm text-t3">
            <Plural value={needs.length} one="# need" other="# needs" />
          </span>
        </CardHead>
        <ul>
          {needs.map((need) => (
            <NeedRow key={need.id} need={need}>
              {pledges?.(need.id)}
            </NeedRow>
          ))}
        </ul>
      </Card>
    </>
  );
}
