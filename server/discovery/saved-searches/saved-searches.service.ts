import type { Search } from '../../../contract/discovery/discovery.ts';
import { mostNewcomers, mostSavedSearches, type SavedSearch } from '../../../contract/discovery/saved-searches.ts';
import { isTakenError } from '../../../database/errors.ts';
import { lockAccount } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { refuse, refuseField, refuseNotFound } from '../../kit/http/errors.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { countNewcomersOf } from '../discovery/discovery.service.ts';
import {
  deleteSearch,
  insertSearch,
  type SavedSearchRow,
  selectSearch,
  selectSearches,
  updateSearch,
} from './saved-searches.queries.ts';
import { viewSavedSearch } from './saved-searches.views.ts';

const what = 'This saved search';

interface Chosen {
  accountId: number;
  id: number;
}

export async function listSavedSearches(context: Context, accountId: number): Promise<SavedSearch[]> {
  return (await selectSearches(context.db, accountId)).map(viewSavedSearch);
}

interface NewSearch {
  accountId: number;
  name: string;
  search: Search;
  alert: boolean;
}

/** Saves a search. Newcomers are counted from now on. */
export async function saveSearch(
  context: Context,
  { accountId, name, search, alert }: NewSearch,
): Promise<SavedSearch> {
  return inTransaction(context, async (tx) => {
    await lockAccount(tx, accountId);
    if ((await selectSearches(tx.db, accountId)).length >= mostSavedSearches) {
      throw refuse(
        'RULE',
        msg`You have ${{ count: mostSavedSearches }} saved searches. Remove one before you save another.`,
      );
    }
    const now = tx.now();
    const times = { created_at: now, looked_at: now, alerted_at: alert ? now : null };
    const row = { account_id: accountId, name, search: JSON.stringify(search), ...times };
    return viewSavedSearch(await underItsName(insertSearch(tx.db, row)));
  });
}

interface Change {
  name?: string | undefined;
  alert?: boolean | undefined;
}

/** Renames a search, or switches its alerts; switched on, they tell of who joins from now on. */
export async function changeSavedSearch(
  context: Context,
  chosen: Chosen,
  { name, alert }: Change,
): Promise<SavedSearch> {
  const saved = await findSavedSearch(context, chosen);
  // Left out where it stays, so that a change of the name cannot set the time of the last alert back.
  const isSwitched = alert !== undefined && alert !== (saved.alerted_at !== null);
  const change = {
    ...(name === undefined ? {} : { name }),
    ...(isSwitched ? { alerted_at: alert ? context.now() : null } : {}),
  };
  if (Object.keys(change).length === 0) return viewSavedSearch(saved);
  return viewChanged(await underItsName(updateSearch(context.db, chosen, change)));
}

/** Marks a search as opened: results up to now are no longer new. */
export async function openSavedSearch(context: Context, chosen: Chosen): Promise<SavedSearch> {
  return viewChanged(await updateSearch(context.db, chosen, { looked_at: context.now() }));
}

/** Number of results that joined since the search was last opened. */
export async function countNewcomers(context: Context, chosen: Chosen): Promise<number> {
  const { search, looked_at: since } = await findSavedSearch(context, chosen);
  return countNewcomersOf(context, { id: chosen.accountId }, { search, since, most: mostNewcomers });
}

/** A saved search of the account; not found for another's. */
export async function findSavedSearch(context: Context, chosen: Chosen): Promise<SavedSearchRow> {
  const row = await selectSearch(context.db, chosen);
  if (!row) throw refuseNotFound(what);
  return row;
}

export async function removeSavedSearch(context: Context, chosen: Chosen): Promise<void> {
  if (!(await deleteSearch(context.db, chosen))) throw refuseNotFound(what);
}

function viewChanged(row: SavedSearchRow | undefined): SavedSearch {
  if (!row) throw refuseNotFound(what);
  return viewSavedSearch(row);
}

/** Reports a duplicate name at its field. */
async function underItsName<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (isTakenError(error)) throw refuseField('TAKEN', 'name', 'You already have a saved search with this name.');
    throw error;
  }
}
