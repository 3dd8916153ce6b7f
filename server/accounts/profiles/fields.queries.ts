import type { Role } from '../../../contract/core/roles.ts';
import type { Database } from '../../../database/connection.ts';

export interface ProfileFields {
  place?: { country: string | null; state: string | null; city: string | null } | undefined;
  languages?: string[] | undefined;
  categories?: string[] | undefined;
  website?: string | null | undefined;
  bio?: string | null | undefined;
  gender?: string | null | undefined;
  birthDate?: string | null | undefined;
  contents?: string[] | undefined;
  businessName?: string | undefined;
}

/** Writes the given fields to the profile of the role; what is undefined stays. */
export async function saveProfileFields(
  db: Database,
  { id, role, fields, now }: { id: number; role: Role; fields: ProfileFields; now: Date },
): Promise<void> {
  const { place, languages, categories, website, bio } = fields;
  const shared = {
    ...(place ? { country_id: place.country, state_id: place.state, city_id: place.city } : {}),
    ...(languages ? { languages } : {}),
    ...(categories ? { categories } : {}),
    ...(website === undefined ? {} : { website }),
    updated_at: now,
  };
  if (role === 'influencer') {
    await db
      .updateTable('influencer_profile')
      .set({
        ...shared,
        ...(bio === undefined ? {} : { bio }),
        ...(fields.gender === undefined ? {} : { gender_id: fields.gender }),
        ...(fields.birthDate === undefined ? {} : { birth_date: fields.birthDate }),
        ...(fields.contents ? { contents: fields.contents } : {}),
      })
      .where('account_id', '=', id)
      .execute();
    return;
  }
  await db
    .updateTable('business_profile')
    .set({
      ...shared,
      ...(bio === undefined ? {} : { about: bio }),
      ...(fields.businessName === undefined ? {} : { business_name: fields.businessName }),
    })
    .where('account_id', '=', id)
    .execute();
}
