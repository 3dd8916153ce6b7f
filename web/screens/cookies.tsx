import { Trans, useLingui } from '@lingui/react/macro';
import { cookieSections } from '../features/policies/cookies.tsx';
import { PolicyPage } from '../features/policies/policy-page.tsx';
import { paths } from '../lib/paths.ts';
import { useSite } from '../lib/site.ts';
import { PageMeta } from '../ui/page-meta.tsx';

export default function CookiesPage() {
  const { brand, origin } = useSite();
  const { t } = useLingui();
  const lead = t`Two cookies of our own, none of anybody else’s.`;
  return (
    <>
      <PageMeta title={t`Cookies · ${brand}`} description={lead} canonical={origin + paths.cookies} />
      <PolicyPage
        title={<Trans>Cookies</Trans>}
        since={<Trans>In force since 20 November 2026</Trans>}
        lead={lead}
        sections={cookieSections}
      />
    </>
  );
}
