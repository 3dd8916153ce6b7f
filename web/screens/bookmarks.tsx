import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { type BookmarkCard, type BookmarkType, bookmarkTypes } from '../../contract/bookmarks.ts';
import { BookmarkButton } from '../features/bookmarks/bookmark-button.tsx';
import { KeptBrand, KeptCampaign } from '../features/bookmarks/bookmark-card.tsx';
import { bookmarksQuery } from '../features/bookmarks/bookmarks.queries.ts';
import { useRemoval } from '../features/bookmarks/use-removal.ts';
import { OfferLine } from '../features/campaigns/offer-line.tsx';
import { StatusTag } from '../features/campaigns/status-tag.tsx';
import { gridClass } from '../features/discovery/browse-results.tsx';
import { CreatorCard } from '../features/discovery/creator-card.tsx';
import { CreatorSkeletons } from '../features/discovery/creator-skeleton.tsx';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { LinkButton } from '../ui/button.tsx';
import { InfiniteList } from '../ui/infinite-list.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useUnlockAct } from './parts/unlock-act.tsx';

const UnlockedList = lazy(async () => ({ default: (await import('./parts/unlocked-list.tsx')).UnlockedList }));

/** Favourites: who and what one kept, by kind. */
export default function Bookmarks() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { profile } = useSession();
  const unlocks = profile?.role === 'Brand' || profile?.role === 'Partner';
  const showsUnlocked = unlocks && params.get('type') === 'unlocked';
  const type = bookmarkTypes.find((each) => each === params.get('type'));
  const tab = (id: BookmarkType | 'unlocked' | undefined, name: string) => ({
    id: id ?? 'all',
    to: id ? `${paths.favourites}?type=${id}` : paths.favourites,
    name,
  });
  return (
    <div className="min-h-[80dvh] pb-10 md:pb-18">
      <title>{t`Favourites`}</title>
      <h1 className="h1">
        <Trans>Favourites</Trans>
      </h1>
      <div className="mt-4 mb-5">
        <Tabs
          label={t`Kinds of favourites`}
          current={showsUnlocked ? 'unlocked' : (type ?? 'all')}
          tabs={[
            tab(undefined, t`All`),
            tab('influencer', t`Creators`),
            tab('brand', t`Brands`),
            tab('campaign', t`Campaigns`),
            ...(unlocks ? [tab('unlocked', t`Unlocked`)] : []),
          ]}
        />
      </div>
      {showsUnlocked ? (
        <Suspense>
          <UnlockedList />
        </Suspense>
      ) : (
        <KeptList type={type} />
      )}
    </div>
  );
}

function KeptList({ type }: { type: BookmarkType | undefined }) {
  const { t } = useLingui();
  const { token } = useSession();
  const actOf = useUnlockAct();
  const query = useInfiniteQuery({ ...bookmarksQuery(type), enabled: token !== null });
  const { isGone, remove } = useRemoval();
  const kept = (query.data?.pages.flatMap((page) => page.data) ?? []).filter((item) => !isGone(targetOf(item)));
  if (query.isPending) {
    return (
      <ul aria-busy="true" aria-label={t`Loading favourites`} className={gridClass}>
        <CreatorSkeletons count={3} />
      </ul>
    );
  }
  if (query.isError && kept.length === 0) {
    return <ErrorState title={t`Your favourites did not load`} text={query.error.message} onRetry={query.refetch} />;
  }
  if (kept.length === 0 && !query.hasNextPage) return <NothingKept type={type} />;
  return (
    <InfiniteList
      hasMore={query.hasNextPage}
      loading={query.isFetchingNextPage}
      failed={query.isFetchNextPageError}
      onMore={query.fetchNextPage}
      errorTitle={<Trans>The rest did not load</Trans>}
      skeleton={null}
    >
      <h2 className="sr-only">
        <Trans>What you kept</Trans>
      </h2>
      <ul className={gridClass}>
        {kept.map((item) => (
          <li key={item.id} className="min-w-0">
            <KeptItem item={item} actOf={actOf} onRemove={remove} />
          </li>
        ))}
      </ul>
    </InfiniteList>
  );
}

interface KeptItemProps {
  item: BookmarkCard;
  actOf: ReturnType<typeof useUnlockAct>;
  onRemove: ReturnType<typeof useRemoval>['remove'];
}

const targetOf = (item: BookmarkCard) => ({ type: item.target_type, id: item.target_id });

function KeptItem({ item, actOf, onRemove }: KeptItemProps) {
  const { i18n } = useLingui();
  const target = targetOf(item);
  const { influencer, brand, campaign } = item;
  const name = influencer?.fullname ?? brand?.business_name ?? brand?.fullname ?? campaign?.title ?? '';
  const removal = () => onRemove(target, { id: item.id, name });
  const heart = <BookmarkButton target={target} name={name} bookmarkId={item.id} onRemove={removal} />;
  if (influencer) return <CreatorCard card={influencer} heart={heart} act={actOf(influencer)} />;
  if (brand) return <KeptBrand brand={brand} heart={heart} />;
  if (!campaign) return null;
  const shown = { status: <StatusTag campaign={campaign} />, pay: <OfferLine campaign={campaign} size={28} /> };
  return <KeptCampaign campaign={campaign} {...shown} heart={heart} locale={i18n.locale} />;
}

function NothingKept({ type }: { type: BookmarkType | undefined }) {
  const isCampaign = type === 'campaign';
  return (
    <EmptyState
      jaali={`favourites ${type ?? 'all'}`}
      title={type ? <Trans>Nothing of this kind kept yet</Trans> : <Trans>Nothing kept yet</Trans>}
      text={<Trans>The heart on a card keeps it here, so that you find it again.</Trans>}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          {type ? (
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
