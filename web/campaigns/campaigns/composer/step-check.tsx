import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { CampaignBody } from '../../../../contract/campaigns/campaign-fields.ts';
import { Card } from '../../../ui/data/card.tsx';
import { SaveAsTemplate } from '../../templates/template-acts.tsx';
import { CheckSummary } from './check-summary.tsx';
import { type Problems, stepOf } from './problems.ts';

interface StepCheckProps {
  problems: Problems;
  body: CampaignBody;
  hrefOf: (step: number) => string;
}

/** Step: what is missing, with links, or ready to post; then everything that will be posted. */
export default function StepCheck({ problems, body, hrefOf }: StepCheckProps) {
  return (
    <div className="grid gap-5">
      <Readiness problems={problems} hrefOf={hrefOf} />
      <CheckSummary body={body} hrefOf={hrefOf} />
      <SaveAsTemplate body={body} />
    </div>
  );
}

function Readiness({ problems, hrefOf }: Omit<StepCheckProps, 'body'>) {
  const names = useFieldNames();
  // In form order.
  const order = Object.keys(names);
  const placeOf = (field: string) => stepOf(field) * 100 + order.indexOf(field.split('.')[0] ?? '');
  const missing = Object.entries(problems).toSorted(([a], [b]) => placeOf(a) - placeOf(b));
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
      <ul className="grid gap-2.5">
        {missing.map(([field, reason]) => (
          <li key={field}>
            <Link to={hrefOf(stepOf(field))} className="link hit-44 font-semibold">
              {names[field.split('.')[0] ?? ''] ?? field}
            </Link>
            <span className="text-t2">: {reason}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function useFieldNames(): Record<string, string> {
  const { t } = useLingui();
  return {
    title: t`Title`,
    brief: t`Brief`,
    objective: t`Objective`,
    application_deadline: t`Last day to apply`,
    start_date: t`Start`,
    end_date: t`End`,
    disclosure_label: t`Advertising label`,
    link: t`Link`,
    usage_rights: t`Other usage`,
    hashtags: t`Hashtags`,
    mentions: t`Mentions`,
    dos: t`Do`,
    donts: t`Don’t`,
    platforms: t`Platforms`,
    content: t`Deliverables`,
    compensation: t`What they get`,
    budget_per_creator: t`Per creator`,
    budget_total: t`Total budget`,
    product_value: t`Product worth`,
    commission_percent: t`Commission`,
    slots: t`Creators`,
    needs: t`Needs`,
    creator_profile: t`Who it’s for`,
    categories: t`Topics`,
    languages: t`Languages`,
    locations: t`Cities`,
  };
}
