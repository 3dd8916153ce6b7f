import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle, Pencil } from 'lucide-react';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { isBusiness } from '../../../../contract/core/roles.ts';
import type { InfluencerDetails } from '../../../../contract/discovery/discovery.ts';
import SafetyMenu from '../../../accounts/safety/safety-menu.tsx';
import { BookmarkButton } from '../../../campaigns/bookmarks/bookmark-button.tsx';
import { AddToList } from '../../../campaigns/crm/add-to-list.tsx';
import { InviteAct } from '../../../campaigns/screens/sections/invite-act.tsx';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { ShareButton } from '../../../ui/feedback/share-button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../../ui/forms/button.tsx';
import { LazyOnVisible } from '../../../ui/loading/lazy-on-visible.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { PhoneBar } from '../../../ui/page/phone-bar.tsx';
import { AccountsTable } from '../../discovery/profile/accounts-table.tsx';
import { FirstPictures } from '../../discovery/profile/first-pictures.tsx';
import { ProfileCover } from '../../discovery/profile/profile-cover.tsx';
import { ProfileHead } from '../../discovery/profile/profile-head.tsx';
import { ProfilePart, ProfileTabs } from '../../discovery/profile/profile-parts.tsx';
import { ProfileRail } from '../../discovery/profile/profile-rail.tsx';
import { CreatorContact } from './creator-contact.tsx';

// Below the fold: loaded after the content above.
const ProfileMetrics = lazyWithRetry(() => import('./profile-metrics.tsx'));
const KitLinks = lazyWithRetry(async () => ({
  default: (await import('../../../social/social-metrics/kit-links.tsx')).KitLinks,
}));
const ContentGrid = lazyWithRetry(() => import('../../../social/content/content-grid.tsx'));
const CreatorPackages = lazyWithRetry(() => import('../../../work/bookings/creator-packages.tsx'));
const PartCount = lazyWithRetry(() => import('./part-count.tsx'));
const SimilarCreators = lazyWithRetry(() => import('../../discovery/profile/similar-creators.tsx'));
const ProfileRecord = lazyWithRetry(() => import('./profile-record.tsx'));
const ReviewsOf = lazyWithRetry(async () => ({
  default: (await import('../../../work/reviews/reviews-of.tsx')).ReviewsOf,
}));

/** Creator's page: work, packages, figures with sources, past work, reviews and similar creators. */
export function CreatorProfile({ details }: { details: InfluencerDetails }) {
  const { profile } = useSession();
  const isOwn = profile?.id === details.id;
  const invites = !isOwn && details.claimed && isBusiness(profile?.role);
  const acts = <Acts details={details} isOwn={isOwn} invites={invites} />;
  return (
    <article className="pb-10 md:pb-18">
      <title>{details.fullname}</title>
      <ProfileCover id={details.id}>
        <Corner details={details} isOwn={isOwn} />
      </ProfileCover>
      <div className="flex items-start gap-8">
        <div className="min-w-0 flex-1">
          <ProfileHead details={details} />
          <div className="mt-5 grid gap-4 lg:hidden">
            <FirstPictures details={details} />
            <ProfileRail details={details} isOwn={isOwn} actions={acts} />
            <span>
              <AddToList id={details.id} />
            </span>
          </div>
          <Parts details={details} isOwn={isOwn} invites={invites} />
          <div className="mt-6 lg:hidden">
            <Kit details={details} />
          </div>
        </div>
        <aside className="-mt-18 sticky top-20 grid max-h-[calc(100dvh-96px)] w-90 flex-none gap-3 overflow-y-auto scrollbar-none max-lg:hidden">
          <ProfileRail details={details} isOwn={isOwn} actions={acts} />
          <div className="flex flex-wrap items-start gap-2">
            <Kit details={details} />
            <AddToList id={details.id} size="sm" />
          </div>
        </aside>
      </div>
      <LazyOnVisible placeholder={<span className="block h-9" />}>
        <SimilarCreators id={details.id} />
      </LazyOnVisible>
      <PhoneBar>
        <Acts details={details} isOwn={isOwn} invites={invites} isBar />
      </PhoneBar>
    </article>
  );
}

