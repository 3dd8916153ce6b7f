import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { type BookmarkType, bookmarkTypes } from '../../../contract/campaigns/bookmarks.ts';
import { isBusiness } from '../../../contract/core/roles.ts';
import { cutText } from '../../../contract/kit/truncate.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Tabs } from '../../ui/data/tabs.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { ListsBar } from '../bookmarks/lists-bar.tsx';
import { KeptList } from './sections/kept-list.tsx';

const UnlockedList = lazyWithRetry(async () => ({
  default: (await import('../../discovery/screens/sections/unlocked-list.tsx')).UnlockedList,
}));

function addressOf(filters: { type?: string | undefined; list?: string | undefined }): string {
  const query = new URLSearchParams(Object.entries(filters).filter((each): each is [string, string] => !!each[1]));
  return query.size > 0 ? `${paths.favourites}?${query}` : paths.favourites;
}

/** Bookmarks by kind and list. */
export default function Bookmarks() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { profile } = useSession();
  const unlocks = isBusiness(profile?.role);
  const showsUnlocked = unlocks && params.get('type') === 'unlocked';
  const type = bookmarkTypes.find((each) => each === params.get('type'));
  const list = cutText(params.get('list') ?? '', 60) || undefined;
  const tab = (id: BookmarkType | 'unlocked' | undefined, name: string) => ({
    id: id ?? 'all',
    to: addressOf({ type: id, list: id === 'unlocked' ? undefined : list }),
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
          label={t`Type of favourite`}
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
        <KeptList
          type={type}
          list={list}
          renderBar={(act) => (
            <ListsBar current={list} addressOf={(name) => addressOf({ type, list: name })}>
              {act}
            </ListsBar>
          )}
        />
      )}
    </div>
  );
}
