import { type Bookmark, type BookmarkType, bookmarkCalls } from '../../../contract/campaigns/bookmarks.ts';
import { request } from '../../lib/api.ts';

interface Kept {
  type: BookmarkType;
  id: string;
}

/** What one wrote on a bookmark. */
export type Written = Pick<Bookmark, 'note' | 'list'>;

/** Keeps, in its list and with its note where there were any, or lets go: the bookmark's new id, null when there is none any more. */
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
  // Made a moment ago and its id not known yet: asking again gives it.
  await request(bookmarkCalls.removeBookmark, { params: { id: current || (await add()) } });
  return null;
}
