import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { PledgeLine } from '../../../contract/campaigns/pledges.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Card, CardHead } from '../../ui/data/card.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { AddNeed } from './add-need.tsx';
import { NeedRow } from './need-row.tsx';
import { PledgeActs } from './pledge-acts.tsx';
import { PledgeRow } from './pledge-row.tsx';
import { pledgesQuery } from './pledges.queries.ts';
import { acceptableTogether, shownNeeds } from './shown-needs.ts';
import { usePledgeAnswers } from './use-pledge-answers.ts';

/** "Needs and pledges": needs with their pledges; the creator answers inline. */
export function NeedsList({ campaign, isOwn }: { campaign: Campaign; isOwn: boolean }) {
  const { data: pledges, error, refetch } = useQuery(pledgesQuery(campaign.id));
  const { answer, acceptAll, statusOf } = usePledgeAnswers();
  const needs = isOwn && pledges ? shownNeeds(campaign.needs, pledges, statusOf) : campaign.needs;
  const acceptable = isOwn ? acceptableTogether(campaign.needs, pledges ?? [], statusOf) : [];
  const row = (pledge: PledgeLine) => {
    const status = statusOf(pledge);
    const acts = isOwn ? <PledgeActs pledge={pledge} status={status} onAnswer={(to) => answer(pledge, to)} /> : null;
    const asked = campaign.needs.find(({ id }) => id === pledge.need_id)?.description ?? '';
    return <PledgeRow key={pledge.id} {...{ pledge, status, asked, acts }} isAsked={isOwn} />;
  };
  return (
    <Card as="section" padding="none" aria-labelledby="needs">
      <CardHead
        line
        title={
          <h2 id="needs" className="h4 flex min-h-9 items-center">
            <Trans>Needs and pledges</Trans>
          </h2>
        }
      >
        {acceptable.length > 1 ? (
          <Button size="sm" variant="peacock" onClick={() => acceptAll(acceptable)}>
            <Trans>Accept all {acceptable.length}</Trans>
          </Button>
        ) : null}
        {campaign.can.invite === true ? <AddNeed campaignId={campaign.id} /> : null}
      </CardHead>
      {error && !pledges ? (
        <div className="p-4 md:p-5">
          <ErrorState title={<Trans>Couldn’t load the pledges</Trans>} text={reasonOf(error)} onRetry={refetch} />
        </div>
      ) : null}
      <ul>
        {needs.map((need) => (
          <NeedRow
            key={need.id}
            need={need}
            pledges={pledges?.filter(({ need_id }) => need_id === need.id)}
            isOwn={isOwn}
            statusOf={statusOf}
            row={row}
          />
        ))}
      </ul>
    </Card>
  );
}
