import type { Database } from '../connection.ts';
import { insertRows, takeIds } from '../insert.ts';
import type { Creator } from './creator.ts';
import { accountRow, profileRow, rateRows, type StoredCreator, socialRows } from './creator-rows.ts';

interface LoadOptions {
  now: Date;
  /** Password hash for the few who can sign in. */
  passwordOf?: (creator: Creator) => string | null;
}

/**
 * Inserts creators with profile, social accounts, rates and, where claimed, their account; derived columns are written
 * as the triggers would.
 */
export async function loadCreators(
  db: Database,
  creators: readonly Creator[],
  { now, passwordOf = () => null }: LoadOptions,
): Promise<StoredCreator[]> {
  const ids = await takeIds(db, 'person_id', creators.length);
  const stored = creators.map((creator, index) => ({ ...creator, id: ids[index] ?? 0 }));
  const accounts = stored.filter((creator) => creator.isClaimed);
  await insertRows(
    db,
    'account',
    accounts.map((creator) => accountRow(creator, now, passwordOf(creator))),
  );
  await insertRows(
    db,
    'influencer_profile',
    stored.map((creator) => ({ ...profileRow(creator, now), search_text: '', search_names: '' })),
  );
  await insertRows(
    db,
    'social_account',
    stored.flatMap((creator) => socialRows(creator, now)),
  );
  await insertRows(db, 'rate_card', stored.flatMap(rateRows));
  return stored;
}
