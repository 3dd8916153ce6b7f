import type { Context } from '../../kit/context/context.ts';
import { selectConnectedPlatforms, selectPosts, selectWanted, updateWanted } from './posts.queries.ts';

/** Platforms on which a person's posts are read. */
export async function findReadPlatforms(context: Context, ownerId: number): Promise<string[]> {
  return selectConnectedPlatforms(context.db, ownerId);
}

/** Posts read of a person's connected accounts that appeared since an instant, newest first. */
export async function findPosts(context: Context, ownerId: number, since: Date) {
  return selectPosts(context.db, ownerId, since);
}

export interface WantedPost {
  social_account_id: number;
  provider_media_id: string;
}

/** Has a post read and kept until then, also when newer ones displace it. */
export async function wantPost(tx: Context, post: WantedPost, until: Date): Promise<void> {
  await updateWanted(tx.db, post, until);
}

/** Ids of the posts of an account that are read also when they are not among the newest. */
export async function findWanted(context: Context, accountId: number): Promise<string[]> {
  return selectWanted(context.db, { accountId, now: context.now() });
}
