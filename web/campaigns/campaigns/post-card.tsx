import { Trans } from '@lingui/react/macro';
import { Handshake, ShieldCheck, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { offersMoney } from '../../../contract/campaigns/compensation.rules.ts';
import type { Need } from '../../lib/needs.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/data/card.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { CreatorLine } from './creator-line.tsx';
import { Facts } from './facts.tsx';
import { NeedsInShort } from './needs-in-short.tsx';
import { OfferLine } from './offer-line.tsx';

export type PostedCampaign = Pick<
  Campaign,
  | 'id'
  | 'title'
  | 'type'
  | 'creator'
  | 'compensation'
  | 'budget_per_creator'
  | 'product_value'
  | 'commission_percent'
  | 'content'
  | 'application_deadline'
  | 'start_date'
  | 'end_date'
  | 'slots'
  | 'counts'
> &
  Partial<Pick<Campaign, 'days_to_pay'>> & { needs: readonly Need[] };

interface PostCardProps {
  campaign: PostedCampaign;
  /** In a preview the title is no link. */
  isPreview?: boolean;
  /** Bookmark button. */
  heart?: ReactNode;
  /** Match with the reader. */
  fit?: ReactNode;
  /** Actions. */
  children?: ReactNode;
}

/** Card in Campaign Posts: pay, work, deadline and match. */
export function PostCard({ campaign, isPreview, heart, fit, children }: PostCardProps) {
  return (
    <Card as="article" className="flex h-full flex-col" padding="sm">
      <CreatorLine creator={campaign.creator}>{heart}</CreatorLine>
      <h2 className="h4 mt-3 mb-2.5">
        {isPreview ? (
          campaign.title
        ) : (
          <Link to={paths.campaign(campaign.id)} className="text-t1 no-underline hover:underline">
            {campaign.title}
          </Link>
        )}
      </h2>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 empty:hidden">
        <OfferLine campaign={campaign} />
        {campaign.type === 'standard' && offersMoney(campaign) ? (
          <Tag tone="green" icon={ShieldCheck}>
            <Trans>Paid in before you start</Trans>
          </Tag>
        ) : null}
        {campaign.type === 'standard' && campaign.counts.slots_left === 0 ? (
          <Tag icon={Users}>
            <Trans>Full</Trans>
          </Tag>
        ) : null}
        {campaign.type === 'joint' ? (
          <Tag icon={Handshake}>
            <Trans>Joint campaign</Trans>
          </Tag>
        ) : null}
      </div>
      {campaign.type === 'joint' ? <NeedsInShort needs={campaign.needs} /> : null}
      <Facts campaign={campaign} days={campaign.days_to_pay} />
      <div className="flex-1" />
      {fit}
      {children ? <div className="mt-3 flex gap-2">{children}</div> : null}
    </Card>
  );
}
