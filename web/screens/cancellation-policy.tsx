import { Trans, useLingui } from '@lingui/react/macro';
import { shareImage } from '../../contract/public-pages.ts';
import { cancellationSections } from '../features/policies/cancellation.tsx';
import { PolicyPage } from '../features/policies/policy-page.tsx';
import { PublicHead } from '../features/site/public-head.tsx';
import { paths } from '../lib/paths.ts';

export default function CancellationPage() {
  const { t } = useLingui();
  const lead = t`You can leave any time. Anything unused or undelivered is refunded.`;
  return (
    <>
      <PublicHead
        title={t`Cancellation & Refund`}
        description={lead}
        path={paths.cancellation}
        image={shareImage('page', 'cancellation')}
      />
      <PolicyPage title={<Trans>Cancellation & Refund</Trans>} lead={lead} sections={cancellationSections} />
    </>
  );
}
