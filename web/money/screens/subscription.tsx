import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '../../lib/session.ts';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { PlanAssurances } from '../plans/plan-assurances.tsx';
import { PlanShop } from '../plans/plan-shop.tsx';

/** Plans within the app; open to visitors too. */
export default function Subscription() {
  const { t } = useLingui();
  const { profile } = useSession();
  const isSubscriber = profile?.is_subscriber === 1;
  return (
    <>
      <PageMeta title={isSubscriber ? t`Manage Your Subscription` : t`Premium Subscription Plans`} />
      <div className="mb-6">
        <h1 className="h1">
          {isSubscriber ? <Trans>Manage Your Subscription</Trans> : <Trans>Premium Subscription Plans</Trans>}
        </h1>
        <p className="mt-1.5 text-sm text-t2">
          {isSubscriber ? (
            <Trans>Your current plan is marked. If you buy another one, it replaces it.</Trans>
          ) : profile?.role === 'Influencer' ? (
            <Trans>All plans have the same tools. They differ in length.</Trans>
          ) : (
            <Trans>All plans have the same tools. They differ in length and number of unlocks.</Trans>
          )}
        </p>
      </div>
      <PlanShop />
      <div className="mt-6">
        <PlanAssurances />
      </div>
    </>
  );
}
