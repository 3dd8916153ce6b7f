import { type Bookmark, type BookmarkType, bookmarkCalls } from '../../../contract/campaigns/bookmarks.ts';
import { request } from '../../lib/api.ts';

interface Kept {
  type: BookmarkType;
  id: string;
}

/** Note and list of a bookmark. */
export type Written = Pick<Bookmark, 'note' | 'list'>;

/** Adds (with list and note) or removes a bookmark; returns the new id, or null after a removal. */
export async function toggleBookmark(
  { type, id }: Kept,
  current: string | null,
  { note, list }: Written = { note: null, list: '' },
): Promise<string | null> {
  const body = { target_type: type, target_id: id, ...(list ? { list } : {}) };
  const add = async () => (await request(bookmarkCalls.addBookmark, { body })).data.id;
  if (current === null) {
    const made = await add();
    if (note) await request(bookmarkCalls.changeBookmark, { params: { id: made }, body: { note } });
    return made;
  }
  // Just created with an unknown id: adding again returns it.
  await request(bookmarkCalls.removeBookmark, { params: { id: current || (await add()) } });
  return null;
}
