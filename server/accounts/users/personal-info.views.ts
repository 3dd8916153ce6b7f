import type { NotificationPreference, PersonalInfo } from '../../../contract/accounts/users.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { PersonalInfoRow, RateRow } from './personal-info.queries.ts';
import { completenessOf } from './personal-info.rules.ts';

export function viewPersonalInfo(
  row: PersonalInfoRow,
  rateRows: readonly RateRow[],
  preferences: NotificationPreference[],
): PersonalInfo {
  const info = {
    first_name: row.first_name,
    last_name: row.last_name,
    business_name: row.business_name,
    gender: row.gender_id,
    birth_date: row.birth_date,
    country: row.country_id,
    state: row.state_id,
    city: row.city_id,
    languages: row.languages ?? [],
    categories: row.categories ?? [],
    bio: row.bio ?? row.about,
    website: row.website,
    content_types: row.contents ?? [],
    rates: rateRows.map((rate) => ({
      platform: rate.platform_id,
      content_type: rate.content_type_id,
      price: toRupees(rate.price),
    })),
  };
  const filled = { ...info, profile_image: row.profile_image, social_accounts: row.has_social_account };
  return { ...info, ...completenessOf(row.role, filled), notification_preferences: preferences };
}
