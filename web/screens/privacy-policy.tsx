import { Trans, useLingui } from '@lingui/react/macro';
import { shareImage } from '../../contract/public-pages.ts';
import { PolicyPage } from '../features/policies/policy-page.tsx';
import { privacySections } from '../features/policies/privacy.tsx';
import { PublicHead } from '../features/site/public-head.tsx';
import { paths } from '../lib/paths.ts';

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
