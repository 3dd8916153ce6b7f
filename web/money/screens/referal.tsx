import { Trans, useLingui } from '@lingui/react/macro';
import type { ReferralLink } from '../../../contract/money/referrals.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/data/card.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { Funnel } from '../referrals/funnel.tsx';
import { InviteForm } from '../referrals/invite-form.tsx';
import { LinkCard } from '../referrals/link-card.tsx';
import { PeopleList } from '../referrals/people-list.tsx';
import { ReferralSteps, ReferralTerms } from '../referrals/referral-story.tsx';
import { ReferralsSkeleton } from '../referrals/referrals-skeleton.tsx';
import { RewardSums } from '../referrals/reward-sums.tsx';
import { SuperUserCard } from '../referrals/super-user-card.tsx';
import { useReferrals } from '../referrals/use-referrals.ts';

export default function Referal() {
  const { t } = useLingui();
  const { data, error, isError, refetch } = useReferrals();
  return (
    <>
      <PageMeta title={t`Refer & Earn`} />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="h1">
            <Trans>Refer & Earn</Trans>
          </h1>
          <p className="mt-1.5 text-sm text-t2">
            <Trans>When someone you invite joins and gets started, you earn money and both of you get coins.</Trans>
          </p>
        </div>
        <LinkButton to={paths.wallet} className="max-md:hidden">
          <Trans>Wallet</Trans>
        </LinkButton>
      </div>
      {isError && !data ? (
        <ErrorState title={<Trans>Couldn’t load your referrals</Trans>} text={reasonOf(error)} onRetry={refetch} />
      ) : null}
      {data ? <Referrals referrals={data} /> : isError ? null : <ReferralsSkeleton />}
    </>
  );
}

function Referrals({ referrals }: { referrals: ReferralLink }) {
  const { counts, earned, earned_coins: coins, people } = referrals;
  return (
    <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid min-w-0 gap-4 md:gap-6">
        <LinkCard link={referrals.link} code={referrals.code} />
        <div>
          <Funnel counts={counts} earned={earned} coins={coins} />
          <RewardSums referrals={referrals} />
        </div>
        <InviteForm />
        <PeopleList people={people} />
      </div>
      <div className="grid min-w-0 gap-4 md:gap-6">
        <SuperUserCard
          isSuperUser={referrals.is_super_user}
          qualified={counts.qualified}
          from={referrals.super_user_from}
        />
        <Card as="section">
          <h2 className="h4">
            <Trans>How referrals work</Trans>
          </h2>
          <ReferralSteps />
          <div className="border-line border-t pt-4">
            <ReferralTerms />
          </div>
        </Card>
      </div>
    </div>
  );
}
