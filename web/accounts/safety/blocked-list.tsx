import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Blocked } from '../../../contract/accounts/safety.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDate } from '../../lib/format.ts';
import { nameOf } from '../../lib/people-names.ts';
import { PersonAvatar } from '../../ui/data/person-avatar.tsx';
import { ShowMore } from '../../ui/data/show-more.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { blockedQuery, unblockMutation } from './safety.queries.ts';

/** Blocked people, with a button to unblock. */
export function BlockedList() {
  const { t } = useLingui();
  const query = useInfiniteQuery(blockedQuery);
  const { data, isError, refetch } = query;
  if (isError && !data) return <ErrorState title={t`Couldn’t load blocked people`} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-16" />;
  const people = data.pages.flatMap((page) => page.data);
  if (people.length === 0) {
    return (
      <p className="text-t3">
        <Trans>You haven’t blocked anyone. You can block people from their profile or a chat.</Trans>
      </p>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {people.map((blocked) => (
          <BlockedRow key={blocked.person.id} blocked={blocked} />
        ))}
      </ul>
      <ShowMore query={query} />
    </>
  );
}

function BlockedRow({ blocked: { person, createdAt } }: { blocked: Blocked }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(unblockMutation(client));
  const day = formatDate(createdAt, i18n);
  const name = nameOf(person);
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <PersonAvatar person={person} />
      <div className="min-w-0 flex-1">
        <p className="h5 truncate">{name}</p>
        <p className="num truncate text-sm text-t3">
          <Trans>blocked since {day}</Trans>
        </p>
      </div>
      <Button size="sm" onClick={() => mutateAsync(person.id).catch((error) => showToast('error', reasonOf(error)))}>
        <Trans>Unblock</Trans> <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}
