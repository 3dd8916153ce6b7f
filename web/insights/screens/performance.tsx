import { Trans, useLingui } from '@lingui/react/macro';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { Overview } from '../performance/overview.tsx';

/** Results of all campaigns over time. */
export default function Performance() {
  const { t } = useLingui();
  return (
    <div className="pb-10 md:pb-18">
      <PageMeta title={t`Performance`} />
      <h1 className="h1">
        <Trans>Performance</Trans>
      </h1>
      <p className="mt-1 mb-5 text-sm text-t2">
        <Trans>Your results, with sources.</Trans>
      </p>
      <Overview />
    </div>
  );
}
