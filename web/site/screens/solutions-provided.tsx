import { Trans, useLingui } from '@lingui/react/macro';
import { shareImage } from '../../../contract/site/public-pages.ts';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { DecisionExample } from '../landing/decision-example.tsx';
import { JointExample } from '../landing/joint-example.tsx';
import { QuoteExample } from '../landing/quote-example.tsx';
import { PublicHead } from '../public-pages/public-head.tsx';
import { SolutionList } from '../solutions/solution-list.tsx';

export default function SolutionsProvided() {
  const { brand } = useSite();
  const { t } = useLingui();
  return (
    <div className="wrap pt-8 md:pt-14">
      <PublicHead
        title={t`Solutions provided`}
        description={t`What ${brand} does for brands, influencers and partners.`}
        path={paths.solutions}
        image={shareImage('page', 'solutions')}
      />
      <h1 className="h1 md:d2 max-w-[15em]">
        <Trans>Everything for your collaboration in one place</Trans>
      </h1>
      <p className="lead mt-3 mb-8 max-w-[46em]">
        <Trans>Find creators, agree on terms, do the work, get paid and see the results.</Trans>
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
