import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import type { Shares } from '../../../../contract/campaigns/pledges.ts';
import { reasonOf } from '../../../lib/form-errors.ts';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { PoolCard } from '../../pools/pool-card.tsx';
import { poolQuery } from '../../pools/pools.queries.ts';
import { ProposalCards } from '../../pools/proposals-card.tsx';
import { OwnStatement } from '../../settlements/own-statement.tsx';
import { SettlementCard } from '../../settlements/settlement-card.tsx';
import { SettlementList } from '../../settlements/settlement-list.tsx';

interface JointBooksProps {
  campaign: Campaign;
  shares: Shares;
  userId: string;
  isOwn: boolean;
  /** Its creator has asked to record revenue: `onAmountFocused` tells that the amount can be typed now. */
  asksAmount: boolean;
  onAmountFocused: () => void;
}

/** What parties see of the money: the pool, who gets what, the settlements so far, and their own statement. */
export default function JointBooks({ campaign, shares, userId, isOwn, ...rest }: JointBooksProps) {
  const { id, needs, creator } = campaign;
  const { data: pool, error, refetch } = useQuery(poolQuery(id));
  return (
    <>
      {error && !pool ? (
        <ErrorState title={<Trans>Couldn’t load the pool</Trans>} text={reasonOf(error)} onRetry={refetch} />
      ) : null}
      <ProposalCards campaignId={id} />
      {pool && pool.funded > 0 ? (
        <PoolCard
          campaignId={id}
          {...{ pool, needs, isOwn }}
          owner={creator}
          people={shares.parties.map(({ user }) => user)}
        />
      ) : null}
      {shares.confirmed > 0 ? (
        <SettlementCard campaignId={id} shares={shares} pool={pool} isOwn={isOwn} {...rest} />
      ) : null}
      <SettlementList campaignId={id} userId={userId} />
      <OwnStatement campaignId={id} userId={userId} isOwn={isOwn} />
    </>
  );
}
