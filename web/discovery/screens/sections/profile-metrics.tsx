import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { reasonOf } from '../../../lib/form-errors.ts';
import { AudienceCard } from '../../../social/social-metrics/audience-card.tsx';
import { AuthenticityCard } from '../../../social/social-metrics/authenticity-card.tsx';
import { GrowthCard } from '../../../social/social-metrics/growth-card.tsx';
import { PeersCard } from '../../../social/social-metrics/peers-card.tsx';
import { metricsQuery } from '../../../social/social-metrics/social-metrics.queries.ts';
import { cx } from '../../../ui/cx.ts';
import { Card } from '../../../ui/data/card.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';

/** Figures of the platforms over time and derived scores. */
export default function ProfileMetrics({ id, locked }: { id: string; locked: boolean }) {
  const query = useQuery(metricsQuery(id, locked));
  if (query.isPending) return <Skeleton className="mt-6 h-80 rounded-card" />;
  if (query.isError) {
    const text = reasonOf(query.error);
    return <ErrorState title={<Trans>Couldn’t load the results</Trans>} text={text} onRetry={query.refetch} />;
  }
  const { accounts, judged_account: judgedId } = query.data;
  const judged = accounts.find((each) => each.id === judgedId) ?? accounts.find(({ derived }) => derived !== null);
  if (!judged && accounts.every(({ growth, audience }) => growth.length < 2 && audience === null)) {
    return (
      <Card className="mt-6">
        <p className="text-t2">
          <Trans>No data from the platforms yet. Numbers appear after the first update.</Trans>
        </p>
      </Card>
    );
  }
  return (
    <>
      <GrowthCard accounts={accounts} />
      <AudienceCard accounts={accounts} locked={query.data.locked} />
      {judged ? (
        <div className={cx('mt-6 grid items-start gap-6', judged.peers.length > 0 && 'xl:grid-cols-[2fr_3fr]')}>
          <PeersCard account={judged} />
          <AuthenticityCard account={judged} />
        </div>
      ) : null}
    </>
  );
}
