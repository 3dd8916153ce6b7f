import { Trans, useLingui } from '@lingui/react/macro';
import { shareImage } from '../../contract/public-pages.ts';
import { DecisionExample } from '../features/landing/decision-example.tsx';
import { JointExample } from '../features/landing/joint-example.tsx';
import { QuoteExample } from '../features/landing/quote-example.tsx';
import { PublicHead } from '../features/site/public-head.tsx';
import { SolutionList } from '../features/solutions/solution-list.tsx';
import { paths } from '../lib/paths.ts';
import { useSite } from '../lib/site.ts';

export default function SolutionsProvided() {
  const { brand } = useSite();
  const { t } = useLingui();
  return (
    <div className="wrap pt-8 md:pt-14">
      <PublicHead
        title={t`Solutions provided`}
        description={t`What ${brand} does for brands, for influencers and for partners.`}
        path={paths.solutions}
        image={shareImage('page', 'solutions')}
      />
      <h1 className="h1 md:d2 max-w-[15em]">
        <Trans>One place for the whole collaboration</Trans>
      </h1>
      <p className="lead mt-3 mb-8 max-w-[46em]">
        <Trans>Finding, agreeing, working, paying and measuring, for every side of the table.</Trans>
      </p>
      <SolutionList
        examples={{
          brand: <DecisionExample />,
          influencer: <QuoteExample className="w-full max-w-[440px] rounded-card border bg-surface" />,
          partner: <JointExample className="border border-line" />,
        }}
      />
    </div>
  );
}
