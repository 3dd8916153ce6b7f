import { Trans, useLingui } from '@lingui/react/macro';
import { shareImage } from '../../../contract/site/public-pages.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useSite } from '../../lib/site.ts';
import { PublicHead } from '../../site/public-pages/public-head.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { Funnel } from '../referrals/funnel.tsx';
import { ReferralFigures, ReferralSteps } from '../referrals/referral-story.tsx';
import { ReferralTermsList } from '../referrals/referral-terms-list.tsx';

/** Example figures; earnings are computed from the terms. */
const example = { sent: 12, joined: 9, qualified: 7 };

export default function ReferralProgram() {
  const { brand, referral } = useSite();
  const { token } = useSession();
  const { t } = useLingui();
  return (
    <div className="wrap pt-8 md:pt-14">
      <PublicHead
        title={t`Referral program`}
        description={t`Invite people to ${brand} and earn rupees and coins.`}
        path={paths.referralProgram}
        image={shareImage('page', 'referralProgram')}
      />
      <h1 className="h1 md:d2 max-w-[15em]">
        <Trans>Invite people and earn with them</Trans>
      </h1>
      <p className="lead mt-3 mb-8 max-w-[46em]">
        <Trans>
          Every account has a link. When someone joins with yours and gets started, you earn money and both of you get
          coins.
        </Trans>
      </p>
      <ReferralFigures />
      <section className="mt-12 grid gap-6 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 className="h2">
            <Trans>How referrals work</Trans>
          </h2>
          <p className="mt-3 mb-5 text-t2">
            <Trans>From your link to your wallet in four steps. Follow each one in your account.</Trans>
          </p>
          <LinkButton variant="primary" to={token ? paths.referral : paths.signup}>
            <Trans>Get your link</Trans>
          </LinkButton>
        </div>
        <ReferralSteps />
      </section>
      <section className="mt-12">
        <h2 className="h2">
          <Trans>What it looks like in your account</Trans>
        </h2>
        <p className="mt-2 mb-4 text-t2">
          <Trans>An example: seven of the nine people who joined have got started.</Trans>
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
