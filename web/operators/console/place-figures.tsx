import { useLingui } from '@lingui/react/macro';
import type { OperatorHome } from '../../../contract/operators/operator-home.ts';
import { formatCount } from '../../lib/format.ts';
import { Card } from '../../ui/data/card.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';

/** Totals of the installation. */
export function PlaceFigures({ counts }: { counts: OperatorHome['counts'] }) {
  const { t } = useLingui();
  const figures = [
    { name: t`Influencers`, value: formatCount(counts.influencers) },
    { name: t`Brands`, value: formatCount(counts.brands) },
    { name: t`Partners`, value: formatCount(counts.partners) },
    { name: t`New this week`, value: formatCount(counts.new_this_week) },
    { name: t`Suspended`, value: formatCount(counts.suspended) },
    { name: t`Profiles in search`, value: formatCount(counts.listed_profiles) },
    { name: t`Live campaigns`, value: formatCount(counts.live_campaigns) },
    { name: t`Subscribers`, value: formatCount(counts.subscribers) },
    { name: t`Money on hold`, value: formatRupees(counts.held_money) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3">
      {figures.map(({ name, value }) => (
        <Card key={name} padding="sm" className="max-md:last:col-span-2">
          <dt className="text-sm text-t3">{name}</dt>
          <dd className="money truncate text-xl md:text-2xl">{value}</dd>
        </Card>
      ))}
    </dl>
  );
}
