import { type BookmarkList, listsAtMost } from '../../../contract/campaigns/bookmarks.ts';
import { lockAccount } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseField, refuseNotFound } from '../../kit/http/errors.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { deleteList, insertList, type ListRow, selectLists, updateList } from './lists.queries.ts';

const view = ({ id, name, count }: ListRow): BookmarkList => ({ id: String(id), name, count });
const isNamed = (name: string) => (list: ListRow) => list.name.toLowerCase() === name.toLowerCase();

export async function listLists(context: Context, { id }: User): Promise<BookmarkList[]> {
  return (await selectLists(context.db, id)).map(view);
}

/** Creates an empty list. */
export async function addList(context: Context, { id }: User, name: string): Promise<BookmarkList> {
  return inTransaction(context, async (tx) => {
    await lockAccount(tx, id);
    const lists = await selectLists(tx.db, id);
    refuseTaken(lists, name);
    return view({ id: await insertRoomy(tx, { accountId: id, name, lists }), name, count: 0 });
  });
}

/** Finds a list by name, ignoring case, or creates it, in the caller's transaction. */
export async function findOrMakeList(tx: Context, { id }: { id: number }, name: string): Promise<number> {
  await lockAccount(tx, id);
  const lists = await selectLists(tx.db, id);
  return lists.find(isNamed(name))?.id ?? insertRoomy(tx, { accountId: id, name, lists });
}

/** A list of the person; not found for anybody else's. */
export async function findOwnList(context: Context, { id: accountId }: { id: number }, id: number): Promise<ListRow> {
  const found = (await selectLists(context.db, accountId)).find((list) => list.id === id);
  if (!found) throw refuseNotFound('This list');
  return found;
}

/** Renames a list; its own name in another case is allowed. */
export async function renameList(
  context: Context,
  { id: accountId }: User,
  { id, name }: { id: number; name: string },
) {
  return inTransaction(context, async (tx) => {
    await lockAccount(tx, accountId);
    const found = await findOwnList(tx, { id: accountId }, id);
    const lists = await selectLists(tx.db, accountId);
    refuseTaken(
      lists.filter((list) => list.id !== id),
      name,
    );
    await updateList(tx.db, { accountId, id }, name);
    return view({ ...found, name });
  });
}

/** Deletes a list and keeps its bookmarks. */
export async function removeList(context: Context, { id: accountId }: User, id: number): Promise<void> {
  if (!(await deleteList(context.db, { accountId, id }))) throw refuseNotFound('This list');
}

function refuseTaken(lists: readonly ListRow[], name: string): void {
  if (lists.some(isNamed(name))) throw refuseField('TAKEN', 'name', 'You already have a list with this name.');
}

async function insertRoomy(
  tx: Context,
  { accountId, name, lists }: { accountId: number; name: string; lists: readonly ListRow[] },
): Promise<number> {
  if (lists.length >= listsAtMost)
    throw refuse('RULE', msg`You have ${{ count: listsAtMost }} lists, which is the maximum.`);
  return insertList(tx.db, accountId, name);
}
