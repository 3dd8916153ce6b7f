import { Trans, useLingui } from '@lingui/react/macro';
import { PolicyPage } from '../features/policies/policy-page.tsx';
import { termsSections } from '../features/policies/terms.tsx';
import { paths } from '../lib/paths.ts';
import { useSite } from '../lib/site.ts';
import { PageMeta } from '../ui/page-meta.tsx';

export default function TermsPage() {
  const { brand, origin } = useSite();
  const { t } = useLingui();
  const lead = t`What you can expect of us, what we expect of you, and what happens with money in between.`;
  return (
    <>
      <PageMeta title={t`Terms of Service · ${brand}`} description={lead} canonical={origin + paths.terms} />
      <PolicyPage
        title={<Trans>Terms of Service</Trans>}
        since={<Trans>In force since 20 November 2026</Trans>}
        lead={lead}
        sections={termsSections}
      />
    </>
  );
}
