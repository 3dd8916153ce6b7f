import type { Database } from '../connection.ts';
import { insertRows } from '../insert.ts';

const FEATURES = ['BrowseInfluencer', 'PostCampaign', 'MyCampaigns'] as const;

/** Marks the tours as finished for accounts that can sign in; they can be restarted in Help. */
export async function loadTours(
  db: Database,
  { accounts, now }: { accounts: readonly number[]; now: Date },
): Promise<void> {
  const rows = accounts.flatMap((account) =>
    FEATURES.map((feature) => ({ account_id: account, feature, status: 1, updated_at: now })),
  );
  await insertRows(db, 'walkthrough', rows);
}
