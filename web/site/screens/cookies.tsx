import { Trans, useLingui } from '@lingui/react/macro';
import { shareImage } from '../../../contract/site/public-pages.ts';
import { paths } from '../../lib/paths.ts';
import { cookieSections } from '../policies/cookies.tsx';
import { PolicyPage } from '../policies/policy-page.tsx';
import { PublicHead } from '../public-pages/public-head.tsx';

export default function CookiesPage() {
  const { t } = useLingui();
  const lead = t`We use three cookies of our own and none from anyone else. Here’s what else your browser stores for you.`;
  return (
    <>
      <PublicHead title={t`Cookies`} description={lead} path={paths.cookies} image={shareImage('page', 'cookies')} />
      <PolicyPage title={<Trans>Cookies</Trans>} lead={lead} sections={cookieSections} />
    </>
  );
}
