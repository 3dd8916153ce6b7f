import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { needNames } from '../../lib/campaign-labels.ts';
import { paths } from '../../lib/paths.ts';
import { Money } from '../../ui/data/money.tsx';
import { PledgeTag } from './pledge-tag.tsx';

type OwnPledge = Campaign['my_pledges'][number];

/** The reader's pledges to a campaign in a list, with status and next step. */
export function MyPledges({ campaign }: { campaign: Campaign }) {
  const { i18n } = useLingui();
  if (campaign.my_pledges.length === 0) return null;
  return (
    <ul className="grid gap-1.5 text-sm">
      {campaign.my_pledges.map((pledge) => {
        const kind = campaign.needs.find(({ id }) => id === pledge.need_id)?.kind;
        return (
          <li key={pledge.id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {kind ? <span className="font-semibold">{i18n._(needNames[kind])}</span> : null}
            <Money value={pledge.value} />
            <PledgeTag status={pledge.status} />
            <span className="text-t2">
              <NextStep pledge={pledge} isBudget={kind === 'budget'} campaignId={campaign.id} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface NextStepProps {
  pledge: OwnPledge;
  isBudget: boolean;
  campaignId: string;
}

function NextStep({ pledge: { status }, isBudget, campaignId }: NextStepProps): ReactNode {
  if (status === 'pledged') return <Trans>Waiting for the campaign owner.</Trans>;
  if (status === 'contributed') return <Trans>It counts towards your share.</Trans>;
  if (status !== 'accepted') return null;
  return isBudget ? (
    <Link to={paths.campaign(campaignId)} className="link hit-44 font-semibold">
      <Trans>Pay now to make it count</Trans>
    </Link>
  ) : (
    <Trans>Provide it. It counts once the campaign owner confirms.</Trans>
  );
}
