import { Trans, useLingui } from '@lingui/react/macro';
import { cancellationSections } from '../features/policies/cancellation.tsx';
import { PolicyPage } from '../features/policies/policy-page.tsx';
import { paths } from '../lib/paths.ts';
import { useSite } from '../lib/site.ts';
import { PageMeta } from '../ui/page-meta.tsx';

export default function CancellationPage() {
  const { brand, origin } = useSite();
  const { t } = useLingui();
  const lead = t`You can leave at any time. What was not used or not delivered comes back.`;
  return (
    <>
      <PageMeta
        title={t`Cancellation & Refund · ${brand}`}
        description={lead}
        canonical={origin + paths.cancellation}
      />
      <PolicyPage
        title={<Trans>Cancellation & Refund</Trans>}
        since={<Trans>In force since 20 November 2026</Trans>}
        lead={lead}
        sections={cancellationSections}
      />
    </>
  );
}
