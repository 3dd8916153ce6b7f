import { Trans, useLingui } from '@lingui/react/macro';
import { shareImage } from '../../../contract/site/public-pages.ts';
import { paths } from '../../lib/paths.ts';
import { PolicyPage } from '../policies/policy-page.tsx';
import { termsSections } from '../policies/terms.tsx';
import { PublicHead } from '../public-pages/public-head.tsx';

export default function TermsPage() {
  const { t } = useLingui();
  const lead = t`What you can expect from us, what we expect from you and how money is handled.`;
  return (
    <>
      <PublicHead
        title={t`Terms of Service`}
        description={lead}
        path={paths.terms}
        image={shareImage('page', 'terms')}
      />
      <PolicyPage title={<Trans>Terms of Service</Trans>} lead={lead} sections={termsSections} />
    </>
  );
}
