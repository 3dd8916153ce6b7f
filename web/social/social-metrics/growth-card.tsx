import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { AccountMetrics } from '../../../contract/social/social-metrics.ts';
import { Chart } from '../../ui/data/chart.tsx';
import { groupIndian } from '../../ui/forms/rupees.ts';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { growthData } from './growth.ts';

const spans = { quarter: 92, year: 366, all: null } as const;
type Span = keyof typeof spans;

/** Follower history by day; hidden with a single reading. */
export function GrowthCard({ accounts }: { accounts: readonly AccountMetrics[] }) {
  const { t, i18n } = useLingui();
  const name = useId();
  const [span, setSpan] = useState<Span>('year');
  const [now] = useState(Date.now);
  const data = growthData(accounts, { days: spans[span], locale: i18n.locale, now });
  if (data.series.length === 0) return null;
  const summary = data.series
    .map(({ name: platform, values }) => {
      const told = values.filter((value) => value !== null);
      const [first, last] = [groupIndian(told[0] ?? 0), groupIndian(told.at(-1) ?? 0)];
      return t`${platform}: from ${first} to ${last} followers`;
    })
    .join('. ');
  return (
    <Chart
      className="mt-6"
      data={data}
      title={t`Followers`}
      note={<Trans>Readings from the connected accounts</Trans>}
      summary={summary}
      head={t`Day`}
    >
      <Segmented
        label={t`Time range`}
        name={name}
        value={span}
        onChange={setSpan}
        segments={[
          { id: 'quarter', name: <Trans>3 m</Trans> },
          { id: 'year', name: <Trans>12 m</Trans> },
          { id: 'all', name: <Trans>All</Trans> },
        ]}
      />
    </Chart>
  );
}
