import { Trans, useLingui } from '@lingui/react/macro';
import { shareImage } from '../../../contract/site/public-pages.ts';
import { paths } from '../../lib/paths.ts';
import { cancellationSections } from '../policies/cancellation.tsx';
import { PolicyPage } from '../policies/policy-page.tsx';
import { PublicHead } from '../public-pages/public-head.tsx';

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
