import { Trans, useLingui } from '@lingui/react/macro';
import { SolutionList } from '../features/solutions/solution-list.tsx';
import { paths } from '../lib/paths.ts';
import { useSite } from '../lib/site.ts';
import { PageMeta } from '../ui/page-meta.tsx';

export default function SolutionsProvided() {
  const { brand, origin } = useSite();
  const { t } = useLingui();
  return (
    <div className="wrap pt-8 md:pt-14">
      <PageMeta
        title={t`Solutions provided · ${brand}`}
        description={t`What ${brand} does for brands, for influencers and for partners.`}
        canonical={origin + paths.solutions}
      />
      <h1 className="h1 md:d2 max-w-[15em]">
        <Trans>One place for the whole collaboration</Trans>
      </h1>
      <p className="lead mt-3 mb-8 max-w-[46em]">
        <Trans>Finding, agreeing, working, paying and measuring, for every side of the table.</Trans>
      </p>
      <SolutionList />
    </div>
  );
}
