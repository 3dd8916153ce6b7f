import type { RosterProfile } from '../../../contract/operators/roster.ts';
import type { RosterRow } from './roster.queries.ts';

export function viewRosterProfile(row: RosterRow): RosterProfile {
  return {
    id: String(row.id),
    fullname: row.display_name,
    bio: row.bio,
    city: row.city,
    gender: row.gender_id,
    categories: row.category_names,
    topics: row.topics,
    accounts: row.accounts.map(({ platform_id: platform, handle, followers, as_of }) => ({
      platform,
      handle,
      followers,
      as_of: new Date(as_of).toISOString(),
    })),
    followers: row.followers,
    email: row.contact_email,
    mobile: row.contact_mobile,
    website: row.website,
    hidden: row.hidden_at === null ? 0 : 1,
    bookmarks: row.bookmarks ?? 0,
    unlocks: row.unlocks ?? 0,
    createdAt: row.created_at.toISOString(),
  };
}
