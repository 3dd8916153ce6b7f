import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Search } from '../../../contract/discovery/discovery.ts';
import { mostSavedSearches, type SavedSearch } from '../../../contract/discovery/saved-searches.ts';
import { cutText } from '../../../contract/kit/truncate.ts';
import { useActionKey } from '../../lib/use-action-key.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { NameForm } from './name-form.tsx';
import { followRemovals, removalOutbox } from './removal-outbox.ts';
import { SavedSearchRow } from './saved-search-row.tsx';
import { savedSearchesQuery, saveMutation } from './saved-searches.queries.ts';

interface SavedSearchesSheetProps {
  /** Search shown now. */
  search: Search;
  /** Description of a search; empty without filters. */
  describe: (search: Search) => string;
  /** URL of a search; equal searches have equal URLs. */
  addressOf: (search: Search) => string;
  onClose: () => void;
}

/** Saves the current search and lists saved ones. */
export function SavedSearchesSheet({ search, describe, addressOf, onClose }: SavedSearchesSheetProps) {
  const { t } = useLingui();
  const { data: all, isError, refetch } = useQuery(savedSearchesQuery());
  const shown = all?.find((each) => addressOf(each.search) === addressOf(search));
  return (
    <Sheet title={<Trans>Saved searches</Trans>} onClose={onClose}>
      {all ? (
        <>
          <Save search={search} words={describe(search)} saved={shown} isFull={all.length >= mostSavedSearches} />
          <Rows all={all} shown={shown} describe={describe} addressOf={addressOf} onOpen={onClose} />
        </>
      ) : isError ? (
        <ErrorState title={t`Couldn’t load your saved searches`} onRetry={refetch} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Sheet>
  );
}

interface SaveProps {
  search: Search;
  words: string;
  /** The saved search equal to the current one, if any. */
  saved: SavedSearch | undefined;
  isFull: boolean;
}

function Save({ search, words, saved, isFull }: SaveProps) {
  const save = useMutation(saveMutation(useQueryClient()));
  const { keyFor, done } = useActionKey();
  if (saved) {
    return (
      <p role="status" className="text-sm text-t2">
        <Trans>
          This search is saved as <b>{saved.name}</b>.
        </Trans>
      </p>
    );
  }
  if (isFull) {
    return (
      <p className="text-sm text-t2">
        <Trans>You already have {mostSavedSearches} saved searches. Remove one to save another.</Trans>
      </p>
    );
  }
  return (
    <NameForm
      label={<Trans>Save this search as</Trans>}
      hint={words || <Trans>Everyone</Trans>}
      name={cutText(words, 60)}
      asksForAlert
      onSave={async (name, alert) => {
        await save.mutateAsync({ name, search, alert, idempotencyKey: keyFor({ name, search, alert }) });
        done();
      }}
    />
  );
}

interface RowsProps extends Pick<SavedSearchesSheetProps, 'describe' | 'addressOf'> {
  all: readonly SavedSearch[];
  shown: SavedSearch | undefined;
  onOpen: () => void;
}

function Rows({ all, shown, describe, addressOf, onOpen }: RowsProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const removals = removalOutbox.useWaiting();
  useEffect(() => followRemovals(client), [client]);
  if (all.length === 0) return null;
  return (
    <ul aria-label={t`Saved searches`} className="mt-5 divide-y divide-line border-line border-t">
      {all.map((saved) => {
        const removal = removals.find(({ id }) => id === saved.id);
        return (
          <li key={saved.id} className="py-3">
            {removal ? (
              <div role="status" className="flex items-center justify-between gap-2 text-sm text-t2">
                <span className="min-w-0 truncate">
                  <Trans>Removed {saved.name}.</Trans>
                </span>
                {removal.sentAt === undefined ? (
                  <Button size="sm" variant="text" onClick={() => removalOutbox.takeBack(removal.key)}>
                    <Trans>Undo</Trans>
                  </Button>
                ) : null}
              </div>
            ) : (
              <SavedSearchRow
                saved={saved}
                words={describe(saved.search)}
                to={addressOf(saved.search)}
                isShown={saved === shown}
                onOpen={onOpen}
                onRemove={() => removalOutbox.put({ id: saved.id, name: saved.name })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
