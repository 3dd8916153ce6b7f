import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { isBusiness } from '../../../contract/core/roles.ts';
import { type AlikeFact, alikeFacts } from '../../../contract/discovery/discovery.ts';
import { BookmarkButton } from '../../campaigns/bookmarks/bookmark-button.tsx';
import { bookmarksQuery } from '../../campaigns/bookmarks/bookmarks.queries.ts';
import { InviteButton } from '../../campaigns/screens/sections/invite-act.tsx';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatCount } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { readIds, useUrlState } from '../../lib/use-url-state.ts';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { CreatorSkeletons, gridClass } from '../discovery/creator-skeleton.tsx';
import { detailsQuery } from '../discovery/details.queries.ts';
import { lookalikesQuery } from '../discovery/lookalikes.queries.ts';
import { byFacts, mostPicked } from '../lookalikes/alike.rules.ts';
import { FactSwitches } from '../lookalikes/fact-switches.tsx';
import { LookalikeCard } from '../lookalikes/lookalike-card.tsx';
import { PickedCreators } from '../lookalikes/picked-creators.tsx';

const AddCreator = lazyWithRetry(async () => ({
  default: (await import('../lookalikes/add-creator.tsx')).AddCreator,
}));

/** Cards before 'Show n more'. */
const shownFirst = 6;

interface Asked {
  ids: string[];
  counting: AlikeFact[];
}

const asked = {
  read: (search: URLSearchParams): Asked => ({
    ids: readIds(search, mostPicked),
    counting: alikeFacts.filter((fact) => !search.getAll('without').includes(fact)),
  }),
  write: ({ ids, counting }: Asked) =>
    new URLSearchParams([
      ...ids.map((id) => ['id', id]),
      ...alikeFacts.filter((fact) => !counting.includes(fact)).map((fact) => ['without', fact]),
    ]),
};

const kept = bookmarksQuery({ type: 'influencer', list: undefined });

/** Creators like up to five others, with the reasons. */
export default function CreatorsLike() {
  const { t } = useLingui();
  const { token } = useSession();
  const [{ ids, counting }, put] = useUrlState(asked);
  const [isAdding, setAdding] = useState(false);
  const answers = useQueries({ queries: ids.map((id) => ({ ...detailsQuery(id), enabled: token !== null })) });
  const favourites = useInfiniteQuery({ ...kept, enabled: isAdding });
  const details = new Map(ids.map((id, place) => [id, answers[place]?.data]));
  const picked = ids.flatMap((id) => details.get(id) ?? []);
  const pick = (next: string[]) => put({ ids: next, counting }, 'push');
  return (
    <div className="pb-10 md:pb-18">
      <title>{t`Creators like these`}</title>
      <p className="text-sm">
        <Link to={paths.browse} className="link">
          <Trans>Discover Influencers</Trans>
        </Link>{' '}
        › <Trans>Creators like these</Trans>
      </p>
      <h1 className="h1 mt-1.5">
        <Trans>Creators like these</Trans>
      </h1>
      <p className="mt-1.5 mb-5 text-sm text-t2">
        <Trans>Pick up to five who worked for you. The list below follows at once.</Trans>
      </p>
      <PickedCreators
        ids={ids}
        cardOf={(id) => details.get(id)}
        onRemove={(gone) => pick(ids.filter((id) => id !== gone))}
        onAdd={() => setAdding(true)}
      />
      {ids.length > 0 ? (
        <>
          <FactSwitches picked={picked} counting={counting} onChange={(next) => put({ ids, counting: next })} />
          <Alike ids={ids} counting={counting} picked={picked} onPick={(id) => pick([...ids, id])} />
        </>
      ) : (
        <EmptyState
          jaali="creators-like"
          title={<Trans>Who worked well for you?</Trans>}
          text={<Trans>Add a creator, and others with the same topics, audience, size and price appear here.</Trans>}
          action={
            <Button onClick={() => setAdding(true)}>
              <Trans>Add a creator</Trans>
            </Button>
          }
        />
      )}
      {isAdding ? (
        <Suspense>
          <AddCreator
            picked={ids}
            favourites={
              favourites.data?.pages.flatMap(({ data }) => data.flatMap(({ influencer }) => influencer ?? [])) ?? []
            }
            onAdd={(id) => {
              setAdding(false);
              pick([...ids, id]);
            }}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

interface AlikeProps extends Asked {
  picked: readonly InfluencerCard[];
  onPick: (id: string) => void;
}

function Alike({ ids, counting, picked, onPick }: AlikeProps) {
  const { t } = useLingui();
  const { token, profile } = useSession();
  const [isAll, setAll] = useState(false);
  const query = useQuery({ ...lookalikesQuery(ids), enabled: token !== null });
  if (query.isError) {
    return (
      <div className="mt-5">
        <ErrorState title={t`Couldn’t load creators`} text={reasonOf(query.error)} onRetry={query.refetch} />
      </div>
    );
  }
  if (!query.data) {
    return (
      <ul aria-busy="true" aria-label={t`Loading creators`} className={`${gridClass} mt-5`}>
        <CreatorSkeletons count={6} />
      </ul>
    );
  }
  const found = byFacts(query.data, counting);
  const close = found.filter(({ shared }) => shared >= 2).length;
  const count = formatCount(close);
  const shown = isAll ? found : found.slice(0, shownFirst);
  const rest = found.length - shown.length;
  const hires = isBusiness(profile?.role);
  return (
    <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'opacity-60' : undefined}>
      <p role="status" className="num mt-5 mb-3 text-sm text-t2">
        <Plural
          value={close}
          one={`${count} creator is alike in at least two of four`}
          other={`${count} creators are alike in at least two of four`}
        />
      </p>
      <h2 className="sr-only">
        <Trans>Creators</Trans>
      </h2>
      <ul className={gridClass}>
        {shown.map((likeness) => {
          const { card } = likeness;
          const target = { type: 'influencer' as const, id: card.id };
          return (
            <li key={card.id} className="min-w-0">
              <LookalikeCard
                likeness={likeness}
                picked={picked}
                heart={<BookmarkButton target={target} name={card.fullname} bookmarkId={card.bookmark_id} />}
                onPick={ids.length < mostPicked ? () => onPick(card.id) : undefined}
                invite={hires && card.claimed ? <InviteButton creator={card} /> : null}
              />
            </li>
          );
        })}
      </ul>
      {rest > 0 ? (
        <div className="mt-5 text-center">
          <Button onClick={() => setAll(true)}>
            <Trans>Show {rest} more</Trans>
          </Button>
        </div>
      ) : null}
    </div>
  );
}
