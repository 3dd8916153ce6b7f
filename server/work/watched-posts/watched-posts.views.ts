import type { OnlinePost } from '../../../contract/work/deliverables.ts';
import type { WatchedPostRow } from './watched-posts.queries.ts';

/** A published piece as it is read of the connected account. */
export function viewOnlinePost({ stays_until, removed_at, restored_at, unlabelled_at }: WatchedPostRow): OnlinePost {
  return {
    stays_until,
    removed_at: removed_at?.toISOString() ?? null,
    restored_at: restored_at?.toISOString() ?? null,
    unlabelled_at: unlabelled_at?.toISOString() ?? null,
  };
}
