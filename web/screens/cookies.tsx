import { Trans, useLingui } from '@lingui/react/macro';
import { shareImage } from '../../contract/public-pages.ts';
import { cookieSections } from '../features/policies/cookies.tsx';
import { PolicyPage } from '../features/policies/policy-page.tsx';
import { PublicHead } from '../features/site/public-head.tsx';
import { paths } from '../lib/paths.ts';

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