/** Tabs and what they lead to. */
function Parts({ details, isOwn, invites }: ActsProps) {
  const { id, fullname, claimed, verified } = details;
  return (
    <>
      <ProfileTabs
        isClaimed={claimed}
        renderCount={(part) =>
          part === 'figures' ? undefined : (
            <Suspense>
              <PartCount part={part} id={id} />
            </Suspense>
          )
        }
      />
      <ProfilePart id="content">
        <LazyOnVisible placeholder={<span className={details.pictures.length > 0 ? 'block h-dvh' : 'block h-9'} />}>
          <ContentGrid
            maker={details}
            invite={invites ? <InviteAct creator={details} /> : null}
            save={isOwn ? null : <Save details={details} />}
          />
        </LazyOnVisible>
      </ProfilePart>
      {claimed ? (
        <ProfilePart id="packages">
          <LazyOnVisible placeholder={<span className="block h-36" />}>
            <CreatorPackages id={id} name={fullname} />
          </LazyOnVisible>
        </ProfilePart>
      ) : null}
      <ProfilePart id="figures">
        <h2 className="h3 mt-10">
          <Trans>Figures</Trans>
        </h2>
        <p className="mt-1 text-sm text-t3">
          <Trans>Views are counted separately from followers.</Trans>
        </p>
        <AccountsTable accounts={details.accounts} />
        {verified ? (
          <LazyOnVisible placeholder={<Skeleton className="mt-6 h-80 rounded-card" />}>
            <ProfileMetrics id={id} locked={details.locked} />
          </LazyOnVisible>
        ) : null}
        <CreatorContact details={details} />
      </ProfilePart>
      {claimed ? (
        <>
          <ProfilePart id="work">
            <LazyOnVisible placeholder={<Skeleton className="mt-10 h-96 rounded-card" />}>
              <ProfileRecord id={id} name={fullname} />
            </LazyOnVisible>
          </ProfilePart>
          <ProfilePart id="reviews">
            <LazyOnVisible placeholder={<Skeleton className="mt-10 h-40 rounded-card" />}>
              <ReviewsOf id={id} name={fullname} />
            </LazyOnVisible>
          </ProfilePart>
        </>
      ) : null}
    </>
  );
}

/** The public page of a creator, which needs no login: the media kit, for those who have joined. */
function publicPath({ id, claimed, username }: InfluencerDetails): string {
  return claimed ? paths.mediaKit(username) : paths.influencerProfile('influencer', id);
}

function Kit({ details }: { details: InfluencerDetails }) {
  const { id, fullname } = details;
  return (
    <LazyOnVisible placeholder={<span className="block h-9" />}>
      <KitLinks id={id} name={fullname} address={publicPath(details)} />
    </LazyOnVisible>
  );
}

interface ActsProps {
  details: InfluencerDetails;
  isOwn: boolean;
  invites: boolean;
}

/** In the bar of phones the primary action is the last one. */
function Acts({ details, isOwn, invites, isBar }: ActsProps & { isBar?: boolean }) {
  if (isOwn) {
    return (
      <LinkButton block icon={Pencil} to={paths.myProfile}>
        <Trans>Edit my profile</Trans>
      </LinkButton>
    );
  }
  const main = invites ? (
    <span className="flex-1 md:flex-none md:basis-full">
      <InviteAct creator={details} />
    </span>
  ) : (
    <MessageAct details={details} isFirst />
  );
  const others = invites ? <MessageAct details={details} isFirst={false} /> : null;
  if (isBar) {
    return (
      <div className="flex gap-2">
        <Save details={details} />
        {others}
        {main}
      </div>
    );
  }
  return (
    <div className="flex gap-2 md:flex-wrap">
      {main}
      {others}
      <Save details={details} />
      <span className="flex gap-2 max-md:hidden">
        <Corner details={details} isOwn={isOwn} />
      </span>
    </div>
  );
}

function Save({ details }: { details: InfluencerDetails }) {
  return (
    <BookmarkButton
      look="box"
      target={{ type: 'influencer', id: details.id }}
      name={details.fullname}
      bookmarkId={details.bookmark_id}
    />
  );
}

interface MessageActProps {
  details: InfluencerDetails;
  /** Primary action: has a label, on phones too. */
  isFirst: boolean;
}

function MessageAct({ details, isFirst }: MessageActProps) {
  const { t } = useLingui();
  if (!details.claimed) {
    return (
      <p className="flex-1 self-center text-sm text-t2">
        <Trans>Save this profile. You can message it once it’s claimed.</Trans>
      </p>
    );
  }
  return (
    <LinkButton
      variant={isFirst ? 'primary' : 'outline'}
      icon={MessageCircle}
      to={paths.chatWith(details.id)}
      aria-label={t`Message`}
      className={isFirst ? 'flex-1' : 'md:flex-1'}
    >
      <span className={isFirst ? '' : 'max-md:hidden'}>
        <Trans>Message</Trans>
      </span>
    </LinkButton>
  );
}

/** Share, report and block: on the cover on phones, beside the buttons on wide screens. */
function Corner({ details, isOwn }: Omit<ActsProps, 'invites'>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <>
      <ShareButton name={t`${details.fullname} on Tandem`} address={publicPath(details)} className="bg-surface" />
      {isOwn || !details.claimed ? null : (
        <SafetyMenu
          targetId={details.id}
          name={details.fullname}
          onBlocked={() => void navigate(paths.browse)}
          className="bg-surface"
        />
      )}
    </>
  );
}
