import { Trans, useLingui } from '@lingui/react/macro';
import { monthOf } from '../../lib/month.ts';
import { useSession } from '../../lib/session.ts';
import { Chart } from '../../ui/data/chart.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { figuresQuery, useCardQuery } from './dashboard.queries.ts';
import { DashboardCard, DashboardCardError } from './dashboard-card.tsx';

/** Money by month: spent against planned, or earned. */
export function Months() {
  const { t, i18n } = useLingui();
  const { profile } = useSession();
  const { data, error, refetch } = useCardQuery(figuresQuery);
  const isEarner = profile?.role === 'Influencer';
  const title = isEarner ? t`Earnings by month` : t`Spend vs. plan`;
  const note = isEarner ? (
    <Trans>After fees and taxes</Trans>
  ) : (
    <Trans>Paid to creators and into pools, by month</Trans>
  );
  if (!data) {
    return (
      <DashboardCard title={title} note={note} className="min-h-[310px]">
        {error ? (
          <DashboardCardError error={error} onRetry={refetch} />
        ) : (
          <Skeleton className="mx-4 mb-5 h-[212px] md:mx-5" />
        )}
      </DashboardCard>
    );
  }
  const { months } = data;
  const hasPlan = months.some(({ planned }) => planned !== null);
  if (!hasPlan && months.every(({ value }) => value === 0)) {
    return (
      <DashboardCard title={title} note={note}>
        <p className="px-4 pb-5 text-sm text-t2 md:px-5">
          {isEarner ? (
            <Trans>Nothing yet. Your earnings appear here once your work is paid.</Trans>
          ) : (
            <Trans>Nothing yet. Your spending appears here once a creator’s work is paid.</Trans>
          )}
        </p>
      </DashboardCard>
    );
  }
  const nameOf = (month: string) => monthOf(month, i18n.locale, 'long');
  const [last, before] = [months.at(-1), months.at(-2)];
  const summary =
    last && before
      ? t`${nameOf(last.month)}: ${formatRupees(last.value)}, ${nameOf(before.month)}: ${formatRupees(before.value)}`
      : '';
  return (
    <Chart
      title={title}
      note={note}
      head={t`Month`}
      summary={summary}
      className="min-h-[310px]"
      data={{
        kind: 'bars',
        unit: 'rupees',
        points: months.map(({ month }) => ({
          date: `${month}-01`,
          label: monthOf(month, i18n.locale, 'short'),
          name: `${nameOf(month)} ${month.slice(0, 4)}`,
        })),
        series: [{ name: isEarner ? t`Earned` : t`Spent`, values: months.map(({ value }) => value) }],
        ...(hasPlan ? { planned: { name: t`Planned`, values: months.map(({ planned }) => planned) } } : {}),
      }}
    />
  );
}
