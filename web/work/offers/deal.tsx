import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle, User } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { offersMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { useSession } from '../../lib/session.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { DealSteps } from './deal-steps.tsx';
import { OfferThread } from './offer-thread.tsx';
import { offersQuery } from './offers.queries.ts';
import { useLiveHiring } from './use-live-hiring.ts';

const ChatPane = lazyWithRetry(async () => ({ default: (await import('../../chat/messages/chat-pane.tsx')).ChatPane }));

/** The negotiation with one applicant, beside the chat with them. */
export default function Deal({ campaign, isOwn }: { campaign: Campaign; isOwn: boolean }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const id = isOwn ? search.get('application') : (campaign.my_application?.id ?? null);
  useLiveHiring();
  const { data: thread, error, refetch } = useQuery({ ...offersQuery(id ?? ''), enabled: id !== null });
  const { profile } = useSession();
  const isWide = useMedia('(width >= 1024px)');
  if (id === null) {
    return (
      <EmptyState
        jaali="offers"
        title={t`Choose an applicant to see the offers`}
        action={
          <LinkButton to={paths.appliedUsers(campaign.id)}>
            <Trans>See the applicants</Trans>
          </LinkButton>
        }
      />
    );
  }
  if (!thread) {
    if (!error) return <Skeleton className="h-100 rounded-card" />;
    return <ErrorState title={t`Couldn’t load the offers`} text={reasonOf(error)} onRetry={refetch} />;
  }
  const { application } = thread;
  const partner = isOwn ? application.user : campaign.creator;
  const name = nameOf(partner);
  const profilePath = isOwn ? paths.influencerProfile('influencer', partner.id) : paths.brandProfileOf(partner.id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="flex flex-wrap items-center gap-4 lg:col-span-2">
        <Avatar id={partner.id} image={partner.profile_image} size={56} />
        <h2 className="h2 min-w-0 flex-[1_1_12rem] break-words">
          <Trans>Deal with {name}</Trans>
        </h2>
        <LinkButton icon={User} to={profilePath}>
          <Trans>Profile</Trans>
        </LinkButton>
        {isWide ? null : (
          <LinkButton icon={MessageCircle} to={paths.chatWith(partner.id)}>
            <Trans>Chat</Trans>
          </LinkButton>
        )}
      </div>
      <div className="grid min-w-0 gap-5">
        <DealSteps status={application.status} />
        <OfferThread campaign={campaign} thread={thread} isOwner={isOwn} />
        {thread.data.some(({ status }) => status === 'live') ? (
          <p className="text-sm text-t3">
            {!offersMoney(campaign) ? (
              <Trans>Accepting makes the agreement with exactly these words.</Trans>
            ) : isOwn ? (
              <Trans>Accepting makes the agreement with exactly these words. You fund it next.</Trans>
            ) : (
              <Trans>Accepting makes the agreement with exactly these words. Work starts when it is funded.</Trans>
            )}
          </p>
        ) : null}
      </div>
      {isWide && profile ? (
        <section className="sticky top-22 flex h-172 max-h-[calc(100dvh-104px)] flex-col overflow-hidden rounded-card border border-line bg-surface">
          <Suspense>
            <ChatPane key={partner.id} me={profile.id} partnerId={partner.id} campaignId={campaign.id} />
          </Suspense>
        </section>
      ) : null}
    </div>
  );
}
