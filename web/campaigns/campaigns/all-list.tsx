import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Campaign, Relation } from '../../../contract/campaigns/campaigns.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { useDeferredFirstLoad } from '../../lib/use-deferred-first-load.ts';
import { Card } from '../../ui/data/card.tsx';
import { InfiniteList } from '../../ui/data/infinite-list.tsx';
import { Count, Tag } from '../../ui/data/tag.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { LongList } from '../../ui/long-lists/long-list.tsx';
import { mineQuery } from './campaigns.queries.ts';
import { draftPath } from './draft-path.ts';
import { RowSkeletons } from './mine-list.tsx';
import { nextStep } from './next-step.ts';
import { NextStepLine } from './next-step-line.tsx';
import { StatusTag } from './status-tag.tsx';

interface AllListProps {
  userId: string;
  filters: Parameters<typeof mineQuery>[0];
  /** Renders the status of the user's application or pledge. */
  standing: (campaign: Campaign) => ReactNode;
  empty: ReactNode;
}

/** All campaigns of the user: relation, status, unread messages, next step. */
export function AllList({ userId, filters, standing, empty }: AllListProps) {
  const all = useInfiniteQuery(mineQuery(filters));
  const found = useDeferredFirstLoad(all.data);
  if (!found && !all.error) return <RowSkeletons />;
  if (!found) {
    const title = <Trans>Couldn’t load your campaigns</Trans>;
    return <ErrorState title={title} text={reasonOf(all.error)} onRetry={all.refetch} />;
  }
  const campaigns = found.pages.flatMap(({ data }) => data);
  if (campaigns.length === 0) return empty;
  return (
    <InfiniteList query={all} skeleton={<RowSkeletons />} errorTitle={<Trans>Couldn’t load more campaigns</Trans>}>
      <LongList className="grid grid-cols-[minmax(0,1fr)] gap-3" rows={campaigns} rowHeight={96} gap={12}>
        {(campaign) => (
          <AllRow campaign={campaign} isOwn={campaign.creator.id === userId} standing={standing(campaign)} />
        )}
      </LongList>
    </InfiniteList>
  );
}

interface AllRowProps {
  campaign: Campaign & { relations: Relation[] };
  isOwn: boolean;
  standing: ReactNode;
}

function AllRow({ campaign, isOwn, standing }: AllRowProps) {
  const { t } = useLingui();
  const { id, title, creator, relations } = campaign;
  const roles = { created: t`Yours`, applied: t`Applicant`, pledged: t`Party` };
  return (
    <Card
      as="article"
      padding="sm"
      className="grid items-center gap-x-4 gap-y-2 md:grid-cols-[minmax(0,1fr)_19rem_8rem]"
    >
      <div className="min-w-0">
        <h2 className="h4">
          <Link
            to={campaign.is_draft ? draftPath(campaign) : paths.campaign(id)}
            className="text-t1 no-underline hover:underline"
          >
            {title || <Trans>Untitled draft</Trans>}
          </Link>
        </h2>
        <p className="mt-1.5 flex flex-wrap items-center gap-2">
          {relations.map((relation) => (
            <Tag key={relation} tone="outline">
              {roles[relation]}
            </Tag>
          ))}
          <StatusTag campaign={campaign} />
          {standing}
          {isOwn ? null : <span className="text-sm text-t2 max-md:w-full">{nameOf(creator)}</span>}
        </p>
      </div>
      <p className="min-w-0">
        <NextStepLine step={nextStep(campaign, isOwn)} />
      </p>
      {campaign.is_draft ? null : <ChatsLink campaign={campaign} />}
    </Card>
  );
}

function ChatsLink({ campaign: { id, unread_chats: unread } }: { campaign: Campaign }) {
  return (
    <Link to={paths.campaignChats(id)} className="link inline-flex min-h-11 items-center gap-2 font-semibold text-sm">
      <MessageCircle className="size-[18px]" />
      <Trans>Chats</Trans>
      <Count value={unread} />
      {unread > 0 ? (
        <span className="sr-only">
          <Plural value={unread} one="unread message" other="unread messages" />
        </span>
      ) : null}
    </Link>
  );
}
