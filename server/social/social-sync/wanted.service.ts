import type { Context } from '../../kit/context/context.ts';
import { selectWanted, updateWanted } from './wanted.queries.ts';

interface WantedPost {
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
