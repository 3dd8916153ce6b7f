import { Trans, useLingui } from '@lingui/react/macro';
import { shareImage } from '../../contract/public-pages.ts';
import { Funnel } from '../features/referrals/funnel.tsx';
import { ReferralFigures, ReferralSteps } from '../features/referrals/referral-story.tsx';
import { ReferralTermsList } from '../features/referrals/referral-terms-list.tsx';
import { PublicHead } from '../features/site/public-head.tsx';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { useSite } from '../lib/site.ts';
import { LinkButton } from '../ui/button.tsx';

/** The example's people; what they bring follows from the terms. */
const example = { sent: 12, joined: 9, qualified: 7 };

export default function ReferralProgram() {
  const { brand, referral } = useSite();
  const { token } = useSession();
  const { t } = useLingui();
  return (
    <div className="wrap pt-8 md:pt-14">
      <PublicHead
        title={t`Referral program`}
        description={t`Bring people to ${brand} and earn in rupees and coins.`}
        path={paths.referralProgram}
        image={shareImage('page', 'referralProgram')}
      />
      <h1 className="h1 md:d2 max-w-[15em]">
        <Trans>Bring somebody good, and earn with them</Trans>
      </h1>
      <p className="lead mt-3 mb-8 max-w-[46em]">
        <Trans>
          Every account has a link. Whoever joins by it and gets started earns you money and both of you coins.
        </Trans>
      </p>
      <ReferralFigures />
      <section className="mt-12 grid gap-6 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 className="h2">
            <Trans>How a referral goes</Trans>
          </h2>
          <p className="mt-3 mb-5 text-t2">
            <Trans>From the link to the wallet in four steps, each visible in your account.</Trans>
          </p>
          <LinkButton variant="primary" to={token ? paths.referral : paths.signup}>
            <Trans>Get your link</Trans>
          </LinkButton>
        </div>
        <ReferralSteps />
      </section>
      <section className="mt-12">
        <h2 className="h2">
          <Trans>This is how it looks in your account</Trans>
        </h2>
        <p className="mt-2 mb-4 text-t2">
          <Trans>An example: seven of nine who joined have got started.</Trans>
        </p>
        <Funnel
          counts={example}
          earned={example.qualified * referral.reward}
          coins={example.qualified * referral.coins}
        />
      </section>
      <ReferralTermsList />
    </div>
  );
}
