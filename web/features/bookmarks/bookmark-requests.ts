import { type BookmarkType, bookmarkCalls } from '../../../contract/bookmarks.ts';
import { request } from '../../lib/api.ts';

interface Kept {
  type: BookmarkType;
  id: string;
}

/** Keeps or lets go: the bookmark's new id, null when there is none any more. */
export async function toggleBookmark({ type, id }: Kept, current: string | null): Promise<string | null> {
  const add = async () =>
    (await request(bookmarkCalls.addBookmark, { body: { target_type: type, target_id: id } })).data.id;
  if (current === null) return add();
  // Made a moment ago and its id not known yet: asking again gives it.
  await request(bookmarkCalls.removeBookmark, { params: { id: current || (await add()) } });
  return null;
}
