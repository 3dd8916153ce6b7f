import type { OnlinePost } from '../../../contract/work/deliverables.ts';
import type { WatchedPost } from './watched-posts.queries.ts';

/** A published piece as it is read of the connected account. */
export function viewOnlinePost({ platform_id: platform, handle, average_views, ...post }: WatchedPost): OnlinePost {
  const { published_at, stays_until, removed_at, restored_at, unlabelled_at } = post;
  return {
    account: platform === null || handle === null ? null : { platform, handle, average_views },
    published_at: published_at.toISOString(),
    stays_until,
    removed_at: removed_at?.toISOString() ?? null,
    restored_at: restored_at?.toISOString() ?? null,
    unlabelled_at: unlabelled_at?.toISOString() ?? null,
  };
}
