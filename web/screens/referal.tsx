import { Trans, useLingui } from '@lingui/react/macro';
import { ReferralFigures, ReferralSteps, ReferralTerms } from '../features/referral/referral-story.tsx';
import { PageMeta } from '../ui/page-meta.tsx';

export default function Referal() {
  const { t } = useLingui();
  return (
    <>
      <PageMeta title={t`Refer & Earn`} />
      <h1 className="h1">
        <Trans>Refer & Earn</Trans>
      </h1>
      <p className="mt-1.5 mb-6 text-sm text-t2">
        <Trans>Whoever joins by your invitation and begins for real earns you money, and both of you coins.</Trans>
      </p>
      <ReferralFigures />
      <section className="mt-8 grid gap-4 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <h2 className="h2">
          <Trans>How a referral goes</Trans>
        </h2>
        <ReferralSteps />
      </section>
      <div className="mt-6">
        <ReferralTerms />
      </div>
    </>
  );
}
