import { Trans, useLingui } from '@lingui/react/macro';
import { platformName } from '../../../contract/core/platforms.ts';
import type { Performances } from '../../../contract/insights/performance.ts';
import { formatDay, formatShortDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Chart } from '../../ui/data/chart.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';

/** The chart shows at most three lines; accounts with the most readings are chosen. */
const lines = 3;

/** Follower growth of the user's own accounts. */
export function AccountGrowth({ accounts }: { accounts: Performances['accounts'] }) {
  const { t, i18n } = useLingui();
  const drawn = accounts
    .filter(({ readings }) => readings.length > 0)
    .toSorted((a, b) => b.readings.length - a.readings.length || (b.followers ?? -1) - (a.followers ?? -1))
    .slice(0, lines);
  const days = [...new Set(drawn.flatMap(({ readings }) => readings.map(({ date }) => date)))].sort();
  // The handle is added when two accounts share a platform.
  const nameOf = ({ platform, handle }: Performances['accounts'][number]) =>
    drawn.filter((one) => one.platform === platform).length > 1
      ? `${platformName(platform)} ${handle}`
      : platformName(platform);
  const words = drawn.map((account) => {
    const last = account.readings.at(-1);
    return last ? `${nameOf(account)}: ${last.followers}` : nameOf(account);
  });
  if (days.length === 0) {
    return (
      <section className="grid gap-2 rounded-card border border-line bg-surface p-5">
        <h2 className="h4">
          <Trans>Followers</Trans>
        </h2>
        <p className="text-sm text-t2">
          <Trans>No data from your accounts for this period. Connected accounts are updated daily.</Trans>
        </p>
        <div>
          <LinkButton to={paths.socialAccounts}>
            <Trans>Connect an account</Trans>
          </LinkButton>
        </div>
      </section>
    );
  }
  return (
    <Chart
      title={t`Followers`}
      note={<Trans>Last reading of each day for your accounts</Trans>}
      summary={words.join('; ')}
      head={t`As of`}
      data={{
        kind: 'line',
        base: drawn.length === 1 ? 'lowest' : 'zero',
        points: days.map((date) => ({
          date,
          label: formatShortDate(date, i18n.locale),
          name: formatDay(date, { locale: i18n.locale }),
        })),
        series: drawn.map((account) => {
          const byDay = new Map(account.readings.map(({ date, followers }) => [date, followers]));
          return { name: nameOf(account), values: days.map((date) => byDay.get(date) ?? null) };
        }),
      }}
    />
  );
}
