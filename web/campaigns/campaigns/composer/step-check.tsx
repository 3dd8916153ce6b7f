import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { type CampaignBody, campaignFieldNames } from '../../../../contract/campaigns/campaign-fields.ts';
import { needed } from '../../../../contract/campaigns/campaign-problems.ts';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { inPageLanguage } from '../../../lib/contract-words.ts';
import { Card } from '../../../ui/data/card.tsx';
import { SaveAsTemplate } from '../../templates/template-acts.tsx';
import { fieldName } from '../field-names.ts';
import { CheckSummary } from './check-summary.tsx';
import { fieldOf, type Problems, stepOf } from './problems.ts';

interface StepCheckProps {
  problems: Problems;
  body: CampaignBody;
  campaign: Campaign | null;
  hrefOf: (step: number) => string;
}

/** Step: what is missing, with links, or ready to post; then everything that will be posted. */
export default function StepCheck({ problems, body, campaign, hrefOf }: StepCheckProps) {
  return (
    <div className="grid gap-5">
      <Readiness problems={problems} type={body.type} hrefOf={hrefOf} />
      <CheckSummary body={body} campaign={campaign} hrefOf={hrefOf} />
      <SaveAsTemplate body={body} />
    </div>
  );
}

interface ReadinessProps extends Omit<StepCheckProps, 'body' | 'campaign'> {
  type: CampaignBody['type'];
}

function Readiness({ problems, type, hrefOf }: ReadinessProps) {
  const { i18n } = useLingui();
  const missing = Object.entries(problems)
    .map(([path, reason]) => ({ path, field: fieldOf(path) ?? ('type' as const), reason }))
    .toSorted((a, b) => campaignFieldNames.indexOf(a.field) - campaignFieldNames.indexOf(b.field));
  if (missing.length === 0) {
    return (
      <Card flat className="flex items-center gap-3">
        <CircleCheck className="text-ok" />
        <p className="h5">
          <Trans>All set. Take one last look at what creators will see.</Trans>
        </p>
      </Card>
    );
  }
  return (
    <Card as="section" aria-labelledby="missing">
      <h3 id="missing" className="h5 mb-3 flex items-center gap-2">
        <CircleAlert className="text-amber-t" />
        <Trans>Before it can be posted</Trans>
      </h3>
      <ul className="grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
        {missing.map(({ path, field, reason }) => (
          <li key={path} className="min-w-0">
            <Link to={hrefOf(stepOf(path))} className="link hit-44 font-semibold">
              {i18n._(fieldName(field, type))}
            </Link>
            {reason === inPageLanguage(needed) ? null : <span className="text-t2">: {reason}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
