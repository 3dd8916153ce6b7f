import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { reasonOf } from '../../../lib/form-errors.ts';
import { paths } from '../../../lib/paths.ts';
import { InfiniteList } from '../../../ui/data/infinite-list.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { LinkButton } from '../../../ui/forms/button.tsx';
import { UnlockQuota } from '../../unlocks/unlock-quota.tsx';
import { UnlockedCard, UnlockedSkeletons } from '../../unlocks/unlocked-card.tsx';
import { unlockedListQuery } from '../../unlocks/unlocks.queries.ts';

const gridClass = 'grid gap-3 md:grid-cols-2 md:gap-5';

/** Unlocked contacts, latest first. */
export function UnlockedList() {
  const { t } = useLingui();
  const query = useInfiniteQuery(unlockedListQuery());
  const people = query.data?.pages.flatMap((page) => page.data) ?? [];
  if (query.isPending) {
    return (
      <ul aria-busy="true" aria-label={t`Loading contacts`} className={gridClass}>
        <UnlockedSkeletons />
      </ul>
    );
  }
  if (query.isError && people.length === 0) {
    return <ErrorState title={t`Couldn’t load the contacts`} text={reasonOf(query.error)} onRetry={query.refetch} />;
  }
  if (people.length === 0) return <NobodyUnlocked />;
  return (
    <InfiniteList query={query} errorTitle={<Trans>Couldn’t load the rest</Trans>} skeleton={null}>
      <h2 className="sr-only">
        <Trans>Unlocked contacts</Trans>
      </h2>
      <div className="pb-3 md:pb-5">
        <UnlockQuota />
      </div>
      <ul className={gridClass}>
        {people.map((person) => (
          <li key={person.id} className="min-w-0">
            <UnlockedCard person={person} />
          </li>
        ))}
      </ul>
    </InfiniteList>
  );
}

function NobodyUnlocked() {
  return (
    <EmptyState
      jaali="unlocked"
      title={<Trans>No unlocked contacts yet</Trans>}
      text={<Trans>Contacts you unlock are saved here, with email, phone and website.</Trans>}
      action={
        <LinkButton variant="primary" to={paths.browse}>
          <Trans>Browse Influencers</Trans>
        </LinkButton>
      }
    />
  );
}
