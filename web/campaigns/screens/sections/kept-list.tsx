import { Trans, useLingui } from '@lingui/react/macro';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { BookmarkCard, BookmarkType } from '../../../../contract/campaigns/bookmarks.ts';
import type { InfluencerCard } from '../../../../contract/core/influencer-card.ts';
import { CompareBox } from '../../../discovery/discovery/compare-box.tsx';
import { useCompared } from '../../../discovery/discovery/compared.ts';
import { CreatorCard } from '../../../discovery/discovery/creator-card.tsx';
import { CreatorSkeletons, gridClass } from '../../../discovery/discovery/creator-skeleton.tsx';
import { useUnlockAct } from '../../../discovery/screens/sections/unlock-act.tsx';
import { reasonOf } from '../../../lib/form-errors.ts';
import { paths } from '../../../lib/paths.ts';
import { nameOf } from '../../../lib/people-names.ts';
import { useSession } from '../../../lib/session.ts';
import { InfiniteList } from '../../../ui/data/infinite-list.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { Button, LinkButton } from '../../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { BookmarkButton } from '../../bookmarks/bookmark-button.tsx';
import { KeptBrand } from '../../bookmarks/bookmark-card.tsx';
import { BookmarkFoot } from '../../bookmarks/bookmark-foot.tsx';
import { bookmarksQuery } from '../../bookmarks/bookmarks.queries.ts';
import { useRemoval } from '../../bookmarks/use-removal.ts';

const CompareTray = lazyWithRetry(async () => ({
  default: (await import('../../../discovery/discovery/compare-tray.tsx')).CompareTray,
}));
const KeptCampaign = lazyWithRetry(() => import('./kept-campaign.tsx'));
const InviteDialog = lazyWithRetry(async () => ({
  default: (await import('../../invitations/invite-dialog.tsx')).InviteDialog,
}));

interface KeptListProps {
  type: BookmarkType | undefined;
  /** Name of a list. */
  list: string | undefined;
}

interface KeptListWithBarProps extends KeptListProps {
  /** Renders the bar above, with the bulk action at its end. */
  renderBar: (act: ReactNode) => ReactNode;
}

/** Bookmarks as cards with notes; several creators can be compared or invited. */
export function KeptList({ type, list, renderBar }: KeptListWithBarProps) {
  const { token } = useSession();
  const query = useInfiniteQuery({ ...bookmarksQuery({ type, list }), enabled: token !== null });
  const { isGone, remove } = useRemoval();
  const kept = (query.data?.pages.flatMap((page) => page.data) ?? []).filter((item) => !isGone(targetOf(item)));
  return (
    <>
      {renderBar(
        <InviteSeveral creators={kept.flatMap(({ influencer }) => (influencer?.claimed ? influencer : []))} />,
      )}
      <Kept type={type} list={list} query={query} kept={kept} onRemove={remove} />
    </>
  );
}

interface KeptProps extends KeptListProps {
  query: UseInfiniteQueryResult<unknown>;
  kept: readonly BookmarkCard[];
  onRemove: Remove;
}

function Kept({ type, list, query, kept, onRemove }: KeptProps) {
  const { t } = useLingui();
  const actOf = useUnlockAct();
  const isAnyone = useCompared().length > 0;
  if (query.isPending) {
    return (
      <ul aria-busy="true" aria-label={t`Loading favourites`} className={gridClass}>
        <CreatorSkeletons count={3} />
      </ul>
    );
  }
  if (query.isError && kept.length === 0) {
    return <ErrorState title={t`Couldn’t load your favourites`} text={reasonOf(query.error)} onRetry={query.refetch} />;
  }
  if (kept.length === 0 && !query.hasNextPage) return <NothingKept type={type} list={list} />;
  return (
    <>
      <InfiniteList query={query} errorTitle={<Trans>Couldn’t load the rest</Trans>} skeleton={null}>
        <h2 className="sr-only">
          <Trans>Your favourites</Trans>
        </h2>
        <ul className={gridClass}>
          {kept.map((item) => (
            <li key={item.id} className="flex min-w-0 flex-col max-md:pb-4">
              {/* Height follows its content, so that notes of different lengths keep the cards aligned. */}
              <div className="min-w-0">
                <KeptItem item={item} actOf={actOf} onRemove={onRemove} />
              </div>
              <BookmarkFoot item={item} name={titleOf(item)} />
            </li>
          ))}
        </ul>
      </InfiniteList>
      <Suspense>{isAnyone ? <CompareTray /> : null}</Suspense>
    </>
  );
}

/** Invites several bookmarked creators to a campaign. */
function InviteSeveral({ creators }: { creators: readonly InfluencerCard[] }) {
  const { profile } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (creators.length === 0 || (profile?.role !== 'Brand' && profile?.role !== 'Partner')) return null;
  return (
    <>
      <Button size="sm" icon={UserPlus} onClick={() => setOpen(true)}>
        <Trans>Invite several</Trans>
      </Button>
      {isOpen ? (
        <Suspense>
          <InviteDialog people={creators} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

type Remove = ReturnType<typeof useRemoval>['remove'];

interface KeptItemProps {
  item: BookmarkCard;
  actOf: ReturnType<typeof useUnlockAct>;
  onRemove: Remove;
}

const targetOf = (item: BookmarkCard) => ({ type: item.target_type, id: item.target_id });

function titleOf({ influencer, brand, campaign }: BookmarkCard): string {
  const person = influencer ?? brand;
  return person ? nameOf(person) : (campaign?.title ?? '');
}

function KeptItem({ item, actOf, onRemove }: KeptItemProps) {
  const target = targetOf(item);
  const { influencer, brand, campaign } = item;
  const name = titleOf(item);
  const removal = () => onRemove(target, { item, name });
  const heart = <BookmarkButton target={target} name={name} bookmarkId={item.id} onRemove={removal} />;
  if (influencer) {
    const compare = <CompareBox card={influencer} isOnPicture />;
    return <CreatorCard card={influencer} heart={heart} act={actOf(influencer)} compare={compare} />;
  }
  if (brand) return <KeptBrand brand={brand} heart={heart} />;
  if (!campaign) return null;
  return (
    <Suspense fallback={<Skeleton className="h-full min-h-36 rounded-card" />}>
      <KeptCampaign campaign={campaign} heart={heart} />
    </Suspense>
  );
}

function NothingKept({ type, list }: KeptListProps) {
  const { profile } = useSession();
  // Brands are found through their campaigns; creators bookmark both.
  const isCampaign = type ? type !== 'influencer' : profile?.role === 'Influencer';
  return (
    <EmptyState
      jaali={`favourites ${type ?? 'all'}`}
      title={
        list ? (
          <Trans>Nothing in “{list}” here</Trans>
        ) : type ? (
          <Trans>No favourites of this type yet</Trans>
        ) : (
          <Trans>No favourites yet</Trans>
        )
      }
      text={
        list ? (
          <Trans>Tap the pencil under a favourite to add it to a list.</Trans>
        ) : (
          <Trans>Tap the heart on a card to save it here.</Trans>
        )
      }
      action={
        <span className="flex flex-wrap justify-center gap-3">
          {type || list ? (
            <LinkButton to={paths.favourites}>
              <Trans>Show all favourites</Trans>
            </LinkButton>
          ) : null}
          <LinkButton variant="primary" to={isCampaign ? paths.campaignPosts : paths.browse}>
            {isCampaign ? <Trans>See campaigns</Trans> : <Trans>Browse Influencers</Trans>}
          </LinkButton>
        </span>
      }
    />
  );
}
