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
  /** Set when the creator asked to record revenue; `onAmountFocused` is called once the amount has the focus. */
  asksAmount: boolean;
  onAmountFocused: () => void;
}

/** Money of a joint campaign for its participants: pool, shares, settlements, own statement. */
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
