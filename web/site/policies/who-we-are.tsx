import { Trans } from '@lingui/react/macro';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';

/** Company behind the site, for the terms. */
export function WhoWeAre() {
  const { brand, company } = useSite();
  return (
    <>
      <p>
        {company.name === brand ? (
          <Trans>
            “We” means {brand}
            {company.address ? <>, {company.address}</> : null}.
          </Trans>
        ) : (
          <Trans>
            {brand} is run by {company.name}
            {company.address ? <>, {company.address}</> : null}.
          </Trans>
        )}{' '}
        <Trans>
          These terms are the contract between you and us. They apply from the moment you sign up, in the version you
          agreed to, which is shown in your profile settings.
        </Trans>
      </p>
      <p>
        <Trans>
          Together with them, the <a href={paths.privacy}>Privacy Policy</a>, the{' '}
          <a href={paths.cancellation}>Cancellation & Refund</a> policy and, if you refer someone, the{' '}
          <a href={`${paths.referralProgram}#terms`}>terms of the Referral Program</a> apply. If the English and Hindi
          texts differ, the English one applies.
        </Trans>
      </p>
    </>
  );
}
