import type { Context } from '../../kit/context/context.ts';
import { selectConnectedPlatforms, selectPosts } from './posts.queries.ts';

/** Platforms on which a person's posts are read. */
export async function findReadPlatforms(context: Context, ownerId: number): Promise<string[]> {
  return selectConnectedPlatforms(context.db, ownerId);
}

/** Posts read of a person's connected accounts that appeared since an instant, newest first. */
export async function findPosts(context: Context, ownerId: number, since: Date) {
  return selectPosts(context.db, ownerId, since);
}
