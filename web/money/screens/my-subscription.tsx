import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { UnlockQuota } from '../../discovery/unlocks/unlock-quota.tsx';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useSite } from '../../lib/site.ts';
import { Card } from '../../ui/data/card.tsx';
import { QueryErrorGate } from '../../ui/feedback/query-error-gate.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { invoicesQuery } from '../invoices/invoices.queries.ts';
import { Invoices } from '../invoices/invoices.tsx';
import { AwaitedPayment } from '../plans/awaited-payment.tsx';
import { MyPlan } from '../plans/my-plan.tsx';
import { mySubscriptionQuery } from '../plans/plans.queries.ts';

export default function MySubscription() {
  const { t } = useLingui();
  const id = useSession().profile?.id;
  const plan = useQuery(mySubscriptionQuery(id));
  const invoices = useInfiniteQuery(invoicesQuery(id));
  return (
    <>
      <PageMeta title={t`My Subscription`} />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="h1">
          <Trans>My Subscription</Trans>
        </h1>
        {plan.data ? (
          <LinkButton to={paths.subscription}>
            <Trans>See the plans</Trans>
          </LinkButton>
        ) : null}
      </div>
      <AwaitedPayment />
      <QueryErrorGate title={<Trans>Couldn’t load your subscription</Trans>} asked={[plan, invoices]}>
        <Content />
        {/* After the sections above, whose height is unknown until they load. */}
        {plan.isPending ? null : <Invoices />}
      </QueryErrorGate>
    </>
  );
}

function Content() {
  const { profile } = useSession();
  const { freeUnlocks } = useSite().terms;
  const { data, isPending, error, refetch } = useQuery(mySubscriptionQuery(profile?.id));
  if (isPending) return <Skeleton className="h-64 rounded-card" />;
  if (error) {
    const title = <Trans>Couldn’t load your subscription</Trans>;
    return <ErrorState title={title} text={reasonOf(error)} onRetry={() => refetch()} />;
  }
  if (data) return <MyPlan subscription={data} quota={<UnlockQuota />} />;
  return (
    <div className="grid gap-4">
      <Card padding="none">
        <EmptyState
          jaali="plans-3"
          title={<Trans>No subscription yet</Trans>}
          text={
            profile?.role === 'Influencer' ? (
              <Trans>You can apply and get paid without one. See what a plan adds.</Trans>
            ) : (
              <Plural
                value={freeUnlocks}
                one="You get # free unlock a month. A plan gives you more."
                other="You get # free unlocks a month. A plan gives you more."
              />
            )
          }
          action={
            <LinkButton variant="primary" to={paths.subscription}>
              <Trans>See the plans</Trans>
            </LinkButton>
          }
        />
      </Card>
      <UnlockQuota />
    </div>
  );
}
