import { Trans, useLingui } from '@lingui/react/macro';
import { shareImage } from '../../../contract/site/public-pages.ts';
import { paths } from '../../lib/paths.ts';
import { PolicyPage } from '../policies/policy-page.tsx';
import { privacySections } from '../policies/privacy.tsx';
import { PublicHead } from '../public-pages/public-head.tsx';

export default function PrivacyPage() {
  const { t } = useLingui();
  const lead = t`We keep only what we need, show you all of it and delete it when you ask.`;
  return (
    <>
      <PublicHead
        title={t`Privacy Policy`}
        description={lead}
        path={paths.privacy}
        image={shareImage('page', 'privacy')}
      />
      <PolicyPage title={<Trans>Privacy Policy</Trans>} lead={lead} sections={privacySections} />
    </>
  );
}
