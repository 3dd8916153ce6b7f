import { Trans, useLingui } from '@lingui/react/macro';
import { PolicyPage } from '../features/policies/policy-page.tsx';
import { privacySections } from '../features/policies/privacy.tsx';
import { paths } from '../lib/paths.ts';
import { useSite } from '../lib/site.ts';
import { PageMeta } from '../ui/page-meta.tsx';

export default function PrivacyPage() {
  const { brand, origin } = useSite();
  const { t } = useLingui();
  const lead = t`We keep what the product needs, show you all of it, and delete it when you say so.`;
  return (
    <>
      <PageMeta title={t`Privacy Policy · ${brand}`} description={lead} canonical={origin + paths.privacy} />
      <PolicyPage
        title={<Trans>Privacy Policy</Trans>}
        since={<Trans>In force since 20 November 2026</Trans>}
        lead={lead}
        sections={privacySections}
      />
    </>
  );
}
